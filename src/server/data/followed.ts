import { FLOW_STATUS } from '../../contract/generated/codes.ts';
import { textParts } from '../../contract/follow-text.ts';
import type { EntityModel, FieldModel } from '../../contract/model.ts';
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

const OPEN = [FLOW_STATUS.Draft, FLOW_STATUS.Running, FLOW_STATUS.Withdrawn, FLOW_STATUS.SentBack];
const OPEN_APPLICATION = `row.Status in [${OPEN.map((status) => `'${status}'`).join(', ')}]`;

/** Rows whose field follows, as a condition; "true": all of them; undefined: none. */
export function followingRows(entity: EntityModel, field: FieldModel): string | undefined {
  if (field.follows?.while !== undefined) return field.follows.while;
  return field.implicit ? openRows(entity) : 'true';
}

/** Rows whose copies of their owner follow the owner. */
function openRows({ file }: EntityModel): string | undefined {
  if (file.following !== undefined) return file.following;
  if (file.traits?.includes('flow')) return OPEN_APPLICATION;
  return file.traits?.includes('newStudent') ? 'true' : undefined;
}
