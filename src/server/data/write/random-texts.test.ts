import { expect, it } from 'vitest';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { withRandom, withRandomAnew } from './random-texts.ts';

const field = (name: string, more: Partial<FieldModel>): [string, FieldModel] => [
  name,
  { name, id: 1, type: 'text', title: name, implicit: false, ...more },
];
const seats = {
  fields: new Map([field('Code', { random: 12, readonly: true }), field('SeatNo', {})]),
} as unknown as EntityModel;

it('M05: a new row is given a text that nobody can guess, unless it brings one', () => {
  const drawn = Array.from({ length: 50 }, () => String(withRandom(seats, { SeatNo: 'A1' })['Code']));
  expect(new Set(drawn).size).toBe(50);
  for (const code of drawn) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect(withRandom(seats, { Code: 'KEPT' })).toEqual({ Code: 'KEPT' });
});

it('M05: what an action empties is drawn anew, and what it leaves alone stays', () => {
  expect(withRandomAnew(seats, { Code: null })['Code']).toMatch(/^\S{12}$/);
  expect(withRandomAnew(seats, { SeatNo: 'A2' })).toEqual({ SeatNo: 'A2' });
});
