import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { StandardRow, StandardRows } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import { addRows } from './bulk-write.ts';
import type { WriteContext } from '../module.ts';
import { defaultsOf, rulesOf } from './row-rules.ts';

/**
 * Adds the rows that come with new rows of an entity (`standard` in the files of other entities), under the EnCode that made
 * those. `sent` names entities whose rows the caller sent along: these are what was wanted.
 */
export async function addStandardRows(
  context: WriteContext,
  owner: EntityModel,
  owners: readonly Row[],
  enCode: string,
  sent: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (owners.length === 0) return;
  for (const entity of context.engine.catalog.entities.values()) {
    const { standard } = entity.file;
    if (standard?.with !== owner.name || sent.has(entity.name)) continue;
    const rows = owners.flatMap((row) => rowsWith(context, entity, standard, row));
    if (rows.length > 0) await addRows(context, entity, rows, enCode);
  }
}

function rowsWith(context: WriteContext, entity: EntityModel, standard: StandardRows, owner: Row): Row[] {
  const names = { row: owner, me: context.caller.subject, now: context.now };
  const rules = rulesOf(context.engine, context.caller, context.now);
  const start = defaultsOf(entity);
  const valuesOf = ({ values, set }: StandardRow): Row => ({
    ...values,
    ...evaluated({ ...standard.set, ...set }, names),
    [standard.by]: owner['Id'],
  });
  return standard.rows
    .filter(({ when }) => when === undefined || compileCondition(when).test(names))
    .map((one) => computeRow(entity, { ...start, ...valuesOf(one) }, rules));
}

const evaluated = (formulas: Readonly<Record<string, string>>, names: Record<string, unknown>): Row =>
  Object.fromEntries(
    Object.entries(formulas).map(([name, source]) => [name, compileCondition(source).evaluate(names)]),
  );
