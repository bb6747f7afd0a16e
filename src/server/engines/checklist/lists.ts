import type { Checklist as Block } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { ident } from '../../data/sql/sql.ts';

/** Steps that people go through, with the entities of the people and of their marks. */
export interface Checklist {
  readonly block: Block;
  readonly steps: EntityModel;
  readonly marks: EntityModel;
  readonly people: EntityModel;
  /** The entity of what has a list of steps, such as a year. */
  readonly owners: EntityModel;
}

interface Known {
  readonly catalog: Pick<Catalog, 'entities'>;
}

const known = new WeakMap<object, ReadonlyMap<string, Checklist>>();

/** Every checklist, by the entity of its steps. */
export function allChecklists({ catalog: { entities } }: Known): ReadonlyMap<string, Checklist> {
  const found = known.get(entities);
  if (found) return found;
  const all = new Map(
    [...entities.values()].flatMap((steps) => {
      const { checklist: block } = steps.file;
      if (!block) return [];
      const owners = entities.get(steps.fields.get(block.list)?.ref ?? '')!;
      const [marks, people] = [entities.get(block.marks)!, entities.get(block.people)!];
      return [[steps.name, { block, steps, marks, people, owners }] as const];
    }),
  );
  known.set(entities, all);
  return all;
}

/** The checklist whose steps an entity holds. */
export function checklistNamed(engine: Known, name: string): Checklist {
  const list = allChecklists(engine).get(name);
  if (!list) throw new Error(`${name} has no checklist`);
  return list;
}

/** The tables and columns of a checklist that its schema names, quoted. */
export const namesIn = ({ block, steps, marks, people, owners }: Checklist) => ({
  steps: ident(steps.table),
  marks: ident(marks.table),
  people: ident(people.table),
  owners: ident(owners.table),
  list: ident(block.list),
  person: ident(block.person),
});

/** Name under which a statement about one checklist is prepared. */
export const statementOf = ({ steps }: Checklist, what: string): string => `checklist_${what}_${steps.table}`;
