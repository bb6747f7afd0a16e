import type { Row } from '../renderer/data.ts';

/** An address that is a value of the row and nothing else. */
const WHOLE = /^\{([A-Z][A-Za-z0-9]*)\}$/;

/**
 * Puts values of rows into an address: {Field} becomes the encoded value of the first row, {Field*} those of all rows with
 * commas between them. The scheme and the host are the schema's own, so a value stands only behind them; an address that is
 * one {Field} alone is that value as it stands, to be held against safeUrl like any other. A route may be
 * written without its first slash.
 */
export function fillAddress(address: string, rows: readonly Row[]): string {
  const whole = WHOLE.exec(address)?.[1];
  if (whole !== undefined) return String(rows[0]?.[whole] ?? '');
  const filled = address.replace(/\{([A-Z][A-Za-z0-9]*)(\*?)\}/g, (_, name: string, every: string) =>
    (every === '' ? rows.slice(0, 1) : rows).map((row) => encoded(row[name])).join(','),
  );
  return /^[A-Za-z0-9][\w-]*(?:[/?#]|$)/.test(filled) ? `/${filled}` : filled;
}

const encoded = (value: unknown): string =>
  value === null || value === undefined ? '' : encodeURIComponent(String(value));
