import type { CellValue } from '../xlsx/row.ts';

/** A cell that cannot be read as its column wants it; the message is Chinese and meant for the person. */
export class CellProblem extends Error {
  override readonly name = 'CellProblem';
}

/** Spreadsheet programs keep 15 digits of a number and replace the others by zeros. */
const EXACT_BELOW = 1e15;
const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/;

/** The text of a cell without the blanks around it; '' for an empty one. Numbers are written out, never with an exponent. */
export function cellText(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return digitsOf(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  const text = cell.trim();
  if (FORMULA_ERROR.test(text)) throw new CellProblem('单元格的公式有错误');
  return text;
}

function digitsOf(number: number): string {
  if (Math.abs(number) >= EXACT_BELOW)
    throw new CellProblem('数字过长，末尾已失真，请把单元格设为文本后重新填写');
  const text = String(number);
  return text.includes('e') ? number.toFixed(20).replace(/0+$/, '') : text;
}

/** The text with full-width digits, letters and signs as half-width ones, for everything that is not prose. */
export function halfWidth(text: string): string {
  return text.normalize('NFKC').trim();
}

const MOST_SHOWN = 200;

/** What the report shows of a cell. */
export function shownCell(cell: CellValue | undefined): string {
  const text = cell === null || cell === undefined ? '' : String(cell);
  return [...text].slice(0, MOST_SHOWN).join('');
}
