import { entities, type SchoolYear } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { wroteTo } from '../../data/tables/journal.ts';
import type { RowHook, UndoneContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { changeRow, lockRow } from '../../data/write/system-write.ts';

const lockKey = 7_230_015;

/** A school without a current term works with the first one that it makes; terms that came in one workbook are held against each other. */
export async function afterYearSave(hook: RowHook<SchoolYear>): Promise<void> {
  await refuseOverlap(hook);
  // Two that are made at the same moment must not both become the current one.
  await hook.tx.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
  const current = await hook.tx.query(
    `SELECT 1 FROM "SchoolYear" WHERE "IsCurrent" = 1 AND "IsDeleted" = 0 LIMIT 1`,
  );
  if (current.rowCount > 0) return;
  const row = await lockRow(hook, entities.SchoolYear, String(hook.row['Id']));
  await changeRow(hook, entities.SchoolYear, row, { IsCurrent: 1 }, hook.enCode);
}

/** A school with terms works in exactly one of them: where somebody has changed a term since, half a turn of the year is none. */
export async function requireOneCurrent({ engine, tx, act }: UndoneContext): Promise<void> {
  if (!(await wroteTo(tx, act, entityOf(engine, entities.SchoolYear)))) return;
  const { rows } = await tx.query<{ terms: number; current: number }>(
    `SELECT count(*)::int AS terms, (count(*) FILTER (WHERE "IsCurrent" = 1))::int AS current FROM "SchoolYear" WHERE "IsDeleted" = 0`,
  );
  const { terms, current } = rows[0]!;
  if (current > 1) throw refuse('学期之后被修改过，撤销后会有多个当前学期；请在学年学期中直接设为当前');
  if (current === 0 && terms > 0)
    throw refuse('学期之后被修改或新增过，撤销后没有当前学期；请先在学年学期中把其他学期设为当前');
}

/** Terms do not overlap. */
export const beforeYearSave = refuseOverlap;

async function refuseOverlap({ tx, row, before }: RowHook<SchoolYear>): Promise<void> {
  const term: Row = row;
  const { rows } = await tx.query<{ year: string; first: string; last: string }>(
    `SELECT "YearName" AS year, to_char("StartDate", 'YYYY-MM-DD') AS first, to_char("EndDate", 'YYYY-MM-DD') AS last
     FROM "SchoolYear" WHERE "IsDeleted" = 0 AND "Id" <> $1 AND "StartDate" <= $3::date AND "EndDate" >= $2::date
     ORDER BY "StartDate" LIMIT 1`,
    [before?.['Id'] ?? term['Id'] ?? '', term['StartDate'], term['EndDate']],
  );
  const [other] = rows;
  if (!other) return;
  const Message = `学期时间与${other.year}学年的学期（${other.first}至${other.last}）重叠`;
  throw refuseFields([{ Key: 'StartDate', Message }]);
}
