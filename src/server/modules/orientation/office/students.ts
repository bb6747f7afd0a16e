import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { advisoryLock } from '../../../data/database/advisory-lock.ts';
import type { Row } from '../../../../contract/rules.ts';
import { changeRows } from '../../../data/write/bulk-write.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { wireColumns } from '../../../data/sql/wire-columns.ts';
import { twoDigits } from '../../../engines/numbered/numbered.ts';

/** Gives new students that come, have a class and no number the next numbers of their class. */
export async function generateNumbers(context: HandlerContext): Promise<{ Count: number }> {
  const { engine, tx, caller, entity, enCode, params } = context;
  await advisoryLock(tx, 'student numbers');
  const binder = new Binder();
  const batch = binder.bind(params['BatchId']);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const waiting = await tx.query<Row & { ClassCode: string }>(
    `SELECT ${wireColumns(entity, 't')}, c."ClassCode" FROM "NewStudent" t JOIN "ClassInfo" c ON c."Id" = t."ClassId"
     WHERE t."BatchId" = ${batch} AND t."StudentNo" IS NULL AND t."CheckinState" <> '${CHECKIN_STATE.NotComing}' AND t."IsDeleted" = 0 AND ${scope}
     ORDER BY c."ClassCode", t."ExamineeNo" FOR UPDATE OF t`,
    binder.values,
  );
  if (waiting.rows.length === 0) throw refuse('没有已分班且缺学号的新生');
  const next = await nextNumbers(context, new Set(waiting.rows.map(({ ClassCode }) => ClassCode)));
  const changes = waiting.rows.map(({ ClassCode, ...before }) => ({
    before,
    after: { ...before, StudentNo: `${ClassCode}${twoDigits(next(ClassCode))}` },
  }));
  await changeRows(context, entity, changes, enCode);
  return { Count: changes.length };
}

/** Counts on from the greatest number of each class. */
async function nextNumbers({ tx }: HandlerContext, classes: ReadonlySet<string>) {
  const answer = await tx.query<{ code: string; last: number }>(
    `SELECT k.code, max(substr(n."StudentNo", length(k.code) + 1)::int) AS last
     FROM unnest($1::text[]) AS k(code)
     JOIN (SELECT "StudentNo" FROM "Student" UNION ALL SELECT "StudentNo" FROM "NewStudent") n
       ON starts_with(n."StudentNo", k.code) AND substr(n."StudentNo", length(k.code) + 1) ~ '^[0-9]{2,3}$'
     GROUP BY k.code`,
    [[...classes]],
  );
  const last = new Map(answer.rows.map(({ code, last: number }) => [code, number]));
  return (code: string): number => {
    const number = (last.get(code) ?? 0) + 1;
    last.set(code, number);
    return number;
  };
}
