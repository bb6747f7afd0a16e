import { calls } from '../../contract/generated/calls.ts';
import { fetchFile, type FileAnswer } from './file.ts';
import { CallFailure } from './failure.ts';

/** Hands a file to the browser. */
export function saveFile({ content, name }: FileAnswer, fallbackName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? fallbackName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches the file that an answer points to and hands it to the browser. The token travels in a header, never in an address. */
export async function saveFrom(url: string | undefined, name: string): Promise<void> {
  const id = url === undefined ? null : new URL(url, window.location.origin).searchParams.get('Id');
  if (url === undefined || (id === null && !url)) throw new CallFailure('没有可下载的文件', 2);
  saveFile(await fetchFile(calls.ImportExport.Download, id === null ? { Url: url } : { Id: id }), name);
}
