import { createContext, useContext, useEffect, useRef } from 'react';
import type { Row } from '../data.ts';
import type { Place } from '../schema/fault.ts';
import type { SourceState } from './source.ts';
import { numberOf, textIn } from './values.ts';

/** Lines of cells as a spreadsheet has them; the first line names the columns. */
export type SavedLines = readonly (readonly (string | number)[])[];

/** What a block saves of itself, asked when it is saved. */
export interface SavedBlock {
  /** Its place in the page's file. */
  readonly pointer: string;
  readonly title: string | undefined;
  lines(): SavedLines | undefined;
}

const Blocks = createContext<Set<SavedBlock> | undefined>(undefined);

export const SavedProvider = Blocks.Provider;

/** Says to the page that holds a block which numbers it shows, so that they are saved together. */
export function useSaved(
  { pointer }: Place,
  title: string | undefined,
  state: SourceState,
  linesOf: (rows: readonly Row[]) => SavedLines,
): void {
  const blocks = useContext(Blocks);
  const lines = useRef<SavedBlock['lines']>(() => undefined);
  lines.current = () => (state.status === 'ready' && state.rows.length > 0 ? linesOf(state.rows) : undefined);
  useEffect(() => {
    const own: SavedBlock = { pointer, title, lines: () => lines.current() };
    blocks?.add(own);
    return () => void blocks?.delete(own);
  }, [blocks, pointer, title]);
}

/** A value of a row as a cell: a number where it is one; empty where it is absent or not told. */
export const cellOf = (row: Row, field: string): string | number =>
  numberOf(row[field]) ?? textIn(row, field);

/** Rows as lines under the titles of their fields. */
export const linesOfItems = (
  items: readonly { readonly field: string; readonly title: string }[],
  rows: readonly Row[],
): SavedLines => [
  items.map(({ title }) => title),
  ...rows.map((row) => items.map(({ field }) => cellOf(row, field))),
];
