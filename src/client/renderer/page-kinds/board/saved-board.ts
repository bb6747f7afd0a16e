import { csvOf } from '../../blocks/csv.ts';
import type { SavedBlock, SavedLines } from '../../blocks/saved.ts';

/** What stands above the numbers: what they are of, and when they were read. */
export interface SavedHead {
  readonly title: string;
  /** The day or month that the board is about, where its reader chose one. */
  readonly date: string | undefined;
  readonly now: string;
}

/** The numbers of a board as lines, block by block in the order of the page; blocks that show none are left out. */
export function boardLines({ title, date, now }: SavedHead, blocks: Iterable<SavedBlock>): SavedLines {
  const ordered = [...blocks].sort((one, other) =>
    one.pointer.localeCompare(other.pointer, 'en', { numeric: true }),
  );
  const parts = ordered.flatMap((block) => {
    const lines = block.lines();
    return lines ? [[], ...(block.title === undefined ? [] : [[block.title]]), ...lines] : [];
  });
  return [[title], ...(date === undefined ? [] : [['统计时间', date]]), ['导出时间', now], ...parts];
}

/** The same as a file that spreadsheets open. */
export const boardFile = (head: SavedHead, blocks: Iterable<SavedBlock>): Blob =>
  csvOf(boardLines(head, blocks));
