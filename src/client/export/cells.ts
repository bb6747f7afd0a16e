import { textOfHtml } from '../../contract/html.ts';
import { CELL_MAX_CHARS } from '../../contract/workbook/limits.ts';
import type { WrittenValue } from '../../contract/workbook/sheet-xml.ts';

/** A row as a list answers it. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** How a column shows its value, in data: it is worked out in a worker, which no function can be sent to. */
export type CustomRender =
  /** The text that travels beside the code, else its name. */
  | { readonly kind: 'names'; readonly beside: string; readonly names: Readonly<Record<string, string>> }
  | { readonly kind: 'yesNo' }
  /** A number, which servers may give as a text. */
  | { readonly kind: 'number' }
  /** Names of the files that travel beside the value. */
  | { readonly kind: 'files'; readonly beside: string }
  | { readonly kind: 'html' };

/** A column of an export (specification 3). */
export interface ExportedColumn {
  readonly dataIndex: string;
  readonly title: string;
  readonly customRender?: CustomRender;
}

/** What stands in the cell of a row. */
export function cellOf({ dataIndex, customRender }: ExportedColumn, row: ExportedRow): WrittenValue {
  const value = row[dataIndex];
  switch (customRender?.kind) {
    case 'names':
      return fitting(named(value, row[customRender.beside], customRender.names));
    case 'yesNo':
      return yesNo(value);
    case 'number':
      return numberIn(value) ?? fitting(plain(value));
    case 'files':
      return fitting(fileNames(row[customRender.beside]) ?? plain(value));
    case 'html':
      return fitting(typeof value === 'string' ? textOfHtml(value) : plain(value));
    default:
      return fitting(plain(value));
  }
}

function plain(value: unknown): WrittenValue {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function named(value: unknown, beside: unknown, names: Readonly<Record<string, string>>): WrittenValue {
  if (typeof beside === 'string' && beside !== '') return beside;
  const codes = Array.isArray(value) ? value : [value];
  const texts = codes.map((code) => {
    const name = String(code ?? '');
    return Object.hasOwn(names, name) ? names[name] : plain(code);
  });
  return texts.length === 1 ? (texts[0] ?? null) : texts.join('、');
}

function yesNo(value: unknown): WrittenValue {
  if (value === true || String(value) === '1') return '是';
  return value === false || String(value) === '0' ? '否' : plain(value);
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function fileNames(files: unknown): WrittenValue | undefined {
  if (!Array.isArray(files) || files.length === 0) return undefined;
  return files.map((file: unknown) => String(Object(file).Name ?? '')).join('、');
}

const CUT_OFF = '…（文字过长，已截断）';

/** What no cell holds is cut, and says so: one long text must not cost the other rows. */
const fitting = (value: WrittenValue): WrittenValue =>
  typeof value === 'string' && value.length > CELL_MAX_CHARS
    ? value.slice(0, CELL_MAX_CHARS - CUT_OFF.length) + CUT_OFF
    : value;
