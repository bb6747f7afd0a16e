import { lastStep } from '../../../contract/field-path.ts';
import type { QueryGroup } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { itemsOf, labelOf, namesOf, refLabelSql, rootOf } from '../../data/read/labels.ts';
import { predicateField } from '../../data/access/rights.ts';
import { ident } from '../../data/sql/sql.ts';
import type { Asking } from './asking.ts';
import { pathField } from './paths.ts';

/** One of the values that rows are grouped by. */
export interface GroupKey {
  readonly as: string;
  readonly field: string;
  /** The column of the field over `t`. */
  readonly column: string;
  /** Expressions over `t` that are grouped by. */
  readonly by: string;
  /** Columns of the grouped rows. */
  readonly columns: readonly string[];
  /** Columns over the grouped rows `g`. */
  readonly shown: readonly string[];
  /** What the grouped rows `g` are ordered by, by the name in the answer. */
  readonly orders: Readonly<Record<string, string>>;
  /** FROM item of one column whose values each have a row, and what bounds the counted rows to them. */
  readonly fill?: Filled;
  /** Writes the value's name into a row of the answer. */
  readonly present: (row: Row) => Row;
}

interface Filled {
  readonly axis: string;
  readonly within: string;
}

/** How the values of each division of time are made and written. */
const TIMES = {
  month: ['month', 'YYYY-MM'],
  day: ['day', 'MM-DD'],
  dayHour: ['hour', 'MM-DD HH24"时"'],
  dayClock: ['hour', 'HH24:00'],
  hour: [undefined, 'HH24"时"'],
  clock: [undefined, 'HH24:00'],
} as const;

const itself = (row: Row): Row => row;

/** A value that rows are grouped by, which the caller sees plain. */
export function groupKey(asking: Asking, group: QueryGroup): GroupKey {
  const field = pathField(asking.engine, asking.caller, asking.entity, group.field, 't');
  const as = group.as ?? lastStep(group.field);
  if (group.time) return timeKey(field, as, group.time, group.fill);
  const by = group.root ? topSql(asking, field) : FIELD_KINDS[field.type].select(field, 't');
  const column = columnOf(field, 't');
  const plain = { as, field: field.name, column, by, columns: [`${by} AS ${ident(field.name)}`] };
  const shown = [`g.${ident(field.name)} AS ${ident(as)}`];
  const orders = { [as]: `g.${ident(field.name)}` };
  const { name } = group;
  if (name === undefined) return { ...plain, shown, orders, present: itself };
  if (field.type !== 'ref') return { ...plain, shown, orders, present: named(asking, field, as, name) };
  const target = entityOf(asking.engine, field.ref ?? '');
  const label = labelOf(asking.engine.catalog, target, asking.caller);
  return {
    ...plain,
    shown: [...shown, `${refLabelSql(target, label, field, 'g')} AS ${ident(name)}`],
    orders: { [as]: placeSql(asking, target, field), [name]: ident(name) },
    present: (row) => ({ ...row, [name]: label.show(row[name]) }),
  };
}

/** Where the lists of an entity have the row that a reference of the grouped rows names. */
function placeSql(asking: Asking, target: EntityModel, field: FieldModel): string {
  const sort = target.fields.get((target.file.sort ?? '').replace(/^-/, ''));
  const value = `g.${ident(field.name)}`;
  if (!sort) return value;
  const { name } = predicateField(target, sort.name, asking.caller);
  return `(SELECT ${columnOf(target.fields.get(name)!, 'p')} FROM ${ident(target.table)} p WHERE p."Id" = ${value})`;
}

type Time = keyof typeof TIMES;

/** Every hour of a day as it is written, or the times of a window around now. */
function filledBy(time: Time, column: string, fill: NonNullable<QueryGroup['fill']>): Filled {
  const [unit, form] = TIMES[time];
  if (!unit || fill === true) {
    const day = `generate_series(0, 23) h(at)`;
    return { axis: `(SELECT to_char(make_time(at, 0, 0), '${form}') FROM ${day})`, within: 'TRUE' };
  }
  const at = (moved: number) => `date_trunc('${unit}', now()) + ${moved} * interval '1 ${unit}'`;
  return {
    axis: `generate_series(${at(fill.from)}, ${at(fill.to)}, interval '1 ${unit}')`,
    within: `${column} >= ${at(fill.from)} AND ${column} < ${at(fill.to + 1)}`,
  };
}

function timeKey(field: FieldModel, as: string, time: Time, fill: QueryGroup['fill']): GroupKey {
  const [unit, form] = TIMES[time];
  const column = columnOf(field, 't');
  const by = unit ? `date_trunc('${unit}', ${column})` : `to_char(${column}, '${form}')`;
  const at = ident(field.name);
  return {
    as,
    field: field.name,
    column,
    by,
    columns: [`${by} AS ${at}`],
    shown: [`${unit ? `to_char(g.${at}, '${form}')` : `g.${at}`} AS ${ident(as)}`],
    orders: { [as]: `g.${at}` },
    ...(fill === undefined ? {} : { fill: filledBy(time, column, fill) }),
    present: itself,
  };
}

const dictionaryOf = ({ engine }: Asking, field: FieldModel) => engine.catalog.codes.get(field.dict ?? '');

/** The topmost item above a value of a dictionary that is a tree. */
function topSql(asking: Asking, field: FieldModel): string {
  const dictionary = dictionaryOf(asking, field);
  const codes = dictionary ? [...itemsOf(dictionary).keys()] : [];
  const roots = Object.fromEntries(codes.map((code) => [code, rootOf(dictionary!, code)]));
  return `(${asking.binder.bind(JSON.stringify(roots))}::jsonb ->> ${columnOf(field, 't')})`;
}

function named(asking: Asking, field: FieldModel, as: string, name: string): GroupKey['present'] {
  const dictionary = dictionaryOf(asking, field);
  const names = dictionary && namesOf(dictionary);
  return (row) => {
    const value = row[as];
    const isAbsent = value === null || value === undefined;
    return { ...row, [name]: isAbsent ? null : (names?.get(String(value)) ?? String(value)) };
  };
}
