import { isWireDate, SPANS } from '../../../contract/conditions/time.ts';
import { NotInSql, number, once, sqlOf, type Expression } from './expression.ts';
import type { SqlFunction } from './functions.ts';

interface Wall {
  readonly kind: 'day' | 'time';
  readonly sql: string;
}

/** A date as the database knows it. A text of a row may be no date, which a statement would stumble over. */
export function wallOf(expression: Expression): Wall {
  const { kind, sql } = expression;
  if (kind === 'day' || kind === 'time') return { kind, sql };
  const constant = kind === 'text' ? expression.constant : undefined;
  if (typeof constant !== 'string')
    throw new NotInSql('a date is needed here, and a text of a row may be none');
  if (!isWireDate(constant)) throw new NotInSql(`"${constant}" is not a date`);
  return constant.length === 10
    ? { kind: 'day', sql: `(${sql})::date` }
    : { kind: 'time', sql: `(${sql})::timestamp` };
}

const RANGE = {
  day: `x >= DATE '0100-01-01' AND x <= DATE '9999-12-31'`,
  time: `x >= TIMESTAMP '0100-01-01' AND x <= TIMESTAMP '9999-12-31 23:59:59'`,
};

/** A date of the years that the wire knows, else nothing. */
export const inRange = (kind: 'day' | 'time', sql: string): Expression => ({
  kind,
  sql: once({ x: sql }, `CASE WHEN ${RANGE[kind]} THEN x END`),
});

/** A date moved by a whole number of units, of at most `most`. */
const moved =
  (most: number, later: (kind: 'day' | 'time') => string): SqlFunction =>
  ([date, count]) => {
    const { kind, sql } = wallOf(date!);
    const isCount = `n = trunc(n) AND abs(n) <= ${most}`;
    return inRange(
      kind,
      once({ d: sql, n: sqlOf(count!, 'number') }, `CASE WHEN ${isCount} THEN ${later(kind)} END`),
    );
  };

const MOST_DAYS = 100_000;
const MOST_MONTHS = 3_000;

const edge =
  (isStart: boolean): SqlFunction =>
  ([date, unit]) => {
    const word = unit!.kind === 'text' ? unit!.constant : undefined;
    if (!SPANS.some((span) => span === word)) throw new NotInSql('the span has to be written out');
    const first = `date_trunc('${String(word)}', (${wallOf(date!).sql})::timestamp)`;
    const kind = word === 'day' ? 'time' : 'day';
    const last = `${first} + interval '1 ${String(word)}' - interval '1 ${kind === 'time' ? 'second' : 'day'}'`;
    return inRange(kind, `(${isStart ? first : last})::${kind === 'time' ? 'timestamp' : 'date'}`);
  };

const between = (args: readonly Expression[]): string => {
  const [from, to] = args.map((arg) => `(${wallOf(arg).sql})::timestamp`);
  return `extract(epoch FROM (${to} - ${from}))::float8 / 86400`;
};

const full = (from: string, to: string): string => {
  const part = (name: string, date: string) => `extract(${name} FROM ${date})`;
  return `((${part('year', to)} - ${part('year', from)}) * 12 + ${part('month', to)} - ${part('month', from)}
    - CASE WHEN ${part('day', to)} < ${part('day', from)} THEN 1 ELSE 0 END)`;
};

/** Full months between two dates; the time of day does not count. */
function monthsBetween(args: readonly Expression[]): string {
  const [a, b] = args.map((arg) => `(${wallOf(arg).sql})::date`);
  const months = `CASE WHEN a <= b THEN ${full('a', 'b')} ELSE -${full('b', 'a')} END`;
  return `${once({ a: a!, b: b! }, months)}::float8`;
}

const yearsBetween = (args: readonly Expression[]) => number(`trunc(${monthsBetween(args)} / 12)`);

/** Functions of dates as a statement says them. */
export const dateSql: Readonly<Record<string, SqlFunction>> = {
  days: (args) => number(`(${between(args)})`),
  hours: (args) => number(`(${between(args)} * 24)`),
  months: (args) => number(monthsBetween(args)),
  years: yearsBetween,
  age: ([birth], { now }) => yearsBetween([birth!, now()]),
  weekday: ([date]) => number(`extract(isodow FROM ${wallOf(date!).sql})::float8`),
  addDays: moved(MOST_DAYS, (kind) => (kind === 'day' ? 'd + n::int' : 'd + make_interval(days => n::int)')),
  addMonths: moved(
    MOST_MONTHS,
    (kind) => `(d + make_interval(months => n::int))::${kind === 'day' ? 'date' : 'timestamp'}`,
  ),
  startOf: edge(true),
  endOf: edge(false),
};
