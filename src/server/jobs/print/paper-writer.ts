import type { FieldType } from '../../../contract/generated/meta.ts';
import { moneyText, numberText } from '../../../contract/numbers.ts';
import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../../data/engine.ts';
import { namesOf } from '../../data/read/labels.ts';
import { displayFieldName } from '../../data/schemas/display-fields.ts';
import { fieldWriter } from '../export/cells.ts';

type Read = (field: FieldModel, value: unknown) => string;

/** Types whose values stand otherwise on paper than in the cells of a workbook. */
const READ: Partial<Record<FieldType, Read>> = { money: moneyText, int: numberText, decimal: numberText };

/** What a field says on paper: what the preview shows. Codes in the lines of a list travel without their names. */
export function paperWriter({ catalog }: Pick<Engine, 'catalog'>, field: FieldModel): (row: Row) => string {
  const read = READ[field.type];
  if (read) return (row) => read(field, row[field.name]);
  const write = fieldWriter(field, catalog.codes);
  const codes = field.dict === undefined ? undefined : catalog.codes.get(field.dict);
  if (!codes) return (row) => String(write(row) ?? '');
  const twin = displayFieldName(field);
  return (row) => {
    if (twin !== undefined && typeof row[twin] === 'string') return String(write(row) ?? '');
    const value = row[field.name];
    return (Array.isArray(value) ? value : [value ?? ''])
      .map((code) => namesOf(codes).get(String(code)) ?? String(code))
      .join('、');
  };
}
