import { formulaOrder, rowReads } from './formula-order.ts';
import type { EntityModel } from './model.ts';
import { ruleReads } from './reaching-rules.ts';

const known = new WeakMap<EntityModel, ReadonlySet<string>>();

/**
 * Columns of an entity that its formulas and rules look at or work out: who writes one of them passes the row through the
 * rules.
 */
export function lookedAt(entity: EntityModel): ReadonlySet<string> {
  const found = known.get(entity) ?? new Set([...formulaColumns(entity), ...ruleColumns(entity)]);
  known.set(entity, found);
  return found;
}

const formulaColumns = ({ fields }: EntityModel): string[] =>
  formulaOrder(fields).fields.flatMap(({ name, value }) =>
    value === undefined ? [] : [name, ...rowReads(value)],
  );

const ruleColumns = ({ file }: EntityModel): string[] => (file.rules ?? []).flatMap(ruleReads);
