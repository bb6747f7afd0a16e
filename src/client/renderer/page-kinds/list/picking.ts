import type { ListMark } from '../../../../contract/generated/meta.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import type { RowMark } from '../../table/MarkSign.tsx';
import { markOf } from './marks.ts';

/** Rows of a list that are picked for something else. */
export interface Picking {
  /** Ids of rows that were picked before: they are shown as such, and cannot be picked again. */
  readonly taken: ReadonlySet<string>;
  /** Told which rows are ticked, those of other pages too. */
  picked(this: void, rows: readonly Row[]): void;
}

const TAKEN: RowMark = { as: 'muted', title: '已选择' };

/** How the rows of a list stand out: by its own marks, and as picked before. */
export function marking(
  marks: readonly ListMark[] | undefined,
  me: Subject,
  picking: Picking | undefined,
): ((row: Row) => RowMark | undefined) | undefined {
  if (!marks && !picking) return undefined;
  return (row) => (picking?.taken.has(String(row['Id'])) ? TAKEN : markOf(marks, row, me));
}
