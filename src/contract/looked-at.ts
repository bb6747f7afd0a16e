import { formulaOrder, rowReads } from './formula-order.ts';
import type { EntityModel } from './model.ts';
import { ruleReads } from './reaching-rules.ts';

const known = new WeakMap<EntityModel, ReadonlySet<string>>();

/**
 * Columns of an entity that its formulas and rules look at or work out: who writes one of them passes the row through the
 * rules.
 */
export function lookedAt(entity: EntityModel): ReadonlySet<string> {
  const before = known.get(entity);
  if (before) return before;
  const found = new Set([...formulaColumns(entity), ...ruleColumns(entity)]);
  // What is worked out at every read is stored nowhere: it counts where a rule or a stored formula looks at it.
  for (const { name, value, live } of [...formulaOrder(entity.fields).fields].reverse())
    if (live && value !== undefined && found.has(name)) for (const read of rowReads(value)) found.add(read);
  known.set(entity, found);
  return found;
}

const formulaColumns = ({ fields }: EntityModel): string[] =>
  formulaOrder(fields).fields.flatMap(({ name, value, live }) =>
    value === undefined || live ? [] : [name, ...rowReads(value)],
  );

const ruleColumns = ({ file }: EntityModel): string[] => (file.rules ?? []).flatMap(ruleReads);
