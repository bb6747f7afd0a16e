import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext } from '../module.ts';
import type { Named } from '../row-of.ts';
import { refuse } from '../refusal.ts';

/** The one row that an action is about, by the names of its type. @throws Refusal where none was chosen, or several */
export function chosenRow<Stored extends object = Row>({
  rows: [row, ...others],
}: Pick<HandlerContext, 'rows'>): Named<Stored> {
  if (!row) throw refuse('请选择要操作的记录');
  if (others.length > 0) throw refuse('该操作一次只能处理一条记录');
  return row as Named<Stored>;
}
