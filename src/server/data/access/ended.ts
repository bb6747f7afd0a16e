import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FieldFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Binder } from '../sql/sql.ts';
import { rowCondition } from './scope.ts';

/** Whether a row has ended, as its entity says. */
export function hasEnded(entity: EntityModel, row: Row | null): boolean {
  const { ends } = entity.file;
  return ends !== undefined && row !== null && compileCondition(ends.when).test({ row });
}

/** What says of a reference whether rows that have ended may be chosen. */
type Choosing = Pick<FieldFile, 'filter' | 'readonly' | 'value'>;

const ownReads = (condition: string): string[] =>
  compileCondition(condition).reads.flatMap((path) => (path.startsWith('row.') ? [path.split('.')[1]!] : []));

/** When a row of the target has ended, where the field does not offer such rows; a filter that reads the same fields decides alone. */
function endWhen({ filter, readonly, value }: Choosing, target: EntityModel): string | undefined {
  const when = target.file.ends?.when;
  if (when === undefined || readonly || value !== undefined) return undefined;
  const decided = filter === undefined ? [] : ownReads(filter);
  return ownReads(when).some((name) => decided.includes(name)) ? undefined : when;
}

/** Fields of the target that tell whether a row of it has ended; none where that is not asked of the field's choices. */
export function endReads(field: Choosing, target: EntityModel): string[] {
  const when = endWhen(field, target);
  return when === undefined ? [] : ownReads(when);
}

/** What the end of a row is called that the field does not offer for it; undefined for a row that may be chosen. */
export function endOf(field: Choosing, target: EntityModel, row: Row | undefined): string | undefined {
  const isOver = endWhen(field, target) !== undefined && hasEnded(target, row ?? null);
  return isOver ? target.file.ends?.title : undefined;
}

/** Condition in SQL: the rows that the field offers have not ended. */
export function notEndedSql(field: Choosing, target: EntityModel, binder: Binder, alias: string): string {
  const when = endWhen(field, target);
  return when === undefined ? 'TRUE' : `(${rowCondition(target, when, {}, binder, alias)}) IS NOT TRUE`;
}
