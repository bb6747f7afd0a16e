import type { PrintPage, PrintPart } from '../generated/meta.ts';
import type { EntityModel } from '../model.ts';

/** The field by which rows of `entity` name a row of another: as its sub-table, else in a reference. */
export function linkTo(entity: EntityModel, target: string): string | undefined {
  if (entity.file.parent?.entity === target) return entity.file.parent.field;
  return [...entity.fields.values()].find(({ type, ref }) => type === 'ref' && ref === target)?.name;
}

/** Other entities whose rows a document shows. */
export function linkedEntities(page: PrintPage, entity: EntityModel): string[] {
  const named = page.parts.flatMap(({ part, lines, photoOf }) => [
    ...(part === 'table' && lines !== undefined && !entity.fields.has(lines) ? [lines] : []),
    ...(photoOf === undefined ? [] : [photoOf]),
  ]);
  return [...new Set(named)];
}

/** The fields of a document's parts that must have a value, and the photo that must be there. */
export const needsOf = (parts: readonly PrintPart[]): readonly string[] =>
  parts.flatMap(({ needs }) => needs ?? []);
