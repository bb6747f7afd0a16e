import type { FormPage } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { valueOf } from '../../schema/judge.ts';
import { useFound } from '../useFound.ts';
import { useRow } from '../useRow.ts';

/** The values that a row is looked for with. */
export function wantedOf(find: FormPage['find'], me: Subject): Row | undefined {
  if (!find) return undefined;
  return Object.fromEntries(Object.entries(find).map(([name, formula]) => [name, valueOf(formula, { me })]));
}

/** How far the looking for a row has come. */
interface Last {
  readonly isOver: boolean;
  readonly row?: Row;
  readonly failure?: string | undefined;
}

/** The row that a new one follows; nothing is looked for where the page names none, or no row is new. */
export function useLast(
  entity: EntityModel,
  last: FormPage['last'] | false,
  me: Subject,
): [Last, again: () => void] {
  const { find, sort, entity: name = entity.name } = last || {};
  const other = name === entity.name ? undefined : name;
  const [found, findAgain] = useFound(name, wantedOf(find, me), sort);
  const id = found.isOver ? found.id : undefined;
  const [state, reload] = useRow(name, id);
  // A row of somewhere else spares typing; a reader who does not reach it types.
  if (other !== undefined && (found.isOver ? state.failure : found.failure) !== undefined)
    return [{ isOver: true }, findAgain];
  if (!found.isOver) return [{ isOver: false, failure: found.failure }, findAgain];
  if (id === undefined) return [{ isOver: true }, findAgain];
  if (!state.row) return [{ isOver: false, failure: state.failure }, reload];
  return [
    { isOver: true, row: other === undefined ? plainOf(entity, state.row) : unmasked(state.row) },
    reload,
  ];
}

/** The same where the fields of the entity are not at hand: no value that is shown plain holds a star. */
const unmasked = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !String(value).includes('*')));

/** What is masked in one row is no value for another. */
export const plainOf = ({ fields }: Pick<EntityModel, 'fields'>, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => {
      const { mask, class: kind } = fields.get(name) ?? {};
      return (mask === undefined && kind !== 'sensitive') || !String(value).includes('*');
    }),
  );
