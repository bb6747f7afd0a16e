import type { SceneName } from './contender.ts';
import { FIELDS, FORMULAS, GRID_COLUMNS, GRID_ROWS, LIST_COLUMNS, LIST_ROWS, textsOf } from './sample.ts';

/** When a scene stands: the same for every contender, and what a user sees and can use. */
export interface Standing {
  /** How many of the items do what they are there for. */
  count(items: readonly Element[]): number;
  /** How many make a first screen, and how many everything. */
  readonly first: number;
  readonly whole: number;
}

/** What a field is filled in with. */
const CONTROL = 'input, textarea, select, [role=combobox]';
/** Fields that a window of 900 pixels shows in two columns. */
const FIRST_FIELDS = 24;
/** Rows that fill a screen. */
const ROWS = 12;

/** What a row shows: its texts, and what stands in its inputs. */
export const shownBy = (row: Element): string =>
  [row.textContent, ...[...row.querySelectorAll('input')].map(({ value }) => value)].join('\n');

/** The first rows show everything that they hold; whether there are others out of sight is nobody's concern. */
function rowsOf(expected: readonly (readonly string[])[]): Standing {
  const count = (items: readonly Element[]) =>
    expected.filter((texts, index) => {
      const shown = items[index] && shownBy(items[index]);
      return texts.every((text) => shown?.includes(text));
    }).length;
  return { count, first: ROWS, whole: ROWS };
}

export const STANDING: Readonly<Record<SceneName, Standing>> = {
  form: {
    count: (items) => items.filter((item) => item.querySelector(CONTROL)).length,
    first: FIRST_FIELDS,
    whole: FIELDS.length,
  },
  grid: rowsOf(GRID_ROWS.slice(0, ROWS).map((row) => textsOf(GRID_COLUMNS, row))),
  formulas: {
    count: (items) => items.length,
    first: FORMULAS.length + 1,
    whole: FORMULAS.length + 1,
  },
  list: rowsOf(LIST_ROWS.slice(0, ROWS).map((row) => textsOf(LIST_COLUMNS, row))),
};
