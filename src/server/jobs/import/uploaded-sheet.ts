import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';
import { attachmentsById, type StoredAttachment } from '../../storage/attachments.ts';
import type { FileStore } from '../../storage/file-store.ts';

const SHEET = { ext: 'xlsx', mostMB: 10 };

/** A file that the caller uploaded themselves, an .xlsx unless another kind is asked for. @throws Refusal for any other file */
export async function uploadedFile(
  tx: Queryable,
  caller: Caller,
  fileId: string,
  { ext, mostMB } = SHEET,
): Promise<StoredAttachment> {
  const stored = (await attachmentsById(tx, [fileId])).get(fileId);
  const own = stored && stored.CreateUserId !== null && stored.CreateUserId === caller.subject.UserId;
  if (!own) throw refuse('文件不存在，请重新上传');
  if (stored.Ext !== ext) throw refuse(`仅支持${ext}格式`);
  if (stored.Size > mostMB * 1024 * 1024) throw refuse(`文件大小不能超过${mostMB}MB`);
  return stored;
}

/** The bytes of such a file. */
export async function uploadedSheet(
  tx: Queryable,
  caller: Caller,
  files: FileStore,
  fileId: string,
): Promise<Buffer> {
  const stored = await uploadedFile(tx, caller, fileId);
  const pieces: Buffer[] = [];
  for await (const piece of await files.read(stored.Url)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
