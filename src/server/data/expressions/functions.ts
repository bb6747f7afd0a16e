import { calendarSql } from './calendar.ts';
import { dateSql } from './dates.ts';
import {
  bool,
  cut,
  list,
  NotInSql,
  number,
  once,
  sqlOf,
  text,
  textOf,
  told,
  united,
  type Expression,
} from './expression.ts';

export interface SqlTools {
  /** Keeps a value for the statement. */
  bind(value: unknown): string;
  /** The moment that the condition is judged at. */
  now(): Expression;
}

/** A function as a statement says it. No argument is absent for ever; @throws NotInSql for what it cannot say. */
export type SqlFunction = (args: readonly Expression[], tools: SqlTools) => Expression;

const numeric =
  (say: (...values: string[]) => string): SqlFunction =>
  (args) =>
    number(say(...args.map((arg) => sqlOf(arg, 'number'))));

const IS_DECIMALS = 'd = trunc(d) AND d BETWEEN 0 AND 10';

const numberSql: Readonly<Record<string, SqlFunction>> = {
  ceil: numeric((x) => `ceil(${x})`),
  floor: numeric((x) => `floor(${x})`),
  abs: numeric((x) => `abs(${x})`),
  round: numeric((x, d = '0::float8') =>
    once({ x: `(${x})::numeric`, d }, `CASE WHEN ${IS_DECIMALS} THEN round(x, d::int)::float8 END`),
  ),
  roundEven: numeric((x, d = '0::float8') => {
    const shifted = once(
      { x: `(${x})::numeric`, d },
      `CASE WHEN ${IS_DECIMALS} THEN x * power(10::numeric, d::int) END`,
    );
    const even = 'CASE WHEN abs(y - trunc(y)) = 0.5 THEN 2 * round(y / 2) ELSE round(y) END';
    return once({ y: shifted, d }, `(round((${even}) / power(10::numeric, d::int), d::int))::float8`);
  }),
  percent: numeric((part, whole) => cut(`${cut(`${part} * 100`)} / NULLIF(${whole}, 0)`)),
  clamp: numeric((x, low, high) =>
    once(
      { x: x!, low: low!, high: high! },
      'CASE WHEN low <= high AND x IS NOT NULL THEN LEAST(GREATEST(x, low), high) END',
    ),
  ),
};

const textual =
  (say: (value: string, ...rest: string[]) => Expression): SqlFunction =>
  ([value, ...rest]) =>
    say(textOf(value!), ...rest.map((arg) => (arg.kind === 'number' ? arg.sql : textOf(arg))));

/** What trim() takes away: the white space and line ends of ECMAScript. */
const SPACES =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** A separator that the condition itself says: between many parts, a long one of a row could make a text without end. */
function written(separator: Expression): string {
  const constant = separator.kind === 'text' ? separator.constant : undefined;
  if (typeof constant === 'string' && constant.length <= MOST_SEPARATING) return separator.sql;
  throw new NotInSql(`a separator of at most ${MOST_SEPARATING} characters has to be written out`);
}

const MOST_SEPARATING = 20;

/** A position in a text, from 0; longer than any text is long enough. */
const position = (sql: string) => `LEAST(GREATEST(trunc(${sql}), 0), 1000000)::int`;
const isCount = (name: string) => `${name} = trunc(${name}) AND ${name} >= 0`;

const textSql: Readonly<Record<string, SqlFunction>> = {
  text: ([value]) => {
    if (value!.kind === 'number') return text(`trim_scale((${value!.sql})::numeric)::text`);
    return text(textOf(value!));
  },
  contains: textual((value, part) => bool(`(position(${part} IN ${value}) > 0)`)),
  startsWith: textual((value, part) => bool(`starts_with(${value}, ${part})`)),
  endsWith: textual((value, part) => bool(once({ v: value, p: part! }, '(right(v, length(p)) = p)'))),
  like: ([value, pattern], { bind }) => {
    const constant = pattern!.kind === 'text' ? pattern!.constant : undefined;
    if (typeof constant !== 'string') throw new NotInSql('the pattern has to be written out');
    const like = constant
      .replace(/[\\%_]/g, '\\$&')
      .replaceAll('*', '%')
      .replaceAll('?', '_');
    return bool(`(${textOf(value!)} LIKE ${bind(like)}::text)`);
  },
  trim: ([value], { bind }) => text(`btrim(${textOf(value!)}, ${bind(SPACES)}::text)`),
  substring: textual((value, from, to) => {
    const part = `substr(v, ${position('f')} + 1, GREATEST(${position('t')} - ${position('f')}, 0))`;
    const ends = { f: from!, t: to ?? '1000000' };
    return text(once({ v: value, ...ends }, `CASE WHEN f IS NOT NULL AND t IS NOT NULL THEN ${part} END`));
  }),
  padStart: textual((value, length, fill) =>
    text(
      once(
        { v: value, n: length!, p: fill! },
        `CASE WHEN NOT (${isCount('n')} AND n <= 200) OR p IS NULL THEN NULL WHEN char_length(v) >= n THEN v ELSE lpad(v, n::int, p) END`,
      ),
    ),
  ),
  mask: textual((value, front, back) =>
    text(
      once(
        { v: value, f: front!, b: back! },
        `CASE WHEN NOT (${isCount('f')} AND ${isCount('b')}) THEN NULL WHEN char_length(v) <= f + b THEN repeat('*', char_length(v))
          ELSE left(v, f::int) || repeat('*', char_length(v) - f::int - b::int) || right(v, b::int) END`,
      ),
    ),
  ),
  split: ([value, separator]) => {
    const cutAt = { v: textOf(value!), s: written(separator!) };
    return list(once(cutAt, `CASE WHEN s <> '' THEN to_jsonb(string_to_array(v, s)) END`));
  },
};

const ITEMS = 'jsonb_array_elements_text(l) WITH ORDINALITY AS e(x, n)';
const FIRSTS = `(SELECT x, n, min(n) OVER (PARTITION BY x) AS first FROM ${ITEMS}) d WHERE n = first`;

/** Reads the items `x` of a list that a row keeps, `n` being their places; nothing of a list that is not there. */
const read = (of: Expression, what: string, from = ITEMS) =>
  once({ l: sqlOf(of, 'list') }, `CASE WHEN l IS NOT NULL THEN (SELECT ${what} FROM ${from}) END`);

const listed = (order: string) => `coalesce(jsonb_agg(x ORDER BY ${order}), '[]'::jsonb)`;

const counted = (items: readonly Expression[]) =>
  items.map((item) => `${item.kind === 'null' ? 'NULL::float8' : sqlOf(item, 'number')}`);

const total = (items: readonly Expression[]) =>
  counted(items).reduce((sum, item) => cut(`${sum} + coalesce(${item}, 0)`), '0::float8');

const outermost =
  (name: 'min' | 'max'): SqlFunction =>
  ([of]) => {
    if (of!.kind !== 'items') return text(read(of!, `${name}(x COLLATE "C")`));
    const kind = united(of!.items);
    if (kind === undefined || kind === 'list' || kind === 'bool')
      throw new NotInSql('items of one kind are needed here');
    const order = kind === 'text' ? ' COLLATE "C"' : '';
    const said = of!.items
      .filter((item) => item.kind !== 'null')
      .map((item) => `(${told(item, kind)})${order}`);
    return { kind, sql: `${name === 'min' ? 'LEAST' : 'GREATEST'}(${said.join(', ')})` };
  };

const itemsOf = (of: Expression): readonly Expression[] => {
  if (of.kind !== 'items') throw new NotInSql('a list that a row keeps holds texts');
  return of.items;
};

const listSql: Readonly<Record<string, SqlFunction>> = {
  size: ([of]) => {
    if (of!.kind === 'items') return number(`${of!.items.length}::float8`);
    return number(
      of!.kind === 'list' ? `jsonb_array_length(${of!.sql})::float8` : `char_length(${textOf(of!)})::float8`,
    );
  },
  sum: ([of]) => number(total(itemsOf(of!))),
  mean: ([of]) => {
    const items = itemsOf(of!);
    return number(cut(`${total(items)} / NULLIF(num_nonnulls(${counted(items).join(', ')}), 0)`));
  },
  min: outermost('min'),
  max: outermost('max'),
  first: ([of]) => text(`(${sqlOf(of!, 'list')} ->> 0)`),
  last: ([of]) => text(`(${sqlOf(of!, 'list')} ->> -1)`),
  distinct: ([of]) => list(read(of!, listed('n'), FIRSTS)),
  sort: ([of]) => list(read(of!, listed('x COLLATE "C"'))),
  join: ([of, separator]) => {
    const texts = read(of!, `coalesce(array_agg(x ORDER BY n), '{}')`);
    return text(`array_to_string(${texts}, ${written(separator!)})`);
  },
};

/** The functions of conditions that a statement can say. The others look at what only a program knows, or need no row. */
export const sqlFunctions: ReadonlyMap<string, SqlFunction> = new Map(
  [dateSql, calendarSql, numberSql, textSql, listSql].flatMap(Object.entries),
);
