import { fileTypeFromStream } from 'file-type/node';
import { readPassing } from './passing-file.ts';

/** Extension -> what the content must look like, and the type that a download is given. What is not listed is refused. */
const KINDS: Readonly<Record<string, { readonly content: readonly string[]; readonly type: string }>> = {
  jpg: { content: ['jpg'], type: 'image/jpeg' },
  jpeg: { content: ['jpg'], type: 'image/jpeg' },
  png: { content: ['png'], type: 'image/png' },
  gif: { content: ['gif'], type: 'image/gif' },
  webp: { content: ['webp'], type: 'image/webp' },
  pdf: { content: ['pdf'], type: 'application/pdf' },
  // Some office programs write parts in an order by which only the container can be told.
  xlsx: {
    content: ['xlsx', 'zip'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  docx: {
    content: ['docx', 'zip'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xls: { content: ['cfb'], type: 'application/vnd.ms-excel' },
  doc: { content: ['cfb'], type: 'application/msword' },
  mp4: { content: ['mp4'], type: 'video/mp4' },
  zip: { content: ['zip'], type: 'application/zip' },
};

/** Every extension that the product takes. */
export const FILE_KINDS: readonly string[] = Object.keys(KINDS);

/** The extension of a file name, in lower case; empty when there is none. */
export function extensionOf(fileName: string): string {
  return /\.([0-9a-z]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The type that a stored file is sent with. */
export function contentTypeOf(extension: string): string {
  return KINDS[extension]?.type ?? 'application/octet-stream';
}

/** Judges an uploaded file by its name and its bytes. @returns what is wrong with it, or undefined */
export async function fileProblem(
  path: string,
  fileName: string,
  allowed: readonly string[] | undefined,
): Promise<string | undefined> {
  const extension = extensionOf(fileName);
  const kind = Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;
  const listed = allowed === undefined || allowed.some((one) => one.toLowerCase() === extension);
  if (!kind || !listed) return `仅支持${(allowed ?? Object.keys(KINDS)).join('、')}格式`;
  const found = await typeOf(path);
  return found && kind.content.includes(found.ext) ? undefined : '文件内容与扩展名不符';
}

/** What the bytes of a file are; no more of them are read than tell it. */
async function typeOf(path: string) {
  const bytes = readPassing(path);
  try {
    return await fileTypeFromStream(bytes);
  } finally {
    bytes.destroy();
  }
}

/** A name that may stand in a list and in a download: no path, no control or direction characters. */
export function cleanFileName(fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is taken out
  const clean = base.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const characters = [...(clean || 'file')];
  return characters.length <= 200 ? characters.join('') : characters.slice(-200).join('');
}
