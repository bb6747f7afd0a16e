import { parseCondition } from '../../../contract/conditions/parse.ts';
import { readsOf } from '../../../contract/conditions/tree.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import { treeToSql } from '../expressions/condition-sql.ts';
import type { Binder } from '../sql/sql.ts';
import { rowOptions } from './scope.ts';

/**
 * Condition in SQL: the rows that the filter of a reference offers where a list is narrowed by it. What `form` does not say, such as
 * a college that nobody has chosen or is asked for, narrows nothing: a form would wait for it.
 */
export function narrowedSql(
  entity: EntityModel,
  source: string,
  names: { readonly me: Subject; readonly form: Row },
  binder: Binder,
  alias: string,
): string {
  const tree = parseCondition(source);
  const isSaid = (path: string) => !path.startsWith('form.') || (names.form[path.slice(5)] ?? '') !== '';
  const parts = (tree.kind === 'and' ? tree.items : [tree]).filter((part) => readsOf(part).every(isSaid));
  const told = parts.map((part) => treeToSql(part, source, rowOptions(entity, names, binder, alias)));
  return told.length === 0 ? 'TRUE' : `(${told.join(' AND ')})`;
}
