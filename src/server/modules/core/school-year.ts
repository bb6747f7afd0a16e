import { entities, type SchoolYear } from '../../../contract/generated/entities.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { entityOf } from '../../data/entities.ts';
import { wroteTo } from '../../data/tables/journal.ts';
import type { RowHook, UndoneContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow, lockRow } from '../../data/write/system-write.ts';

/** A school without a current term works with the first one that it makes. */
export async function afterYearSave(hook: RowHook<SchoolYear>): Promise<void> {
  // Two that are made at the same moment must not both become the current one.
  await advisoryLock(hook.tx, 'current term');
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
