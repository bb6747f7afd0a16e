import { FLOW_STATUS } from './generated/codes.ts';
import type { FieldType } from './generated/meta.ts';
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

/** What names something that may be called otherwise later; times and amounts are read as of their row anyway. */
const NAMING: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'dict', 'ref', 'phone']);

/** When a column says what was true then and not what holds today: in every row, or once a row's business is over. */
export type Kept = 'always' | 'closed';

/** Whether a column of a table says what was true then; undefined: it says what holds today. */
export function keptColumn(
  entity: Pick<EntityModel, 'file'>,
  field: Pick<FieldModel, 'follows' | 'implicit' | 'copy' | 'type'>,
): Kept | undefined {
  if (!NAMING.has(field.type)) return undefined;
  const present = presentRows(entity, field);
  if (present === undefined) return 'always';
  return present === 'true' ? undefined : 'closed';
}

/** Stands behind the title of such a column on the screen; the note below the table says what it means. */
export const KEPT_SIGN = '※';

/** The note below a table whose columns are kept so; undefined where none is. */
export function keptNote(kept: readonly (Kept | undefined)[]): string | undefined {
  if (kept.includes('closed')) return `${KEPT_SIGN} 已办结的记录保留当时的内容，不随之后的变更`;
  return kept.includes('always') ? `${KEPT_SIGN} 保留办理当时的内容，不随之后的变更` : undefined;
}

/** Stands behind a title where no note can stand below: in files, and beside a value on paper. */
export const THEN = '（当时）';

/** The title of a column in a file. */
export const keptTitle = (title: string, kept: Kept | undefined): string =>
  kept === 'closed' ? `${title}（办结后为当时）` : kept === 'always' ? `${title}${THEN}` : title;
