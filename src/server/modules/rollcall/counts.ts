import { ROLLCALL_RESULT } from '../../../contract/generated/codes.ts';
import { entities, type NamingInstance } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { scopeSql } from '../../data/scope.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder, column } from '../../data/sql.ts';

/** How many of a roll are where. */
export interface Counts {
  readonly Should: number;
  readonly Signed: number;
  readonly Late: number;
  readonly Missing: number;
  readonly Absent: number;
  readonly LeaveCount: number;
  readonly Rate: number;
}

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

/** Counts of one roll over the students that the caller reaches. */
export async function figuresOf(engine: Engine, caller: Caller, instance: string): Promise<Counts> {
  const binder = new Binder();
  const where = ownRecords(engine, caller, instance, binder);
  const answer = await engine.database.query<Counts>(
    `SELECT ${COUNTS} FROM "NamingRecord" r WHERE ${where}`,
    binder.values,
  );
  return withAbsent(answer.rows[0]!);
}

/** The same for each class, those with most missing students first. */
export async function figuresByClass(
  engine: Engine,
  caller: Caller,
  instance: string,
): Promise<(Counts & { ClassName: string; ClassId: string | null })[]> {
  const binder = new Binder();
  const where = ownRecords(engine, caller, instance, binder);
  const answer = await engine.database.query<Counts & { ClassName: string; ClassId: string | null }>(
    `SELECT coalesce(max(k."ClassName"), '未分班') AS "ClassName", r."ClassId", ${COUNTS}
     FROM "NamingRecord" r LEFT JOIN "ClassInfo" k ON k."Id" = r."ClassId" WHERE ${where}
     GROUP BY r."ClassId"
     ORDER BY count(*) FILTER (WHERE r."Result" IN (${quoted(R.Missing, R.Absent)})) DESC, 1`,
    binder.values,
  );
  return answer.rows.map(withAbsent);
}

/** Who is missing while the roll is called is absent when it has ended: to the reader both did not come. */
const withAbsent = <Row extends Counts>(row: Row): Row => ({ ...row, Missing: row.Missing + row.Absent });

function ownRecords(engine: Engine, caller: Caller, instance: string, binder: Binder): string {
  const reached = scopeSql(engine.catalog, entityOf(engine, entities.NamingRecord), caller, binder, 'r');
  return `r."InstanceId" = ${binder.bind(instance)} AND r."IsDeleted" = 0 AND ${reached}`;
}
