import { ROLLCALL_RESULT } from '../../../contract/generated/codes.ts';
import { entities, type NamingInstance } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import type { WriteContext } from '../../data/module.ts';
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
export async function recount(context: WriteContext, instances: readonly string[]): Promise<void> {
  if (instances.length === 0) return;
  const columns = NAMES.map((name) => `i.${column<NamingInstance>(name)}`).join(', ');
  const counted = NAMES.map(
    (name) => `c.${column<NamingInstance>(name)}${name === 'Rate' ? '::numeric' : ''}`,
  );
  const set = NAMES.map((name, at) => `${column<NamingInstance>(name)} = ${counted[at]!}`).join(', ');
  await changeWhere(
    context,
    entities.NamingInstance,
    `UPDATE "NamingInstance" i SET ${set}
     FROM (SELECT r."InstanceId", ${COUNTS} FROM "NamingRecord" r
       WHERE r."InstanceId" = ANY($1) AND r."IsDeleted" = 0 GROUP BY r."InstanceId") c
     WHERE i."Id" = c."InstanceId" AND ROW(${columns}) IS DISTINCT FROM ROW(${counted.join(', ')})`,
    [instances],
    { as: 'count' },
  );
}
