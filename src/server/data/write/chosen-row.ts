import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext } from '../module.ts';
import { refuse } from '../refusal.ts';

/** The one row that an action is about. @throws Refusal where none was chosen */
export function chosenRow({ rows: [row] }: Pick<HandlerContext, 'rows'>): Row {
  if (!row) throw refuse('请选择要操作的记录');
  return row;
}
