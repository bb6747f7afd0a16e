import type { Row } from '../renderer/data.ts';

/**
 * Puts values of a row into an address: {Field} becomes the encoded value. The scheme and the host are the schema's own,
 * so a value stands only behind them. A route may be written without its first slash.
 */
export function fillAddress(address: string, row: Row): string {
  const filled = address.replace(/\{([A-Z][A-Za-z0-9]*)\}/g, (_, name: string) => {
    const value = row[name];
    return value === null || value === undefined ? '' : encodeURIComponent(String(value));
  });
  return /^[A-Za-z0-9][\w-]*(?:[/?#]|$)/.test(filled) ? `/${filled}` : filled;
}
