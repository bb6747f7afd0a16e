import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '../data/refusal.ts';
import { keepUpload } from './keep-upload.ts';
import { writePassing } from './passing-file.ts';
import type { CallInput } from '../../contract/generated/calls.ts';
import type { WriteContext } from '../data/module.ts';
import type { FileStore } from './file-store.ts';

const mostBytes = 3 * 1024 * 1024;

/** Takes a file in whose bytes stand in the request as Base64, by the rules of an upload. */
export async function keepBase64(
  context: WriteContext,
  { folder, store }: { readonly folder: string; readonly store: FileStore },
  { Base64, FileName, BizType }: CallInput['BaseData/CommonPutBase64'],
): ReturnType<typeof keepUpload> {
  const bytes = bytesOf(Base64);
  if (bytes.length > mostBytes) throw refuse('文件大小不能超过3MB');
  await mkdir(folder, { recursive: true });
  const room = await store.hold(bytes.length);
  const path = join(folder, randomUUID());
  try {
    await writePassing(path, bytes);
    return await keepUpload(context, store, { path, fileName: FileName }, BizType);
  } finally {
    room.release();
    await rm(path, { force: true });
  }
}

function bytesOf(text: string): Buffer {
  const bare = text.replace(/^data:[a-z0-9.+/-]{1,100};base64,/i, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(bare)) throw refuse('文件内容不正确');
  return Buffer.from(bare, 'base64');
}
