import type { ActionFile, FieldFile, PageButton, Verb } from '../../contract/generated/meta.ts';

const words = (title: string, required = true): FieldFile => ({
  type: 'longtext',
  title,
  length: 500,
  required,
});

/** What verbs ask for when their action says nothing (domain/04-calls section 5). */
export const DEFAULT_PARAMS: Partial<Record<Verb, Readonly<Record<string, FieldFile>>>> = {
  approve: { Opinion: words('审批意见', false) },
  reject: { Opinion: words('驳回原因') },
  back: { Opinion: words('退回原因') },
  void: { Reason: words('作废原因') },
};

/** The parameters that are asked for before an action runs. */
export const paramsOf = (action: ActionFile): Readonly<Record<string, FieldFile>> =>
  action.params ?? DEFAULT_PARAMS[action.verb] ?? {};

/** The question before an action runs on some rows; none when it needs none. */
export function questionOf(button: PageButton, action: ActionFile, count: number): string | undefined {
  const text = button.confirm ?? action.confirm;
  if (text !== undefined) return text;
  if (action.verb === 'delete') return count > 1 ? `确定删除选中的${count}条记录吗？` : '确定删除该记录吗？';
  if (action.verb === 'withdraw') return '确定撤回该申请吗？';
  return count > 1 ? `确定对选中的${count}条记录执行“${button.text ?? action.title}”吗？` : undefined;
}

/** The question before an action runs on all rows that match. */
export function questionOfAll(button: PageButton, action: ActionFile, count: number): string {
  const name = button.text ?? action.title;
  return `确定对全部符合条件的 ${count.toLocaleString('en')} 条记录执行“${name}”吗？已处理的记录不会自动还原。`;
}
