import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { UNDO_DAYS } from '../../data/tables/journal.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { requireInScope } from '../../data/write/write.ts';
import type { UndoneTask } from './undo-record.ts';

const DAY_MS = 86_400_000;

/** @throws Refusal when the caller may not, or may no more, undo what a task wrote; grant and reach were judged before */
export function requireMay({ caller, now }: Pick<WriteContext, 'caller' | 'now'>, task: Row): void {
  const isOwner = task['CreateUserId'] === caller.subject.UserId;
  if (isOwner && !caller.grants.has(String(task['EnCode'])))
    throw refuse('您已没有该操作的权限，请由管理员撤销');
  const since = Date.parse(now) - Date.parse(String(task['FinishDate'] ?? now));
  if (since > UNDO_DAYS * DAY_MS) throw refuse(`超过${UNDO_DAYS}天的操作不能撤销`);
}

/** The same for an undo that begins later than it was asked for, with the reach of the moment. */
export async function requireMayUndo(context: WriteContext, name: UndoneTask, id: string): Promise<void> {
  requireMay(context, await requireInScope(context, entityOf(context.engine, name), id));
}
