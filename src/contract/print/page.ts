import { ORIENTATION, PAGE_SIZE } from '../generated/codes.ts';
import type { PrintPage } from '../generated/meta.ts';
import type { Row } from '../rules.ts';

/** A template's row as the page of kind print that it stands for. */
export function printPage(row: Row): PrintPage {
  const text = (name: string) => (row[name] ? { [name.toLowerCase()]: String(row[name]) } : {});
  return {
    version: 1,
    kind: 'print',
    title: String(row['TplName']),
    entity: String(row['EntityName']),
    paper: paperOf(row['PageSize'], row['Orientation']),
    ...text('Heading'),
    ...text('Header'),
    ...text('Footer'),
    numbers: row['Numbers'] === 1,
    parts: (Array.isArray(row['Body']) ? row['Body'] : []) as unknown as PrintPage['parts'],
  };
}

function paperOf(size: unknown, orientation: unknown): PrintPage['paper'] {
  if (size === PAGE_SIZE.Receipt) return 'receipt';
  if (size === PAGE_SIZE.Label) return 'label';
  const name = size === PAGE_SIZE.A5 ? 'A5' : 'A4';
  return orientation === ORIENTATION.Landscape ? `${name}-landscape` : name;
}
