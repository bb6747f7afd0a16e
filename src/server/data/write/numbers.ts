import type { Transaction } from '../database/database.ts';

/** The next number of a prefix for a day: prefix + yyyyMMdd + at least 4 digits (domain/00-overview 0.2). */
export async function nextNumber(tx: Transaction, prefix: string, now: string): Promise<string> {
  const day = now.slice(0, 10).replaceAll('-', '');
  const answer = await tx.query<{ last: number }>(
    `INSERT INTO sys_number (prefix, day, last) VALUES ($1, $2, 1)
     ON CONFLICT (prefix, day) DO UPDATE SET last = sys_number.last + 1 RETURNING last`,
    [prefix, day],
  );
  return `${prefix}${day}${String(answer.rows[0]!.last).padStart(4, '0')}`;
}
