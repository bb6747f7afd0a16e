import { memoized } from '../../../contract/memoized.ts';
import { hasDisplayTwin, type EntityModel, type FieldModel } from '../../../contract/model.ts';

const isAttachment = (field: FieldModel): boolean => field.type === 'file' || field.type === 'image';

/** Name of the display text that travels beside a field: `XxxName` for `Xxx` and `XxxId`, `XxxList` for attachments. */
export function displayFieldName(field: FieldModel): string | undefined {
  if (hasDisplayTwin(field)) return `${field.name.replace(/Id$/, '')}Name`;
  return isAttachment(field) ? `${field.name}List` : undefined;
}

/** The twins of an entity by name. A field that is declared under the name of a twin takes its place. */
export const displayFields = memoized((entity: EntityModel): ReadonlyMap<string, FieldModel> => {
  const twins = new Map<string, FieldModel>();
  for (const field of entity.fields.values()) {
    const name = displayFieldName(field);
    if (name && !entity.fields.has(name) && !twins.has(name)) twins.set(name, field);
  }
  return twins;
});

/** Whether a key of a row is a display twin, which is read and never written. */
export function isDisplayField(entity: EntityModel, key: string): boolean {
  return displayFields(entity).has(key);
}
