import { FLOW_STATUS } from './generated/codes.ts';
import type { EntityModel, FieldModel } from './model.ts';

const OPEN = [FLOW_STATUS.Draft, FLOW_STATUS.Running, FLOW_STATUS.Withdrawn, FLOW_STATUS.SentBack];
const OPEN_APPLICATION = `row.Status in [${OPEN.map((status) => `'${status}'`).join(', ')}]`;

/** Rows whose field follows, as a condition; "true": all of them; undefined: none. */
export function followingRows(
  entity: Pick<EntityModel, 'file'>,
  field: Pick<FieldModel, 'follows' | 'implicit'>,
): string | undefined {
  if (field.follows?.while !== undefined) return field.follows.while;
  return field.implicit ? openRows(entity) : 'true';
}

/** Rows whose copies of their owner follow the owner. */
function openRows({ file }: Pick<EntityModel, 'file'>): string | undefined {
  if (file.following !== undefined) return file.following;
  if (file.traits?.includes('flow')) return OPEN_APPLICATION;
  return file.traits?.includes('newStudent') ? 'true' : undefined;
}

/** The condition under which a field says what holds today; undefined: what it says is as of the time of the row. */
export function presentRows(
  entity: Pick<EntityModel, 'file'>,
  field: Pick<FieldModel, 'follows' | 'implicit' | 'copy'>,
): string | undefined {
  if (field.copy === 'snapshot') return undefined;
  return field.follows ? followingRows(entity, field) : 'true';
}
