import { DAY_COUNT } from '../../../contract/generated/codes.ts';
import { MOST_DAYS, MOST_WORKDAYS } from '../../../contract/school-calendar.ts';
import {
  COUNTING,
  DAYS_OFF,
  isRestDaySql,
  ofTermSql,
  TERM_END,
  TERM_START,
  termWeekSql,
} from '../../calendar/days-sql.ts';
import { inRange, wallOf } from './dates.ts';
import { bool, number, once, sqlOf, type Expression } from './expression.ts';
import type { SqlFunction } from './functions.ts';

const dayOf = (date: Expression | undefined): string => `(${wallOf(date!).sql})::date`;

/** As many days as hold `n` working days, whatever the office declared off. */
const ENOUGH = `LEAST(${MOST_DAYS + 1}, 7 * ceil((n + cardinality(${DAYS_OFF})) / 5))::int`;

/** The two ends of an absence: `a` and `b` as moments, and its last day `l`, which is none that it only reaches at midnight. */
function spanOf([from, to]: readonly Expression[]): Readonly<Record<string, string>> {
  const { kind, sql } = wallOf(to!);
  const end = `(${sql})::timestamp`;
  return {
    a: `(${wallOf(from!).sql})::timestamp`,
    b: kind === 'day' ? `${end} + interval '1 day'` : end,
    l: kind === 'day' ? `(${sql})::date` : `(${end} - interval '1 microsecond')::date`,
  };
}

const WORKED = `(SELECT count(*) FROM generate_series(0, l - a::date) n WHERE NOT ${isRestDaySql('(a::date + n)')})`;

const COUNTED = `CASE
  WHEN (b BETWEEN a AND a + interval '${MOST_DAYS} days' AND b <= TIMESTAMP '9999-12-31 23:59:59') IS NOT TRUE THEN NULL
  WHEN b = a THEN 0
  ELSE CASE ${COUNTING}
    WHEN '${DAY_COUNT.Natural}' THEN l - a::date + 1
    WHEN '${DAY_COUNT.Workdays}' THEN ${WORKED}
    ELSE ceil(extract(epoch FROM (b - a))::numeric / 43200) / 2 END
  END`;

/** Functions of the school's calendar as a statement says them, which reads the days that the office entered. */
export const calendarSql: Readonly<Record<string, SqlFunction>> = {
  isRestDay: ([date]) => bool(once({ d: dayOf(date) }, isRestDaySql('d'))),
  workdayAfter: ([date, count]) => {
    const later = `(SELECT d + s FROM generate_series(1, ${ENOUGH}) s WHERE NOT ${isRestDaySql('(d + s)')} ORDER BY s OFFSET n::int - 1 LIMIT 1)`;
    const isCount = `n = trunc(n) AND n BETWEEN 0 AND ${MOST_WORKDAYS}`;
    const moved = `CASE WHEN ${isCount} THEN CASE WHEN n = 0 THEN d ELSE ${later} END END`;
    return inRange('day', once({ d: dayOf(date), n: sqlOf(count!, 'number') }, moved));
  },
  countedDays: (args) => number(`(${once(spanOf(args), COUNTED)})::float8`),
  termWeek: ([date]) => number(once({ d: dayOf(date) }, `${ofTermSql('d', termWeekSql('d'))}::float8`)),
  termStart: ([date]) => ({ kind: 'day', sql: once({ d: dayOf(date) }, ofTermSql('d', TERM_START)) }),
  termEnd: ([date]) => ({ kind: 'day', sql: once({ d: dayOf(date) }, ofTermSql('d', TERM_END)) }),
};
