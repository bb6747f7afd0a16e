import { damaged } from './error.ts';
import { SHEET_MAX_COLUMNS } from './limits.ts';

/** Column letters of an index counted from 0: 0 is A, 27 is AB. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}

/** The column index of a cell reference such as `AB12`, which has to lie in row `rowNo`. */
export function columnOfRef(ref: string, rowNo: number): number {
  let column = 0;
  let at = 0;
  for (; at < 4; at++) {
    const letter = ref.charCodeAt(at) & ~32;
    if (!(letter >= 65 && letter <= 90)) break;
    column = column * 26 + letter - 64;
  }
  if (column < 1 || column > SHEET_MAX_COLUMNS || ref.slice(at) !== String(rowNo)) {
    throw damaged(`cell reference ${ref.slice(0, 20)} in row ${rowNo}`);
  }
  return column - 1;
}
