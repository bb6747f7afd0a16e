import { ROLLCALL_RESULT } from '../../../contract/generated/codes.ts';
import type { NamingInstance } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';
import { column } from '../../data/sql.ts';

const R = ROLLCALL_RESULT;
const quoted = (...codes: string[]) => codes.map((code) => `'${code}'`).join(', ');
const came = `r."Result" IN (${quoted(R.Present, R.MadeUp, R.Late)})`;
const expected = `r."Result" NOT IN (${quoted(R.OnLeave, R.Exempt)})`;

const RATE = `coalesce(round(100.0 * count(*) FILTER (WHERE ${came}) / nullif(count(*) FILTER (WHERE ${expected}), 0), 1), 0)::float8`;

/** Columns of counts over records (alias r). */
const COUNTS = `count(*)::int AS "Should",
  (count(*) FILTER (WHERE r."Result" IN (${quoted(R.Present, R.MadeUp)})))::int AS "Signed",
  (count(*) FILTER (WHERE r."Result" = '${R.Late}'))::int AS "Late",
  (count(*) FILTER (WHERE r."Result" = '${R.Missing}'))::int AS "Missing",
  (count(*) FILTER (WHERE r."Result" = '${R.Absent}'))::int AS "Absent",
  (count(*) FILTER (WHERE r."Result" IN (${quoted(R.OnLeave, R.Exempt)})))::int AS "LeaveCount",
  ${RATE} AS "Rate"`;

const NAMES: readonly (keyof NamingInstance & string)[] = [
  'Should',
  'Signed',
  'Late',
  'Missing',
  'Absent',
  'LeaveCount',
  'Rate',
];

/** Writes the counts of rolls into their rows; rows that are right already are left alone. */
export async function recount(tx: Queryable, instances: readonly string[]): Promise<void> {
  if (instances.length === 0) return;
  const columns = (alias: string) =>
    NAMES.map((name) => `${alias}.${column<NamingInstance>(name)}`).join(', ');
  const cast = NAMES.map((name) =>
    name === 'Rate' ? 'c."Rate"::numeric' : `c.${column<NamingInstance>(name)}`,
  ).join(', ');
  await tx.query(
    `UPDATE "NamingInstance" i SET (${NAMES.map(column<NamingInstance>).join(', ')}) = ROW(${cast})
     FROM (SELECT r."InstanceId", ${COUNTS} FROM "NamingRecord" r
       WHERE r."InstanceId" = ANY($1) AND r."IsDeleted" = 0 GROUP BY r."InstanceId") c
     WHERE i."Id" = c."InstanceId" AND ROW(${columns('i')}) IS DISTINCT FROM ROW(${cast})`,
    [instances],
  );
}
