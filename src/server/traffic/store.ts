import type { CallOutput } from '../../contract/generated/calls.ts';
import type { Queryable } from '../data/database/database.ts';

/** Makes the table of bytes by day, Shanghai's days. */
export async function createTrafficTable(queryable: Queryable): Promise<void> {
  await queryable.query(
    'CREATE TABLE IF NOT EXISTS sys_traffic (day date PRIMARY KEY, bytes bigint NOT NULL)',
  );
}

/** Adds bytes to today; every node adds its own. */
export async function addTraffic(queryable: Queryable, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  await queryable.query(
    `INSERT INTO sys_traffic (day, bytes) VALUES (current_date, $1)
     ON CONFLICT (day) DO UPDATE SET bytes = sys_traffic.bytes + excluded.bytes`,
    [bytes],
  );
}

/** The bytes of one day of a month. */
export interface DayTraffic {
  readonly day: number;
  readonly bytes: number;
}

/**
 * Bytes of each day of a month, up to today. Days without traffic are 0; a month without any is empty.
 * @param month `YYYY-MM`; absent: this month
 */
export async function monthTraffic(queryable: Queryable, month: string | undefined): Promise<DayTraffic[]> {
  const answer = await queryable.query<DayTraffic>(
    `WITH month AS (SELECT date_trunc('month', coalesce($1::date, current_date))::date AS first),
       span AS (SELECT first, least((first + interval '1 month - 1 day')::date, current_date) AS last FROM month)
     SELECT extract(day FROM day.at)::int AS day, coalesce(t.bytes, 0)::float8 AS bytes
     FROM span, generate_series(span.first, span.last, interval '1 day') AS day(at)
       LEFT JOIN sys_traffic t ON t.day = day.at::date
     WHERE EXISTS (SELECT 1 FROM sys_traffic s WHERE s.day BETWEEN span.first AND span.last)
     ORDER BY 1`,
    [month === undefined ? null : `${month}-01`],
    'traffic_month',
  );
  return answer.rows;
}

const BITS = 8;
const GIGA = 1e9;

/** Gigabits, to the kilobit. */
const gigabits = (bytes: number) => Math.round((bytes * BITS * 1e6) / GIGA) / 1e6;

/** The same as bars: gigabits of each day. */
export async function monthBars(
  queryable: Queryable,
  month: string | undefined,
): Promise<CallOutput['Analysis/MonthBar']> {
  const days = await monthTraffic(queryable, month);
  return days.map(({ day, bytes }) => ({ x: `${day}日`, y: gigabits(bytes) }));
}
