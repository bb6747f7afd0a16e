import type { FieldFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';

/** Whether an item of a dictionary was stored in the row before, so that it may stay there after it was switched off. */
export type Kept = (dictionary: string, code: string) => boolean;

/** The items that a stored row holds, in its lines too; undefined for a new row, which holds none. */
export function keptCodes(entity: EntityModel, before: Row | null): Kept | undefined {
  if (before === null) return undefined;
  const held = new Set(
    codesIn(
      [...entity.fields.values()].map((field) => [field.name, field]),
      before,
    ),
  );
  return (dictionary, code) => held.has(`${dictionary} ${code}`);
}

function codesIn(fields: readonly (readonly [string, FieldFile])[], row: Row): string[] {
  return fields.flatMap(([name, field]) => {
    const value = row[name];
    if (field.type === 'dict' || field.type === 'dicts')
      return [value].flat().map((code) => `${field.dict} ${String(code)}`);
    if (field.type !== 'list' || !field.fields || !Array.isArray(value)) return [];
    return value.flatMap((line) => codesIn(Object.entries(field.fields!), line as Row));
  });
}
