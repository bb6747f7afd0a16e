import { entities } from '../../contract/generated/entities.ts';
import { FLOW_RECORDS, type EntityModel, type FieldModel } from '../../contract/model.ts';
import { kindsOf, pictureProblem } from '../../contract/pictures.ts';
import type { Row } from '../../contract/rules.ts';
import type { Caller } from '../data/access/caller.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { Queryable } from '../data/database/database.ts';
import type { AttachmentInfo, Engine } from '../data/engine.ts';
import type { RowHook, ServerModule } from '../data/module.ts';
import { refuse, refuseFields } from '../data/refusal.ts';
import { mayRead, sightOf } from '../data/access/rights.ts';
import { scopeSql } from '../data/access/scope.ts';
import { Binder, ident } from '../data/sql/sql.ts';
import { copyFile } from './copy-file.ts';
import { entityOf } from '../data/entities.ts';
import { storedRow } from '../data/read/one-row.ts';
import { readerOf } from '../data/access/visitor.ts';

/** A stored file as its row describes it. */
export interface StoredAttachment {
  readonly Id: string;
  readonly OriginalFileName: string;
  readonly Ext: string;
  readonly Size: number;
  /** Name in the file store. */
  readonly Url: string;
  readonly BizType: string | null;
  readonly BizId: string | null;
  readonly CreateUserId: string | null;
  /** Taken in no longer ago than a ticket lasts. */
  readonly IsNew: boolean;
  /** Of a picture, as its bytes say. */
  readonly Width: number | null;
  readonly Height: number | null;
}

const MB = 1024 * 1024;

/** Where the browser fetches an attachment. */
export function downloadUrl(id: string): string {
  return `/api/ImportExport/Download?Id=${encodeURIComponent(id)}`;
}

/** Rows of attachments by Id; unknown ones are left out. */
export async function attachmentsById(
  queryable: Queryable,
  ids: readonly string[],
): Promise<Map<string, StoredAttachment>> {
  if (ids.length === 0) return new Map();
  const answer = await queryable.query<StoredAttachment>(
    `SELECT "Id", "OriginalFileName", "Ext", "Size", "Url", "BizType", "BizId", "CreateUserId", "Width", "Height",
       coalesce("CreateDate" > now() - interval '30 minutes', false) AS "IsNew"
     FROM "Attachment" WHERE "Id" = ANY($1) AND "IsDeleted" = 0`,
    [ids],
    'attachments_by_id',
  );
  return new Map(answer.rows.map((row) => [row.Id, row]));
}

/** What lists and details show of attachments; given to the engine. */
export async function attachmentInfos(
  queryable: Queryable,
  ids: readonly string[],
): Promise<AttachmentInfo[]> {
  const stored = await attachmentsById(queryable, ids);
  return [...stored.values()].map(({ Id, OriginalFileName, Size }) => ({
    Id,
    Name: OriginalFileName,
    Url: downloadUrl(Id),
    Size,
  }));
}

const idsOf = (value: unknown): string[] =>
  typeof value === 'string' && value !== '' ? value.split(',') : [];
const fileFields = (entity: EntityModel): FieldModel[] =>
  [...entity.fields.values()].filter((field) => field.type === 'file' || field.type === 'image');

/**
 * Rules of every entity with files. Only files that the caller uploaded themselves and that belong to no other row may be
 * put into a row, since a person who reaches the row may read its files.
 */
export function attachmentRules(catalog: Catalog): ServerModule {
  const owners = [...catalog.entities.values()].filter((entity) => fileFields(entity).length > 0);
  return {
    beforeSave: Object.fromEntries(owners.map((entity) => [entity.name, checkFiles])),
    afterSave: Object.fromEntries(owners.map((entity) => [entity.name, bindFiles])),
  };
}

async function checkFiles(hook: RowHook): Promise<void> {
  const { tx, entity, row, before, caller } = hook;
  const held = new Set(fileFields(entity).flatMap((field) => idsOf(before?.[field.name])));
  for (const field of fileFields(entity)) {
    const kept = new Set(idsOf(before?.[field.name]));
    const added = idsOf(row[field.name]).filter((id) => !kept.has(id));
    const stored = await attachmentsById(tx, added);
    for (const id of added) {
      const file = stored.get(id);
      const isShared = !held.has(id) && isOfRowBefore(hook, file);
      const message = fileMessage(field, file, caller, held.has(id) || isShared);
      if (message !== undefined) throw refuseFields([{ Key: field.name, Message: message }]);
      if (isShared) await putCopy(hook, field, id);
    }
  }
}

/** What is sent once for several rows belongs to the first of them: each of the others is given its own. */
const isOfRowBefore = (
  { isOneOfMany, entity, caller }: RowHook,
  file: StoredAttachment | undefined,
): boolean =>
  isOneOfMany === true && file?.BizType === entity.name && file.CreateUserId === caller.subject.UserId;

async function putCopy(hook: RowHook, { name }: FieldModel, id: string): Promise<void> {
  const copy = await copyFile(hook, id, null, { entity: null, id: null, enCode: hook.enCode });
  const ids = idsOf(hook.row[name]).map((one) => (one === id ? copy : one));
  hook.row[name] = ids.join(',');
}

function fileMessage(
  field: FieldModel,
  file: StoredAttachment | undefined,
  caller: Caller,
  /** The row has it in another field, from which an action moves it. */
  isOwn: boolean,
): string | undefined {
  if (!file || (!isOwn && (file.BizId !== null || file.CreateUserId !== caller.subject.UserId)))
    return `${field.title}中的文件不存在，请重新上传`;
  const kinds = kindsOf(field);
  if (kinds && !kinds.includes(file.Ext)) return `仅支持${kinds.join('、')}格式`;
  if (field.maxMB !== undefined && file.Size > field.maxMB * MB) return `文件大小不能超过${field.maxMB}MB`;
  if (field.type === 'image' && file.Width !== null && file.Height !== null)
    return pictureProblem(field, { width: file.Width, height: file.Height });
  return undefined;
}

async function bindFiles({ tx, entity, row, before }: RowHook): Promise<void> {
  const held = fileFields(entity).flatMap((field) => idsOf(before?.[field.name]));
  const added = fileFields(entity)
    .flatMap((field) => idsOf(row[field.name]))
    .filter((id) => !held.includes(id));
  if (added.length === 0) return;
  const bound = await tx.query(
    `UPDATE "Attachment" SET "BizType" = $2, "BizId" = $3, "UpdateDate" = now() WHERE "Id" = ANY($1) AND "BizId" IS NULL`,
    [added, entity.name, row['Id']],
  );
  const wanted = new Set(added).size;
  if (bound.rowCount === wanted) return;
  // The program hands on what another row holds, such as a photograph at arrival. What was swept since it was looked at is not there.
  const { rows } = await tx.query<{ found: number }>(
    `SELECT count(*)::int AS found FROM "Attachment" WHERE "Id" = ANY($1) AND "IsDeleted" = 0`,
    [added],
  );
  if (rows[0]!.found < wanted) throw refuse('文件已不存在，请重新上传');
}

/**
 * Whether the caller may read a file: their own, or one in a field that they see of a row that they reach. A ticket opens rows,
 * and what its holder has just sent for one: not what they once had made while they were signed in.
 */
export async function mayDownload(engine: Engine, asking: Caller, file: StoredAttachment): Promise<boolean> {
  const isOwn = file.CreateUserId !== null && file.CreateUserId === asking.subject.UserId;
  const isJustSent = file.IsNew && file.BizType === null && file.BizId === null;
  if (isOwn && (asking.ticket === undefined || isJustSent)) return true;
  if (file.BizType === FLOW_RECORDS && (await isOfStep(engine, asking, file))) return true;
  const entity = engine.catalog.entities.get(file.BizType ?? '');
  if (!entity || file.BizId === null || entity.name === entities.Attachment) return false;
  const caller = readerOf(engine.catalog, asking, entity.name);
  if (!mayRead(engine.catalog, entity, caller)) return false;
  const seen = fileFields(entity).filter((field) => sightOf(entity, field, caller) === 'plain');
  if (seen.length === 0) return false;
  const binder = new Binder();
  const row = binder.bind(file.BizId);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const columns = seen.map((field) => `t.${ident(field.name)}`).join(', ');
  const answer = await engine.database.query<Row>(
    `SELECT ${columns} FROM ${ident(entity.table)} t WHERE t."Id" = ${row} AND t."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  const found = answer.rows[0];
  return found !== undefined && seen.some((field) => idsOf(found[field.name]).includes(file.Id));
}

/** What went with a step of an approval is read by the readers of the application, as the step itself is. */
async function isOfStep(engine: Engine, asking: Caller, file: StoredAttachment): Promise<boolean> {
  const records = ident(entityOf(engine, FLOW_RECORDS).table);
  const { rows } = await engine.database.query<Record<'Entity' | 'RowId' | 'Files' | 'Signature', string>>(
    `SELECT "Entity", "RowId", "Files", "Signature" FROM ${records} WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [file.BizId],
  );
  const [step] = rows;
  if (!step || ![...idsOf(step.Files), ...idsOf(step.Signature)].includes(file.Id)) return false;
  const entity = engine.catalog.entities.get(step.Entity);
  if (!entity) return false;
  const caller = readerOf(engine.catalog, asking, entity.name);
  if (!mayRead(engine.catalog, entity, caller)) return false;
  return (await storedRow(engine, caller, entity, ['Id', step.RowId])) !== undefined;
}
