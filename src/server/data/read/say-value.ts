import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Path } from '../../../contract/reaching-rules.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { WriteContext } from '../module.ts';
import { labelOf, namesOf } from './labels.ts';
import { maskField, sightOf } from '../access/rights.ts';

/** The field at the end of a path through references, with the entity that it is a field of. */
export function fieldAt(
  catalog: Pick<Catalog, 'entities'>,
  entity: EntityModel,
  [first = '', ...rest]: Path,
): { readonly entity: EntityModel; readonly field: FieldModel } | undefined {
  const field = entity.fields.get(first);
  if (!field || rest.length === 0) return field && { entity, field };
  const target = catalog.entities.get(field.ref ?? '');
  return target && fieldAt(catalog, target, rest);
}

/** What is read to say a value: a row that a reference names is called by its label. */
export function saidPath(catalog: Pick<Catalog, 'entities'>, entity: EntityModel, path: Path): Path {
  const target = catalog.entities.get(fieldAt(catalog, entity, path)?.field.ref ?? '');
  return target ? [...path, target.label] : path;
}

const NOTHING = '（空）';
const UNSEEN = '（不可见）';

/**
 * A value in the words of a message: the name of a dictionary's item, the label of a row. What the caller may not see of
 * another row is not told.
 * @param value what stands at the path; of a reference the label of its row
 */
export function sayValue(
  { engine, caller }: Pick<WriteContext, 'engine' | 'caller'>,
  entity: EntityModel,
  path: Path,
  value: unknown,
): string {
  const found = fieldAt(engine.catalog, entity, path);
  if (!found || value === null || value === undefined) return NOTHING;
  const { field } = found;
  if (path.length > 1 && sightOf(found.entity, field, caller) !== 'plain')
    return sightOf(found.entity, field, caller) === 'none' ? UNSEEN : String(maskField(field, value));
  const target = engine.catalog.entities.get(field.ref ?? '');
  if (target) return labelOf(engine.catalog, target, caller).show(value) ?? UNSEEN;
  const dictionary = engine.catalog.codes.get(field.dict ?? '');
  if (dictionary) return namesOf(dictionary).get(String(value)) ?? String(value);
  if (field.type === 'money') return Number(value).toFixed(2);
  return field.type === 'bool' ? (value === 1 ? '是' : '否') : String(value);
}

/** A day in the words of a message, 9月1日. @param wire a date or a time as calls carry it */
export const dayName = (wire: string): string =>
  `${Number(wire.slice(5, 7))}月${Number(wire.slice(8, 10))}日`;
