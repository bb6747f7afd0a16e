import { KEPT_SIGN, keptColumn, keptNote, type Kept } from '../../../../contract/following.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import { inlineOf } from '../../ActionButtons.tsx';
import type { TableSettings } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { textOf } from '../../fields/widgets/Plain.tsx';
import { widthOf } from '../../fields/widgets/text-width.ts';
import { twinKey } from '../../schema/fields.ts';
import type { ListColumn } from '../../schema/uses.ts';

/** How a user arranged the columns of a page, on this device. */
export interface ColumnChoice {
  /** Keys of the columns that are shown, in their order. */
  readonly shown: readonly string[];
  /** Pixels of those that were made wider or narrower. */
  readonly widths: Readonly<Record<string, number>>;
  /** Keys of those that stay at the left while the others are scrolled. */
  readonly frozen: readonly string[];
}

/** Pixels that a column may be made wide. */
export const WIDTH_RANGE = { least: 48, most: 800 };

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** Whether a kept text is such a choice. */
export function isColumnChoice(value: unknown): value is ColumnChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { shown, widths, frozen } = value as Partial<Record<keyof ColumnChoice, unknown>>;
  if (!isKeys(shown) || !isKeys(frozen) || typeof widths !== 'object' || widths === null) return false;
  return Object.values(widths).every((width) => typeof width === 'number');
}

/** The arrangement that the page itself asks for. */
export const ownChoice = (columns: readonly ListColumn[]): ColumnChoice => ({
  shown: columns.filter((column) => !column.hidden).map(({ key }) => key),
  widths: {},
  frozen: columns.filter(({ fixed }) => fixed === 'left').map(({ key }) => key),
});

/** Pixels of the sign of a marked row, which stands in the first column. */
const SIGN = 24;

/** The columns as they are shown: in the user's order, width and place. Never none. `isMarked`: the first one holds signs too. */
export function shownColumns(
  columns: readonly ListColumn[],
  choice: ColumnChoice,
  isMarked = false,
): ListColumn[] {
  const known = new Map(columns.map((column) => [column.key, column]));
  const wanted = choice.shown.flatMap((key) => known.get(key) ?? []);
  return (wanted.length > 0 ? wanted : columns.slice(0, 1)).map((column, at) => ({
    ...column,
    width: widthWithin(choice.widths[column.key] ?? column.width + (isMarked && at === 0 ? SIGN : 0)),
    fixed: column.fixed === 'right' ? 'right' : choice.frozen.includes(column.key) ? 'left' : undefined,
  }));
}

/** A width that a column can have. */
export const widthWithin = (width: number): number =>
  Math.round(Math.min(WIDTH_RANGE.most, Math.max(WIDTH_RANGE.least, width || WIDTH_RANGE.least)));

/** The keys with one of them moved by a place, back or forth. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const at = keys.indexOf(key);
  const to = at + by;
  if (at < 0 || to < 0 || to >= keys.length) return [...keys];
  const others = keys.filter((other) => other !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

/** Fields that a cell shows as a short text, perhaps with a colour, a sign or separators around it. */
const SHORT: ReadonlySet<string> = new Set([
  ...['text', 'int', 'decimal', 'money', 'count', 'date', 'datetime', 'time', 'phone', 'idcard', 'email'],
  ...['dict', 'bool', 'ref'],
]);

/** Pixels: of one unit of width in the widest letters, and of the cell's edges with what may stand around the text. */
const UNIT = 8;
const AROUND = 40;

/** Whether the text of a cell is surely not wider than its column. */
export function fitsIn({ field, key, width }: ListColumn, row: Row): boolean {
  return SHORT.has(field.type) && widthOf(textOf(row[twinKey(field)] ?? row[key])) * UNIT + AROUND <= width;
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'decimal', 'money', 'count']);

/** Alignment of a column; custom puts numbers to the right so that their digits line up. */
export function alignOf(column: ListColumn, settings: TableSettings): 'left' | 'center' | 'right' {
  if (settings.align !== 'custom') return settings.align;
  return NUMBERS.has(column.field.type) && column.field.name !== 'GradeYear' ? 'right' : 'left';
}

/** Characters of the buttons in the line decide the width of the column that holds them. */
export function actionsWidth(texts: readonly string[]): number {
  const inline = inlineOf(texts.length);
  const shown = texts.length > inline ? [...texts.slice(0, inline), '更多'] : texts;
  return Math.max(80, 24 + shown.reduce((width, text) => width + [...text].length * 14 + 18, 0));
}

/** Of more rows than these, not every one is asked for its buttons. */
const MOST_ASKED = 100;

/** As wide as the row with the widest buttons; of many rows, or none, as wide as all the buttons that a row may have. */
export function widestActions(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  all: readonly string[],
): number {
  if (rows.length === 0 || rows.length > MOST_ASKED) return actionsWidth(all);
  return Math.max(...rows.map((row) => actionsWidth(textsOf(row))));
}

function keptOf(entity: EntityModel, { key }: ListColumn): Kept | undefined {
  const field = entity.fields.get(key);
  return field && keptColumn(entity, field);
}

/** The sign of a column that says what was true then. */
export const signOf = (entity: EntityModel, column: ListColumn): string | undefined =>
  keptOf(entity, column) && KEPT_SIGN;

/** What the signs of a list mean; undefined where there are none. */
export const signNote = (entity: EntityModel, columns: readonly ListColumn[]): string | undefined =>
  keptNote(columns.map((column) => keptOf(entity, column)));
