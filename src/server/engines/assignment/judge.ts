import type { Row } from '../../../contract/rules.ts';
import { changeRows } from '../../data/write/bulk-write.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { labelsOf } from './names.ts';
import { followPlan, type Assigning } from './plan.ts';
import { lockedRows } from './posts.ts';

/**
 * Judges an assignment before it is stored: it has one target, ends no earlier than it begins, and no other one of that
 * post at that target overlaps it. An import replaces the earlier one; every other act is told whose it is.
 */
export async function judgeAssignment(hook: RowHook): Promise<void> {
  const by = followPlan(hook.engine.catalog).assigning.find(({ entity }) => entity === hook.entity);
  if (!by) return;
  const target = requireTarget(by, hook.row);
  const { row } = hook;
  const ends = row[by.to] ?? null;
  if (ends !== null && String(ends) < String(row[by.from])) {
    const [from, to] = [by.from, by.to].map((name) => by.entity.fields.get(name)!.title);
    throw refuseFields([{ Key: by.to, Message: `${to}不能早于${from}` }]);
  }
  // Two assignments to one target are judged one after the other.
  await hook.tx.query(`SELECT 1 FROM ${ident(target.entity.table)} WHERE "Id" = $1 FOR UPDATE`, [
    row[target.field],
  ]);
  const others = await overlapping(hook, by, target.field);
  if (others.length === 0) return;
  const action = hook.engine.catalog.enCodes.get(hook.enCode)?.action;
  const earlier = others.filter((other) => String(other[by.from]) < String(row[by.from]));
  if (action?.verb === 'import' && earlier.length === others.length) {
    const changes = earlier.map((before) => ({ before, after: { ...before, [by.to]: row[by.from] } }));
    await changeRows(hook, by.entity, changes, hook.enCode);
    return;
  }
  const { post, person } = await labelsOf(hook, by, others[0]!);
  const since = String(others[0]![by.from]);
  const Message = `该${target.entity.title}已分配${post}${person}（${since}起），请先结束其任职或直接更换`;
  throw refuseFields([{ Key: target.field, Message }]);
}

function requireTarget(by: Assigning, row: Row): Assigning['targets'][number] {
  const filled = by.targets.filter(({ field }) => (row[field] ?? null) !== null);
  const [target] = filled;
  if (target && filled.length === 1) return target;
  const titles = by.targets.map(({ field }) => by.entity.fields.get(field)!.title);
  const Message = target ? `${titles.join('、')}只能填写一项` : `请选择${titles.join('或')}`;
  throw refuseFields([{ Key: filled[1]?.field ?? by.targets[0]!.field, Message }]);
}

/** Assignments of the same post at the same target that share a day with the row. */
async function overlapping(hook: RowHook, by: Assigning, target: string): Promise<Row[]> {
  const { row, before } = hook;
  const binder = new Binder();
  const begins = `${binder.bind(row[by.from])}::date`;
  const ends = `${binder.bind(row[by.to] ?? null)}::date`;
  const [from, to] = [`a.${ident(by.from)}`, `a.${ident(by.to)}`];
  const answer = await hook.tx.query<{ Id: string }>(
    `SELECT a."Id" FROM ${ident(by.entity.table)} a WHERE a."IsDeleted" = 0 AND a.${ident(target)} = ${binder.bind(row[target])}
       AND a.${ident(by.post)} = ${binder.bind(row[by.post])} AND a."Id" <> ${binder.bind(before?.['Id'] ?? '')}
       AND (${ends} IS NULL OR (${begins} < ${ends} AND ${from} < ${ends}))
       AND (${to} IS NULL OR (${from} < ${to} AND ${begins} < ${to}))`,
    binder.values,
  );
  return lockedRows(
    hook,
    by,
    answer.rows.map(({ Id }) => Id),
  );
}
