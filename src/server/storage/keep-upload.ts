import { createHash } from 'node:crypto';
import { entities } from '../../contract/generated/entities.ts';
import type { FieldModel } from '../../contract/model.ts';
import { isPictureKind, kindsOf, pictureProblem, type PictureSize } from '../../contract/pictures.ts';
import { requireOpenEnCode, requireOpenEntity } from '../data/schemas/closed-modules.ts';
import { entityOf } from '../data/entities.ts';
import type { UploadPlace, WriteContext } from '../data/module.ts';
import { refuse } from '../data/refusal.ts';
import { insertRow } from '../data/write/row-store.ts';
import { PACK_MB } from '../../contract/packs.ts';
import { downloadUrl } from './attachments.ts';
import { settingsOf } from '../settings/settings.ts';
import { SETTING } from '../../contract/generated/settings.ts';
import { cleanFileName, extensionOf, FILE_KINDS, fileProblem } from './file-kinds.ts';
import type { FileStore } from './file-store.ts';
import { redraw } from './pictures.ts';
import { requireQuota } from './quota.ts';
import { plainBytes, plainSize } from './sealed-file.ts';

const MB = 1024 * 1024;
const importMB = 10;

/** A file that was taken in. */
export interface KeptUpload {
  readonly Id: string;
  readonly OriginalFileName: string;
  readonly Ext: string;
  readonly Size: number;
  readonly Url: string;
}

/** A file as it came, in a temporary place. */
export interface SentFile {
  readonly path: string;
  readonly fileName: string;
  /** The size of a picture that was drawn anew already. */
  readonly drawn?: PictureSize | undefined;
}

/**
 * Takes an uploaded file over for the caller. `bizType` narrows what is taken: `<module>/<Entity>.<Field>`, the EnCode of an
 * import, or `<EnCode>/<Id of a row>/<part of it>` where a module says what may be sent for that.
 */
export async function keepUpload(
  context: WriteContext,
  store: FileStore,
  upload: SentFile,
  bizType: string | undefined,
): Promise<KeptUpload> {
  const limits = await withinSchool(context, await limitsOf(context, bizType));
  const OriginalFileName = cleanFileName(upload.fileName);
  const sent = await plainSize(upload.path);
  if (sent === 0) throw refuse('文件是空的');
  if (limits.maxMB !== undefined && sent > limits.maxMB * MB)
    throw refuse(`文件大小不能超过${limits.maxMB}MB`);
  const problem = await fileProblem(upload.path, OriginalFileName, limits.kinds);
  if (problem !== undefined) throw refuse(problem);
  const Ext = extensionOf(OriginalFileName);
  const size = await drawnAnew(upload, Ext, limits);
  const Size = await plainSize(upload.path);
  const Sha256 = await digestOf(upload.path);
  const name = await store.keep(upload.path);
  try {
    // Last of all, since other files of the same person wait until this one is through.
    await requireQuota(context, Size);
    const row = {
      OriginalFileName,
      Ext,
      Size,
      Url: name,
      Sha256,
      Width: size?.width,
      Height: size?.height,
      ...limits.holder,
    };
    const Id = await insertRow(context.tx, entityOf(context.engine, entities.Attachment), row, context);
    return { Id, OriginalFileName, Ext, Size, Url: downloadUrl(Id) };
  } catch (error) {
    await store.remove(name);
    throw error;
  }
}

interface Limits {
  readonly kinds?: readonly string[] | undefined;
  readonly maxMB?: number | undefined;
  readonly field?: FieldModel;
  readonly holder?: UploadPlace['holder'];
  readonly isImport?: boolean;
}

/**
 * Draws a picture anew, in its file, unless that was done while it came in.
 * @returns its size when it stands upright
 * @throws Refusal when it cannot be drawn, or the field wants another size
 */
async function drawnAnew(
  { path, drawn }: SentFile,
  ext: string,
  { field }: Limits,
): Promise<PictureSize | undefined> {
  if (!isPictureKind(ext)) return undefined;
  const size = drawn ?? (await redraw(path, ext));
  if ('problem' in size) throw refuse(size.problem);
  const problem = field && pictureProblem(field, size);
  if (problem !== undefined) throw refuse(problem);
  return size;
}

/** Narrows limits to what the school takes of any file; what an import brings is not an attachment. */
async function withinSchool({ tx }: WriteContext, limits: Limits): Promise<Limits> {
  if (limits.isImport) return limits;
  const set = await settingsOf(tx, [SETTING.UploadMaxMB, SETTING.UploadKinds]);
  const refused = new Set(set[SETTING.UploadKinds].split(/[,，、\s]+/));
  return {
    ...limits,
    kinds: (limits.kinds ?? FILE_KINDS).filter((kind) => !refused.has(kind.toLowerCase())),
    maxMB: Math.min(limits.maxMB ?? Infinity, set[SETTING.UploadMaxMB]),
  };
}

async function limitsOf(context: WriteContext, bizType: string | undefined): Promise<Limits> {
  if (!bizType) return {};
  const { catalog, modules } = context.engine;
  const [, entityName = '', fieldName = ''] = /^([^.]+\/[^.]+)\.(\w+)$/.exec(bizType) ?? [];
  requireOpenEntity(catalog, entityName);
  requireOpenEnCode(catalog, bizType.slice(0, (bizType + '/').indexOf('/')));
  const field = catalog.entities.get(entityName)?.fields.get(fieldName);
  if (field && (field.type === 'file' || field.type === 'image'))
    return { kinds: kindsOf(field), maxMB: field.maxMB, field };
  const action = catalog.enCodes.get(bizType)?.action;
  if (action?.verb === 'import')
    return action.pack
      ? { kinds: ['zip'], maxMB: PACK_MB, isImport: true }
      : { kinds: ['xlsx'], maxMB: importMB, isImport: true };
  const [, enCode = '', row = '', part = ''] = /^([\w.]+)\/(\w+)\/(\w+)$/.exec(bizType) ?? [];
  const place = modules
    .map(({ uploadOf }) => uploadOf?.({ catalog }, enCode))
    .find((one) => one !== undefined);
  if (!place) throw refuse('未知的文件用途');
  return place(context, row, part);
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of plainBytes(path)) hash.update(chunk);
  return hash.digest('hex');
}
