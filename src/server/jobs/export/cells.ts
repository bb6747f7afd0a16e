import type { FieldType } from '../../../contract/generated/meta.ts';
import { textOfHtml } from '../../../contract/html.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { namesOf } from '../../data/read/labels.ts';
import { displayFields, displayFieldName } from '../../data/schemas/display-fields.ts';
import type { WrittenValue } from '../xlsx/write.ts';

/** A cell of an export, from a row as a list shows it. */
export type WriteCell = (row: Row) => WrittenValue;

type Show = (value: unknown, row: Row, field: FieldModel) => WrittenValue;

const plain: Show = (value) => {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
};

const yesNo: Show = (value) => (value === 1 ? '是' : value === 0 ? '否' : plain(value, {}, {} as FieldModel));

/** The display text that travels beside a code; the code itself where a field of its own stands in the text's place. */
const named: Show = (value, row, field) => {
  const text = row[displayFieldName(field) ?? ''];
  return typeof text === 'string' ? text : plain(value, row, field);
};

const fileNames: Show = (_value, row, field) => {
  const files = row[displayFieldName(field) ?? ''];
  if (!Array.isArray(files) || files.length === 0) return null;
  return files.map((file: { Name?: unknown }) => String(file.Name ?? '')).join('、');
};

/** The lines of a list, items of dictionaries by their names. */
const lines = (codes: Catalog['codes']): Show =>
  function showLines(value, row, field) {
    if (!Array.isArray(value)) return plain(value, row, field);
    const cell = (name: string, cellValue: unknown) => {
      const column = field.fields?.[name];
      if (column?.type === 'bool') return yesNo(cellValue, row, field);
      const dictionary = codes.get(column?.dict ?? '');
      return (dictionary && namesOf(dictionary).get(String(cellValue))) ?? cellValue;
    };
    const texts = value.map((line: Row) =>
      Object.entries(line)
        .map(([name, one]) => String(cell(name, one) ?? ''))
        .join('，'),
    );
    return texts.join('；') || null;
  };

const place: Show = (value, row, field) => {
  const point = value as { Lng?: unknown; Lat?: unknown } | null;
  return point && typeof point === 'object'
    ? `${String(point.Lng)},${String(point.Lat)}`
    : plain(value, row, field);
};

const prose: Show = (value, row, field) =>
  typeof value === 'string' ? textOfHtml(value) : plain(value, row, field);

/** How each type of field is written: what a person reads in the list. */
const SHOWN: Record<FieldType, Show> = {
  text: plain,
  longtext: plain,
  html: prose,
  int: plain,
  decimal: plain,
  money: plain,
  bool: yesNo,
  date: plain,
  datetime: plain,
  time: plain,
  dict: named,
  dicts: named,
  ref: named,
  refs: named,
  list: plain,
  image: fileNames,
  file: fileNames,
  json: plain,
  geo: place,
  phone: plain,
  idcard: plain,
  email: plain,
  count: plain,
};

/** How the cells of a column are written; `name` is a field or the display text of one. */
export function cellWriter(entity: EntityModel, name: string, codes: Catalog['codes']): WriteCell {
  const field = entity.fields.get(name) ?? displayFields(entity).get(name);
  // What is no field of the list is refused when its rows are read.
  return field ? fieldWriter(field, codes) : () => null;
}

/** How the values of a field are written. */
export function fieldWriter(field: FieldModel, codes: Catalog['codes']): WriteCell {
  const ofType = field.type === 'list' ? lines(codes) : SHOWN[field.type];
  const show = field.names === undefined ? ofType : named;
  return (row) => show(row[field.name], row, field);
}
