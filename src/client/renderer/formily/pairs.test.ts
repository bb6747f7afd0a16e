import { expect, it } from 'vitest';
import type { NamedField } from '../../../contract/field-rules.ts';
import type { UsedField } from '../schema/fields.ts';
import { withPairs } from './pairs.ts';

const used = (name: string, more: Partial<NamedField> = {}, visible?: string): UsedField => ({
  field: { name, title: name, type: 'date', ...more },
  place: { file: 'f', pointer: '' },
  span: 1,
  visible,
  required: undefined,
  disabled: undefined,
});
const shape = (fields: readonly UsedField[]) =>
  withPairs(fields).map((part) =>
    'start' in part ? `${part.start.field.name}-${part.end.field.name}` : 'field' in part && part.field.name,
  );

const [start, end] = [used('Start'), used('End', { after: 'Start' })];

it.each([
  ['side by side', [used('A'), start, end, used('B')], ['A', 'Start-End', 'B']],
  ['apart', [start, used('A'), end], ['Start', 'A', 'End']],
  ['turned round', [end, start], ['End', 'Start']],
  ['coming and going apart', [start, { ...end, visible: 'row.A' }], ['Start', 'End']],
  [
    'as a place and what lies around it',
    [used('Geo', { type: 'geo' }), used('Radius', { type: 'int', around: 'Geo' })],
    ['Geo-Radius'],
  ],
  ['in a chain', [start, end, used('Late', { after: 'End' })], ['Start-End', 'Late']],
])('L01 E03 the ends of a range that stand %s', (_how, fields, expected) => {
  expect(shape(fields)).toEqual(expected);
});
