import type { Row } from '../renderer/data.ts';

/**
 * Puts values of rows into an address: {Field} becomes the encoded value of the first row, {Field*} those of all rows with
 * commas between them. The scheme and the host are the schema's own, so a value stands only behind them. A route may be
 * written without its first slash.
 */
export function fillAddress(address: string, rows: readonly Row[]): string {
  const filled = address.replace(/\{([A-Z][A-Za-z0-9]*)(\*?)\}/g, (_, name: string, every: string) =>
    (every === '' ? rows.slice(0, 1) : rows).map((row) => encoded(row[name])).join(','),
  );
  return /^[A-Za-z0-9][\w-]*(?:[/?#]|$)/.test(filled) ? `/${filled}` : filled;
}

const encoded = (value: unknown): string =>
  value === null || value === undefined ? '' : encodeURIComponent(String(value));
