import { HOLIDAY_KIND } from '../../contract/generated/codes.ts';
import { SETTING } from '../../contract/generated/settings.ts';
import { MOST_DAYS } from '../../contract/school-calendar.ts';
import { settingValue } from '../settings/settings.ts';

/** Nobody counts days of a time that is longer past; terms are few, and rows of a term stay. */
export const KEPT_DAYS = 731;

// SQL: h is Holiday
// SQL: y is SchoolYear
// SQL: c is SysConfig

/** Days that the office entered, each by itself. It looks at no row, so that a statement reads them once. */
const enteredDays = (kind: string): string =>
  `ARRAY(SELECT h."StartDate" + n FROM "Holiday" h, generate_series(0, LEAST(h."EndDate" - h."StartDate", ${MOST_DAYS - 1})) n
    WHERE h."IsDeleted" = 0 AND h."Kind" = '${kind}' AND h."EndDate" > current_date - ${KEPT_DAYS})`;

const WORK_DAYS = enteredDays(HOLIDAY_KIND.Work);

/** Days off. */
export const DAYS_OFF = enteredDays(HOLIDAY_KIND.Off);

/** Whether nobody works on a day; nothing of no day. */
export const isRestDaySql = (day: string): string =>
  `(CASE WHEN ${day} = ANY(${WORK_DAYS}) THEN FALSE WHEN ${day} = ANY(${DAYS_OFF}) THEN TRUE ELSE extract(isodow FROM ${day}) > 5 END)`;

/** What is told of the term `y` that a day is in; nothing between terms. */
export const ofTermSql = (day: string, told: string): string =>
  `(SELECT ${told} FROM "SchoolYear" y WHERE y."IsDeleted" = 0
    AND ${day} BETWEEN y."StartDate" AND y."EndDate" ORDER BY y."StartDate", y."Id" LIMIT 1)`;

/** First and last day of the term `y`, and which week of it a day is in. */
export const TERM_START = 'y."StartDate"';
export const TERM_END = 'y."EndDate"';
export const termWeekSql = (day: string): string =>
  `((${day} - (y."StartDate" - extract(isodow FROM y."StartDate")::int + 1)) / 7 + 1)`;

/** By which rule the school counts absences: an item of DAY_COUNT. */
export const COUNTING = `coalesce((SELECT c."ConfigValue" FROM "SysConfig" c WHERE c."ConfigKey" = '${SETTING.CalendarCounting}' AND c."IsDeleted" = 0), '${settingValue(SETTING.CalendarCounting, null)}')`;
