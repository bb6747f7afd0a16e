import { PICTURE_KINDS } from '../pictures.ts';

/** Files of an answer whose question names no count. */
export const USUAL_FILES = 3;
/** Most files of an answer. */
export const MOST_FILES = 9;
/** Greatest size of a file, in MB. */
export const MOST_MB = 20;

/** The kinds of files that a question may ask for, in groups that people know by name. */
export const FILE_GROUPS: readonly { readonly name: string; readonly kinds: readonly string[] }[] = [
  { name: '图片', kinds: PICTURE_KINDS },
  { name: 'PDF', kinds: ['pdf'] },
  { name: 'Word', kinds: ['doc', 'docx'] },
  { name: 'Excel', kinds: ['xls', 'xlsx'] },
  { name: '压缩包', kinds: ['zip'] },
];

const ALL_KINDS = FILE_GROUPS.flatMap(({ kinds }) => kinds);

/** The known kinds of a list; undefined when it names none, so that all are taken. */
export function takenKinds(value: unknown): readonly string[] | undefined {
  const taken = Array.isArray(value) ? ALL_KINDS.filter((kind) => value.includes(kind)) : [];
  return taken.length === 0 ? undefined : taken;
}

/** Whether a value names files by their Ids, each once. */
export const isFileList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' && /^[0-9A-Za-z-]{1,40}$/.test(one)) &&
  new Set(value).size === value.length;

interface Counting {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** How many files an answer may have. */
export const mostFiles = ({ most }: Pick<Counting, 'most'>): number => most ?? USUAL_FILES;

/** What is wrong with the count of the files of an answer. */
export function countProblem({ least, most }: Counting, count: number): string | undefined {
  if (least !== undefined && count < least) return `至少上传${least}个文件`;
  return count > mostFiles({ most }) ? `最多上传${mostFiles({ most })}个文件` : undefined;
}

/** Whether a file is a picture, by its name. */
export const isPicture = (name: string): boolean =>
  PICTURE_KINDS.some((kind) => name.toLowerCase().endsWith(`.${kind}`));

/** What files are called where nothing may tell who sent them. */
export const plainFileName = (no: number, at: number, ext: string): string => `第${no}题-${at + 1}.${ext}`;
