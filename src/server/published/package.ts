import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { refuse } from '../data/refusal.ts';

const MOST_FILES = 2000;
const MOST_BYTES = 20 * 1024 * 1024;
/** Calls need code, and the browser knows the routes since it was built: neither changes while the program runs. */
const CHANGEABLE = /^(entities|flows|pages|codes|menus|scales)\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.json$/;
const BUILT_IN = new Set(['menus/routes.json', 'menus/roles.json', 'codes/ErrorCode.json']);
const REMOVALS = 'removed.json';

/**
 * The files of a package: a zip archive of the changed part of a schema folder. `removed.json` beside the folders is a
 * list of the paths that are taken away.
 * @returns text by path, null for a file that is taken away
 * @throws Refusal that names the entry
 */
export async function readPackage(archive: Readable): Promise<Map<string, string | null>> {
  const zip = await yauzl.fromBufferPromise(await buffer(archive)).catch(() => {
    throw refuse('方案包不是有效的 zip 文件');
  });
  if (zip.entryCount > MOST_FILES) throw refuse(`方案包中的文件不能超过${MOST_FILES}个`);
  const files = new Map<string, string | null>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    if (name.endsWith('/')) continue;
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES) throw refuse('方案包解压后过大');
    if (files.has(name)) throw refuse(`方案包中的 ${name} 重复`);
    const text = await textOf(await zip.openReadStreamPromise(entry), name);
    if (name === REMOVALS) for (const path of removals(text)) files.set(checked(path), null);
    else files.set(checked(name), text);
  }
  if (files.size === 0) throw refuse('方案包中没有文件');
  return files;
}

function checked(path: string): string {
  if (!CHANGEABLE.test(path))
    throw refuse(
      `${path.slice(0, 100)} 不能随方案发布，只接受 entities、pages、codes、menus 下的 .json 文件`,
    );
  if (BUILT_IN.has(path)) throw refuse(`${path} 由程序使用，不能在运行时更改`);
  return path;
}

async function textOf(stream: Readable, name: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await buffer(stream));
  } catch {
    throw refuse(`${name.slice(0, 100)} 已损坏或不是 UTF-8 文本`);
  }
}

function removals(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  } catch {
    // told below
  }
  throw refuse(`${REMOVALS} 应为文件路径的列表`);
}
