import type { EntityFile, IndexUse } from './generated/meta.ts';
import { FLOW_STATUS } from './generated/codes.ts';
import type { EntityModel } from './model.ts';

/** The condition of the rows of a flow that wait for somebody. */
export const FLOW_WAITING = `row.Status == '${FLOW_STATUS.Running}'`;

/** The condition of those that were ever submitted: drafts have no date by which they could stand among the others. */
export const FLOW_SUBMITTED = `row.Status != '${FLOW_STATUS.Draft}'`;

/** An index as an entity declares it. */
export interface DeclaredIndex {
  readonly fields: readonly string[];
  /** The rows that it holds; absent: all that are not deleted. */
  readonly when?: string;
}

/** An entry of `indexes` in its long form. */
export const declaredIndex = (use: IndexUse): DeclaredIndex =>
  Array.isArray(use) ? { fields: use } : (use as DeclaredIndex);

/** What an entity declares by `indexes`, and what every approval needs: the applications that wait, and all, in the order of their submission. */
export function declaredIndexes(file: EntityFile): DeclaredIndex[] {
  const submitted = file.flow
    ? [FLOW_WAITING, FLOW_SUBMITTED].map((when) => ({ fields: ['SubmitDate', 'Id'], when }))
    : [];
  return [...(file.indexes ?? []).map(declaredIndex), ...submitted];
}

/** Every order that the table of an entity can be read along; scopes and references have further ones. */
export function ordersOf(entity: EntityModel): DeclaredIndex[] {
  const { file, fields } = entity;
  const single = [...fields.values()]
    .filter(({ unique, index }) => unique || index)
    .map(({ name }) => [name]);
  const plain = [['Id'], [entity.sort.field, 'Id'], ...single, ...(file.unique ?? [])];
  return [...plain.map((names) => ({ fields: names })), ...declaredIndexes(file)];
}
