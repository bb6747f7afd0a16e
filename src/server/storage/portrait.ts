import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { entities } from '../../contract/generated/entities.ts';
import { usersById } from '../auth/accounts/accounts.ts';
import { entityOf } from '../data/entities.ts';
import type { WriteContext } from '../data/module.ts';
import { refuse } from '../data/refusal.ts';
import { insertRow } from '../data/write/row-store.ts';
import { changeRow } from '../data/write/system-write.ts';
import { attachmentsById, downloadUrl } from './attachments.ts';
import { requireQuota } from './quota.ts';
import { squarePicture, type CleanPicture } from './pictures.ts';
import type { CallInput, CallOutput } from '../../contract/generated/calls.ts';
import type { FileStore } from './file-store.ts';

const mostBytes = 2 * 1024 * 1024;
const side = 256;

/** The caller's own portrait. */
export async function changePortrait(
  context: WriteContext,
  files: FileStore,
  { Base64, FileId }: CallInput['UserInfo/ChangeUserImg'],
  enCode: string,
): Promise<CallOutput['UserInfo/ChangeUserImg']> {
  const given = Base64 ? fromBase64(Base64) : await fromUpload(files, context, FileId ?? '');
  if (given.length > mostBytes) throw refuse('文件大小不能超过2MB');
  const picture = await squarePicture(given, side);
  if (!picture) throw refuse('仅支持jpg、png格式');
  const [user] = await usersById(context, [context.caller.subject.UserId]);
  if (!user) throw refuse('用户不存在');
  const Id = await store(files, context, picture);
  await changeRow(context, entities.SysUser, user, { Avatar: Id }, enCode);
  return { Id, Url: downloadUrl(Id) };
}

function fromBase64(text: string): Buffer {
  const bare = text.replace(/^data:image\/[a-z]{3,5};base64,/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(bare)) throw refuse('图片内容不正确');
  return Buffer.from(bare, 'base64');
}

async function fromUpload(files: FileStore, context: WriteContext, id: string): Promise<Buffer> {
  const file = (await attachmentsById(context.tx, [id])).get(id);
  const isOwn = file?.CreateUserId === context.caller.subject.UserId && file.BizId === null;
  if (!file || !isOwn) throw refuse('请选择要上传的文件');
  if (file.Size > mostBytes) throw refuse('文件大小不能超过2MB');
  return buffer(await files.read(file.Url));
}

async function store(files: FileStore, context: WriteContext, picture: CleanPicture): Promise<string> {
  await requireQuota(context, picture.bytes.length);
  const row = {
    OriginalFileName: `avatar.${picture.ext}`,
    Ext: picture.ext,
    Size: picture.bytes.length,
    Url: await files.keepBytes(picture.bytes),
    Sha256: createHash('sha256').update(picture.bytes).digest('hex'),
    BizType: entities.SysUser,
    BizId: context.caller.subject.UserId,
  };
  return insertRow(context.tx, entityOf(context.engine, entities.Attachment), row, context);
}
