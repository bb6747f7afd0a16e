import { isDate } from '../../../contract/field-rules.ts';
import type { FieldModel } from '../../../contract/model.ts';
import { all, columnOf, isNothing, malformed, rangeOf, type FieldKind } from './kind.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const FULL_CLOCK = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A day that exists, and that the database counts too: it knows no year 0. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && isDate(value) && !value.startsWith('0000');

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  value[10] === ' ' &&
  isDay(value.slice(0, 10)) &&
  FULL_CLOCK.test(value.slice(11));

const isClock = (value: unknown): value is string => typeof value === 'string' && CLOCK.test(value);

function prepared(isValue: (value: unknown) => value is string) {
  return (value: unknown, field: FieldModel): string | null => {
    if (isNothing(value)) return null;
    if (!isValue(value)) throw malformed(field);
    return value;
  };
}

/** The day of a filter value; a moment is taken for its day. */
function dayOf(value: unknown, field: FieldModel): string {
  if (isMoment(value)) return value.slice(0, 10);
  if (!isDay(value)) throw malformed(field);
  return value;
}

export const dateKind: FieldKind = {
  column: () => 'date',
  select: (field, alias) => `to_char(${columnOf(field, alias)}, 'YYYY-MM-DD')`,
  prepare: prepared(isDay),
  sortable: true,
  filter(field, column, value, binder) {
    const bind = (item: unknown) => `${binder.bind(dayOf(item, field))}::date`;
    const range = rangeOf(value);
    if (range)
      return all([
        range.From === undefined ? undefined : `${column} >= ${bind(range.From)}`,
        range.To === undefined ? undefined : `${column} <= ${bind(range.To)}`,
      ]);
    if (Array.isArray(value))
      return `${column} = ANY(${binder.bind(value.map((item: unknown) => dayOf(item, field)))}::date[])`;
    return typeof value === 'object' ? undefined : `${column} = ${bind(value)}`;
  },
};

const SHANGHAI = `::timestamp AT TIME ZONE 'Asia/Shanghai'`;

/** Whole days count to their last moment, whole seconds to their last fraction. */
export const datetimeKind: FieldKind = {
  column: () => 'timestamptz',
  select: (field, alias) => `to_char(${columnOf(field, alias)}, 'YYYY-MM-DD HH24:MI:SS')`,
  prepare: prepared(isMoment),
  sortable: true,
  filter(field, column, value, binder) {
    const from = (item: unknown) => {
      if (!isMoment(item) && !isDay(item)) throw malformed(field);
      return `${column} >= (${binder.bind(item)}${SHANGHAI})`;
    };
    const to = (item: unknown) => {
      if (!isMoment(item) && !isDay(item)) throw malformed(field);
      const step = isDay(item) ? '1 day' : '1 second';
      return `${column} < (${binder.bind(item)}${SHANGHAI} + interval '${step}')`;
    };
    const range = rangeOf(value);
    if (range)
      return all([
        range.From === undefined ? undefined : from(range.From),
        range.To === undefined ? undefined : to(range.To),
      ]);
    if (typeof value === 'object') return undefined;
    return all([from(value), to(value)]);
  },
};

export const timeKind: FieldKind = {
  column: () => 'text',
  select: columnOf,
  prepare: prepared(isClock),
  sortable: true,
  filter(field, column, value, binder) {
    const bind = (item: unknown) => {
      if (!isClock(item)) throw malformed(field);
      return binder.bind(item);
    };
    const range = rangeOf(value);
    if (range)
      return all([
        range.From === undefined ? undefined : `${column} >= ${bind(range.From)}`,
        range.To === undefined ? undefined : `${column} <= ${bind(range.To)}`,
      ]);
    return typeof value === 'object' ? undefined : `${column} = ${bind(value)}`;
  },
};
