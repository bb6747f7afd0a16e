import type { Client } from 'pg';

const batchRows = 100_000;

/**
 * Fills leave/LeaveApply up to `rows` rows by set-based statements: every student of the demo school takes leave again and
 * again over four years, with the shares of types and statuses that the demo school has.
 */
export async function fillLeave(client: Client, rows: number): Promise<void> {
  const { rows: found } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM "LeaveApply"');
  const present = found[0]!.n;
  if (present >= rows) return;
  await client.query('BEGIN');
  const indexes = await client.query<{ name: string; definition: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = '"LeaveApply"'::regclass AND NOT i.indisunique AND NOT i.indisexclusion`,
  );
  for (const { name } of indexes.rows) await client.query(`DROP INDEX "${name}"`);
  for (let from = present; from < rows; from += batchRows)
    await client.query(FILL, [from, Math.min(from + batchRows, rows)]);
  for (const { definition } of indexes.rows) await client.query(definition);
  await client.query('COMMIT');
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
}

/** Rows from $1 to $2, those of one student apart from each other; `dice` and `half` are steady numbers, so that each run measures the same rows. */
const FILL = `
INSERT INTO "LeaveApply" ("Id", "CreateUserId", "CreateUserName", "CreateDate", "UpdateDate", "IsDeleted", "Version", "ApplyNo",
  "StudentId", "StudentNo", "TrueName", "Gender", "TrainLevel", "CollegeId", "MajorId", "ClassId", "GradeYear", "CounsellorId", "TutorId",
  "Status", "CurrentNode", "CurrentNodeName", "CurrentRole", "HandledUserIds", "SubmitDate", "FinishDate",
  "LeaveType", "LeaveScope", "StartTime", "EndTime", "Days", "IsStayOut", "Reason", "DestRegion", "DestAddress", "Transport",
  "Phone", "EmergencyName", "EmergencyPhone", "ParentKnown", "CourseCount", "IsMakeup", "LeaveState", "Level", "TermDays")
WITH students AS (SELECT s.*, row_number() OVER (ORDER BY "StudentNo") - 1 AS place FROM "Student" s
    WHERE "IsDeleted" = 0 AND "ClassId" IS NOT NULL),
  numbers AS (SELECT n, abs(hashint8(n)::bigint) % 100 AS dice, 1 + abs(hashint8(n + 7)::bigint) % 6 AS half,
    n % (SELECT count(*) FROM students) AS place, n / (SELECT count(*) FROM students) AS turn,
    date_trunc('second', now() - interval '3 days' - (abs(hashint8(n + 13)::bigint) % 126144000) * interval '1 second') AS made
    FROM generate_series($1::bigint, $2::bigint - 1) n),
  drawn AS (SELECT *, CASE WHEN dice < 82 THEN '2' WHEN dice < 90 THEN '1' WHEN dice < 94 THEN '3' WHEN dice < 97 THEN '4' ELSE '0' END AS status
    FROM numbers)
SELECT lpad(to_hex((extract(epoch FROM made) * 1000)::bigint), 12, '0') || substr(md5(n::text), 1, 20),
  s."UserId", s."TrueName", made, made, 0, 3, 'QJ' || to_char(made, 'YYYYMMDD') || lpad(n::text, 7, '0'),
  s."Id", s."StudentNo", s."TrueName", s."Gender", s."TrainLevel", s."CollegeId", s."MajorId", s."ClassId", s."GradeYear",
  s."CounsellorId", s."TutorId", status,
  CASE status WHEN '1' THEN 'counsellor' END, CASE status WHEN '1' THEN '辅导员审批' END, CASE status WHEN '1' THEN 'counsellor' END,
  CASE WHEN status IN ('2', '3') THEN jsonb_build_array(md5(s."ClassId")) ELSE '[]' END,
  CASE WHEN status <> '0' THEN made END, CASE WHEN status IN ('2', '3') THEN made + interval '5 hours' END,
  (ARRAY['1', '1', '1', '1', '1', '2', '2', '2', '3', '9'])[1 + (n / 3) % 10], (ARRAY['0', '0', '0', '1', '2', '3'])[1 + n % 6],
  timestamptz '2000-01-01' + turn * interval '4 days', timestamptz '2000-01-01' + turn * interval '4 days' + half * interval '12 hours', half / 2.0, (half > 1)::int::smallint,
  '家中有事需要回家处理，第' || n || '次申请', CASE WHEN n % 6 > 2 THEN '360100' END, CASE WHEN n % 6 > 2 THEN '示范路' || n % 900 || '号' END,
  CASE WHEN n % 6 > 2 THEN '1' END, '138' || lpad((n % 100000000)::text, 8, '0'), '家长' || n % 1000,
  '139' || lpad((n % 100000000)::text, 8, '0'), 1, (n % 12)::int, 0,
  CASE WHEN status <> '2' THEN '0' WHEN n % 50 = 0 THEN '5' ELSE '4' END, 1, half / 2.0
FROM drawn JOIN students s USING (place)`;
