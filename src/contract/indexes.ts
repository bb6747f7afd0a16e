import type { EntityFile, IndexUse, ListPage } from './generated/meta.ts';
import { FLOW_STATUS } from './generated/codes.ts';
import { viewFields } from './page.ts';
import { isDerived, STUDENT_LEVELS, type EntityModel, type FieldModel } from './model.ts';

/** The condition of the rows of a flow that wait for somebody. */
export const FLOW_WAITING = `row.Status == '${FLOW_STATUS.Running}'`;

/** The condition of those that wait for several at once: for people one by one, or for people and roles at several nodes. */
export const FLOW_SHARED = `${FLOW_WAITING} && size(row.Holders) > 1`;

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

/** What an entity declares by `indexes`, and what every approval needs: the applications that wait, those of a role, those of several at once, and all, in the order of their submission. */
export function declaredIndexes(file: EntityFile): DeclaredIndex[] {
  const submitted: DeclaredIndex[] = file.flow
    ? [
        { fields: ['SubmitDate', 'Id'], when: FLOW_WAITING },
        { fields: ['SubmitDate', 'Id'], when: FLOW_SUBMITTED },
        { fields: ['CurrentRole', 'SubmitDate'], when: FLOW_WAITING },
        { fields: ['SubmitDate', 'Id'], when: FLOW_SHARED },
      ]
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

/** Whether there are rows of it for each person, or for each thing that a person does: they grow without an end. */
export function grows(entities: ReadonlyMap<string, EntityModel>, { file }: EntityModel): boolean {
  const above = file.parent && entities.get(file.parent.entity);
  if (above) return grows(entities, above);
  return (file.traits ?? []).length > 0 || file.own !== undefined || file.account !== undefined;
}

/** The fields by whose values a list page picks out rows: those of its filters, its tree, its views and its groups. */
export function narrowingFields(page: ListPage, { fields }: EntityModel): FieldModel[] {
  const filters = (page.filters ?? []).flatMap((use): readonly string[] => {
    if (typeof use === 'string') return [use];
    return use.student ? STUDENT_LEVELS : [use.field ?? use.range ?? ''];
  });
  const parts = [page.tree?.field, page.groups?.field, ...viewFields(page)];
  return [...new Set([...filters, ...parts])]
    .flatMap((name) => fields.get(name ?? '') ?? [])
    .filter((field) => !isDerived(field) && !field.sealed);
}

/** The order in which a list page opens. */
export const openingOrder = (page: ListPage, { sort }: EntityModel): string =>
  page.sort?.replace(/^-/, '') ?? sort.field;
