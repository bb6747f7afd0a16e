import { textParts } from '../../../contract/follow-text.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from './catalog.ts';

type Entities = Catalog['entities'];

/** A row of another entity that a copy is read from. */
export interface Source {
  /** Field of the copy's own row that names it. */
  readonly ref: string;
  readonly entity: EntityModel;
  readonly field: string;
  /** Field of the source that names the copy's row instead, such as that of a person's account. */
  readonly by?: string;
}

/** What a field follows by way of references of its own row. */
export function followedSources(entities: Entities, entity: EntityModel, field: FieldModel): Source[] {
  const { follows } = field;
  const of = (ref: string, from: string): Source[] => {
    const source = entities.get(entity.fields.get(ref)?.ref ?? '');
    return source?.fields.has(from) ? [{ ref, entity: source, field: from }] : [];
  };
  if (follows?.text !== undefined)
    return textParts(follows.text).flatMap((part) => ('ref' in part ? of(part.ref, part.field) : []));
  return (follows?.through ?? []).flatMap((ref) => of(ref, follows?.field ?? field.name));
}
