/** A cell that a spreadsheet would work out is written as text. */
const FORMULA = /^[=+\-@\t\r]/;

/** Lines of cells as a file that spreadsheets open, with the mark by which they know the characters. */
export function csvOf(lines: readonly (readonly (string | number)[])[]): Blob {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
    return /["\r\n,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const text = lines.map((line) => line.map(cell).join(',')).join('\r\n');
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
