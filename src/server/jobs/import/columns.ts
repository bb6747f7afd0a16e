import type { ActionFile, FieldType } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Caller } from '../../data/access/caller.ts';
import { isWritable } from '../../data/access/incoming.ts';
import type { Engine } from '../../data/engine.ts';
import { refuse } from '../../data/refusal.ts';
import type { CellValue } from '../xlsx/row.ts';
import { columnLetters } from '../../../contract/workbook/cell-ref.ts';
import { nameParts } from './named.ts';

/** A column of an import: a field that the caller may write and that one cell can say. */
export interface ImportColumn {
  readonly field: FieldModel;
  readonly title: string;
  /** The heading must be there: a row without the value would be refused whatever else it says. */
  readonly required: boolean;
  /** Columns that say the same together: what the target lies in, from the large to the small. */
  readonly parts?: readonly ImportColumn[];
  /** Place of a column among such parts. */
  readonly part?: number;
}

/** What one cell cannot say: structures, files, formatted text, places, and what is counted. */
const NO_CELL: ReadonlySet<FieldType> = new Set<FieldType>([
  'count',
  'json',
  'file',
  'image',
  'list',
  'html',
  'geo',
]);

/** The columns of an entity's import in the entity's order (domain/00-overview 0.4, @IM). */
export function importColumns(entity: EntityModel, action: ActionFile, caller: Caller): ImportColumn[] {
  return [...entity.fields.values()]
    .filter((field) => !NO_CELL.has(field.type) && !field.secret && isWritable(field, action, caller))
    .map((field) => ({
      field,
      title: field.title,
      required: field.required === true && field.default === undefined,
    }));
}

/**
 * The columns with those into which a reference may be parted: a bed by building, room and number. A part whose title is
 * that of another column would be read as that one, so such references stand in one column alone.
 */
export function withParts(engine: Engine, columns: readonly ImportColumn[]): ImportColumn[] {
  const titles = new Set(columns.map(({ title }) => comparable(title)));
  return columns.map((column) => {
    const target = column.field.type === 'ref' && engine.catalog.entities.get(column.field.ref ?? '');
    const parts = target ? nameParts(engine, target) : undefined;
    const isClear = parts?.every(({ field }) => {
      const known = titles.has(comparable(field.title));
      titles.add(comparable(field.title));
      return !known;
    });
    if (!parts || !isClear) return column;
    const { field, required } = column;
    return {
      ...column,
      parts: parts.map((part, at) => ({ field, title: part.field.title, required, part: at })),
    };
  });
}

/** Every column that a sheet may have. */
const allColumns = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.flatMap((column) => [column, ...(column.parts ?? [])]);

/** Whether the sheet says something of the column's field. */
export const isPlaced = (column: ImportColumn, places: readonly (ImportColumn | undefined)[]): boolean =>
  places.includes(column) || column.parts?.some((part) => places.includes(part)) === true;

/** The columns as the template shows them: the parts of a reference where people name it so. */
export const shownColumns = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.flatMap((column) => column.parts ?? [column]);

/** The heading of a column as the template shows it. */
export function heading(column: ImportColumn): string {
  return column.required ? `${column.title}*` : column.title;
}

/** Full-width and half-width forms, blanks and the trailing star make no difference between headings. */
function comparable(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '').replace(/\*+$/, '');
}

/** Whether a cell is the heading of one of the columns. */
export function isHeading(columns: readonly ImportColumn[], cell: CellValue): boolean {
  const text = comparable(String(cell));
  return allColumns(columns).some(({ title }) => comparable(title) === text);
}

/**
 * The columns in the order of a sheet's first row; a place without heading is undefined.
 * @param isNeeded whether the sheet must have the column
 * @throws Refusal that names every missing, unknown and repeated heading
 */
export function matchHeadings(
  columns: readonly ImportColumn[],
  cells: readonly CellValue[],
  isNeeded: (column: ImportColumn) => boolean = ({ required }) => required,
): (ImportColumn | undefined)[] {
  const byTitle = new Map(allColumns(columns).map((column) => [comparable(column.title), column]));
  const unknown: string[] = [];
  const repeated: string[] = [];
  const seen = new Set<ImportColumn>();
  const matched = cells.map((cell) => {
    const text = cell === null ? '' : String(cell).trim();
    if (text === '') return undefined;
    const column = byTitle.get(comparable(text));
    if (!column) unknown.push(text);
    else if (seen.has(column)) repeated.push(column.title);
    else seen.add(column);
    return column;
  });
  const missing = columns.flatMap((column) => {
    const isParted = column.parts?.some((part) => seen.has(part)) === true;
    if (isParted) return column.parts!.filter((part) => !seen.has(part));
    return isNeeded(column) && !seen.has(column) ? [column] : [];
  });
  const faults = [
    said(
      '缺少列',
      missing.map((column) => column.title),
    ),
    said('无法识别的列', unknown),
    said('重复的列', repeated),
  ].filter(Boolean);
  if (faults.length > 0) throw refuse(`模板列不匹配：${faults.join('；')}`);
  return matched;
}

const MOST_NAMED = 20;

function said(what: string, titles: readonly string[]): string {
  if (titles.length === 0) return '';
  const named = titles.slice(0, MOST_NAMED).map((title) => `「${title.slice(0, 30)}」`);
  return `${what}${named.join('')}${titles.length > MOST_NAMED ? `等${titles.length}列` : ''}`;
}

/** What a place without heading is called in the report. */
export function placeName(index: number): string {
  return `${columnLetters(index)}列`;
}
