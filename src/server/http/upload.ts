import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { isPictureKind, PICTURE_KINDS, type PictureSize } from '../../contract/pictures.ts';
import { refuse } from '../data/refusal.ts';
import { isOfTheSystem } from '../storage/disk-full.ts';
import { extensionOf, fileProblem } from '../storage/file-kinds.ts';
import type { FileStore } from '../storage/file-store.ts';
import { writePassing } from '../storage/passing-file.ts';
import { redraw } from '../storage/pictures.ts';
import { HttpRefusal } from './http-refusal.ts';
import { requireText } from './json-body.ts';

/** Greatest size of an uploaded file. */
export const UPLOAD_LIMIT = 20 * 1024 * 1024;

/**
 * A file that came in a multipart body, lying in a temporary folder. Only this file makes them: a JSON body that
 * looks like one is not one.
 */
export class Upload {
  readonly path: string;
  readonly fileName: string;
  /** The size of a picture that was drawn anew on its way in. */
  drawn: PictureSize | undefined;
  readonly #made = true;

  constructor(path: string, fileName: string) {
    this.path = path;
    this.fileName = fileName;
  }

  /** Whether the value was made by this class. */
  static is(value: unknown): value is Upload {
    return typeof value === 'object' && value !== null && #made in value;
  }

  /** Removes the temporary file, if nobody moved it away. */
  async discard(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

/** Where files lie while they come in. */
export interface UploadsAtWork extends Pick<FileStore, 'hold'> {
  readonly folder: string;
  /** How many files come in from each sender at this moment. */
  readonly senders: Map<string, number>;
}

/** A page sends one after another; somebody who sends many slowly would hold the room of all others. */
const MOST_AT_ONCE = 5;

/**
 * Streams the one file of a multipart body to a temporary file, for which room is set aside until it is there.
 * @returns it and the form's text fields
 * @throws Refusal when there is no room, or too much of this sender is on its way
 */
export async function receiveUpload(
  request: FastifyRequest,
  sender: string,
  uploads: UploadsAtWork,
): Promise<{ upload: Upload; fields: Record<string, string> }> {
  const { senders } = uploads;
  const others = senders.get(sender) ?? 0;
  if (others >= MOST_AT_ONCE) throw refuse(`您有${MOST_AT_ONCE}个文件正在上传，请等待完成后再上传`);
  senders.set(sender, others + 1);
  try {
    const room = await uploads.hold(Math.min(lengthOf(request), UPLOAD_LIMIT));
    try {
      return await received(request, uploads.folder);
    } finally {
      room.release();
    }
  } finally {
    const left = senders.get(sender)! - 1;
    if (left > 0) senders.set(sender, left);
    else senders.delete(sender);
  }
}

const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? UPLOAD_LIMIT);

async function received(
  request: FastifyRequest,
  folder: string,
): Promise<{ upload: Upload; fields: Record<string, string> }> {
  await mkdir(folder, { recursive: true });
  const fields: Record<string, string> = {};
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (Object.hasOwn(fields, part.fieldname)) throw new HttpRefusal('请求参数重复');
        // A part that calls itself JSON comes as whatever it held.
        if (typeof part.value !== 'string') throw new HttpRefusal(MALFORMED);
        for (const text of [part.fieldname, part.value]) requireText(text, '请求参数');
        fields[part.fieldname] = part.value;
        continue;
      }
      if (upload) throw new HttpRefusal('一次只能上传一个文件');
      upload = new Upload(join(folder, randomUUID()), nameOf(part.filename));
      await writePassing(upload.path, part.file);
      if (part.file.truncated) throw new HttpRefusal('文件不能超过20MB', 413);
    }
    if (!upload) throw new HttpRefusal('请选择要上传的文件');
    return { upload, fields };
  } catch (error) {
    await upload?.discard();
    throw isOfTheForm(error) ? new HttpRefusal(MALFORMED, statusOf(error)) : error;
  }
}

/** Draws a picture anew before its call is begun, since drawing takes long and a transaction that waits for it holds up others. */
export async function drawPicture(upload: Upload): Promise<void> {
  const ext = extensionOf(upload.fileName);
  if (!isPictureKind(ext) || (await fileProblem(upload.path, upload.fileName, PICTURE_KINDS)) !== undefined)
    return;
  const size = await redraw(upload.path, ext);
  // What cannot be drawn is refused where all is known that the file is held to.
  if (!('problem' in size)) upload.drawn = size;
}

/** A part with a kind but without a name counts as a file all the same. */
const nameOf = (given: string | undefined): string => (given ?? '').replaceAll('\0', '').slice(-200);

const MALFORMED = '上传内容不正确';

/**
 * Whatever is thrown while a form is read is the form's fault, be it too many parts or a broken line: but for a disk that cannot
 * be written to, and what has been judged already.
 */
function isOfTheForm(error: unknown): boolean {
  return !(error instanceof HttpRefusal) && !isOfTheSystem(error);
}

/** Of the parser's refusals some know their HTTP status. */
function statusOf(error: unknown): number {
  const { statusCode = 400 } = error as { statusCode?: number };
  return statusCode < 500 ? statusCode : 400;
}
