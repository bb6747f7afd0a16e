import type { ActionFile, Verb } from '../../../contract/generated/meta.ts';

const SAVED: ReadonlySet<Verb> = new Set<Verb>(['add', 'edit', 'save']);

/** What is told when an action succeeded (domain/00-overview 0.5). */
export function successText(action: ActionFile): string {
  if (action.success !== undefined) return action.success;
  if (SAVED.has(action.verb)) return '保存成功';
  if (action.verb === 'submit') return '提交成功';
  return action.verb === 'delete' ? '删除成功' : '操作成功';
}
