import type { Queryable } from '../data/database/database.ts';

/** Days of the past that the demo school has traffic of, so that this month and the one before have a picture. */
const DAYS = 60;
const BYTES_A_STUDENT = 2_400_000;

/** Traffic of the demo school before today: less at weekends, and never twice the same. Today is counted for real. */
export async function seedTraffic(queryable: Queryable, students: number): Promise<void> {
  await queryable.query(
    `INSERT INTO sys_traffic (day, bytes)
     SELECT day.at::date, round($1::float8 * CASE WHEN extract(isodow FROM day.at) > 5 THEN 0.45 ELSE 1 END
       * (1 + 0.22 * sin(extract(doy FROM day.at)::float8 * 1.7)))::bigint
     FROM generate_series(current_date - $2::int, current_date - 1, interval '1 day') AS day(at)
     ON CONFLICT (day) DO NOTHING`,
    [students * BYTES_A_STUDENT, DAYS],
  );
}
