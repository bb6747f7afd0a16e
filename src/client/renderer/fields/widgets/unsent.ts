import { createContext, useContext, useEffect, useId } from 'react';
import type { Notify } from '../../contexts.ts';
import type { UploadJob } from './useUploads.ts';

/** Files of a form that were chosen and are not attached: for each place that has some, a sentence about the first of them. */
export type Unsent = Map<string, string>;

export const UnsentFiles = createContext<Unsent>(new Map());

type UnsentFile = Pick<UploadJob, 'file' | 'problem' | 'isRefused'>;

/** What is said of a file that is made ready or on its way, was cut short or is not taken. */
export function unsentText({ file, problem, isRefused }: UnsentFile): string {
  const name = `「${file.name}」`;
  if (problem === undefined) return `${name}正在上传，请等上传完成`;
  return isRefused
    ? `${name}没有上传：${problem}，请先点“知道了”`
    : `${name}没有上传：${problem}，请重试或取消`;
}

/** Lets the form around it know of files that it would be sent without. */
export function useUnsent(files: readonly UnsentFile[]): void {
  const unsent = useContext(UnsentFiles);
  const place = useId();
  const [first] = files;
  const text = first && unsentText(first);
  useEffect(() => {
    if (text === undefined) return undefined;
    unsent.set(place, text);
    return () => void unsent.delete(place);
  }, [unsent, place, text]);
}

/** Says that a chosen file is not attached. @returns whether there is such a file, so that the form is not sent */
export function warnsOfUnsent(unsent: Unsent, notify: Pick<Notify, 'warning'>): boolean {
  const [text] = unsent.values();
  if (text !== undefined) notify.warning(text);
  return text !== undefined;
}
