import type { FieldType } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import type { CellValue } from '../xlsx/row.ts';
import { CellProblem, cellText, halfWidth } from './cell-text.ts';
import { clockOf, momentOf } from './date-text.ts';
import type { Dictionaries } from './dictionaries.ts';

/** What a cell is read with. */
export interface CellReading {
  readonly field: FieldModel;
  readonly dictionaries: Dictionaries;
}

type ReadCell = (cell: CellValue, reading: CellReading) => unknown;

const format = ({ field }: CellReading) =>
  new CellProblem(field.messages?.format ?? `${field.title}格式不正确`);

const prose: ReadCell = (cell) => cellText(cell);
const code: ReadCell = (cell) => halfWidth(cellText(cell)).replace(/\s+/g, '');

const number: ReadCell = (cell, reading) => {
  if (typeof cell === 'number') return cell;
  const text = code(cell, reading) as string;
  const plain = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (!/^[-+]?\d{1,15}(\.\d{1,10})?$/.test(plain)) throw format(reading);
  return Number(plain);
};

const YES_NO = new Map([
  ['是', 1],
  ['否', 0],
  ['1', 1],
  ['0', 0],
  ['TRUE', 1],
  ['FALSE', 0],
]);

const yesNo: ReadCell = (cell, reading) => {
  const value = YES_NO.get(halfWidth(cellText(cell)).toUpperCase());
  if (value === undefined) throw new CellProblem(`${reading.field.title}请填写“是”或“否”`);
  return value;
};

const day: ReadCell = (cell, reading) => {
  const moment = momentOf(cell);
  if (moment === undefined || moment.length > 10) throw format(reading);
  return moment;
};

const moment: ReadCell = (cell, reading) => {
  const value = momentOf(cell);
  if (value === undefined) throw format(reading);
  return value.length > 10 ? value : `${value} 00:00:00`;
};

const clock: ReadCell = (cell, reading) => {
  const value = clockOf(halfWidth(cellText(cell)));
  if (!value?.endsWith(':00')) throw format(reading);
  return value.slice(0, 5);
};

/** Several values stand in one cell, parted as people part them. */
export function partsOf(text: string): string[] {
  const parts = text.split(/[、,，;；|\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

const never: ReadCell = (_cell, reading) => {
  throw new Error(`${reading.field.name} has no cell`);
};

/** How each type of field is read from a cell. References stay text here: they are looked up in batches. */
const READERS: Record<FieldType, ReadCell> = {
  text: prose,
  longtext: prose,
  phone: (cell, reading) => (code(cell, reading) as string).replaceAll('-', ''),
  idcard: (cell, reading) => (code(cell, reading) as string).toUpperCase(),
  email: code,
  int: number,
  decimal: number,
  money: number,
  bool: yesNo,
  date: day,
  datetime: moment,
  time: clock,
  dict: (cell, { field, dictionaries }) => dictionaries.codeOf(field, cellText(cell)),
  dicts: (cell, { field, dictionaries }) =>
    partsOf(cellText(cell)).map((part) => dictionaries.codeOf(field, part)),
  ref: prose,
  refs: (cell) => partsOf(cellText(cell)),
  html: never,
  list: never,
  image: never,
  file: never,
  json: never,
  geo: never,
  count: never,
};

/**
 * A cell as the wire value of its field; a reference stays the text that was written.
 * @throws CellProblem with the text for the report
 */
export function readCell(cell: CellValue, reading: CellReading): unknown {
  return READERS[reading.field.type](cell, reading);
}
