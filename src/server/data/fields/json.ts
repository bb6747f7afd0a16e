import type { FieldModel } from '../../../contract/model.ts';
import { columnOf, isNothing, isStorable, malformed, type FieldKind } from './kind.ts';

const DEEPEST = 20;

/** Whether every text in the value can be stored; the database refuses NUL inside jsonb as well. */
function isStorableValue(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (typeof value === 'string') return isStorable(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'bigint';
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorableValue(item, depth + 1));
}

function jsonKind(isValue: (value: unknown) => boolean): Omit<FieldKind, 'filter'> {
  return {
    column: () => 'jsonb',
    select: columnOf,
    prepare(value: unknown, field: FieldModel) {
      if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return null;
      if (!isValue(value) || !isStorableValue(value)) throw malformed(field);
      return JSON.stringify(value);
    },
    sortable: false,
  };
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
const isLines = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);

/** dicts, refs: a filter finds the rows that hold at least one of its values. */
export const codesKind: FieldKind = {
  ...jsonKind(isTexts),
  filter(field, column, value, binder) {
    const texts = Array.isArray(value) ? value : [value];
    if (!texts.every((text): text is string => typeof text === 'string' && isStorable(text))) {
      if (texts.some((text) => typeof text === 'object')) return undefined;
      throw malformed(field);
    }
    return `${column} ?| ${binder.bind(texts)}::text[]`;
  },
};

export const linesKind: FieldKind = { ...jsonKind(isLines), filter: () => undefined };
export const anyJsonKind: FieldKind = { ...jsonKind(() => true), filter: () => undefined };
