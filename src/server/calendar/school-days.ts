import { createHash } from 'node:crypto';
import { SETTING } from '../../contract/generated/settings.ts';
import {
  PLAIN_CALENDAR,
  type CalendarEntry,
  type SchoolCalendar,
  type Term,
} from '../../contract/school-calendar.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { Queryable } from '../data/database/database.ts';
import { settingValue } from '../settings/settings.ts';
import { KEPT_DAYS } from './days-sql.ts';

/** The calendar as the school made it. */
export interface SchoolDays {
  /** Another one after each change; empty where the school has entered neither days nor terms and chosen no rule. */
  readonly revision: string;
  readonly calendar: SchoolCalendar;
}

export const NO_DAYS: SchoolDays = { revision: '', calendar: PLAIN_CALENDAR };

interface StoredDays {
  readonly counting: string | null;
  readonly entries: readonly CalendarEntry[] | null;
  readonly terms: readonly Term[] | null;
}

/** Reads the rule of counting, the days and the terms that the office entered, in one statement. */
export async function fetchSchoolDays(queryable: Queryable): Promise<SchoolDays> {
  const { rows } = await queryable.query<StoredDays>(
    `SELECT (SELECT "ConfigValue" FROM "SysConfig" WHERE "ConfigKey" = $1 AND "IsDeleted" = 0) AS counting,
       (SELECT jsonb_agg(jsonb_build_object('Name', "HolidayName", 'Kind', "Kind", 'From', to_char("StartDate", 'YYYY-MM-DD'),
           'To', to_char("EndDate", 'YYYY-MM-DD'), 'As', "AsWeekday") ORDER BY "StartDate", "Kind", "Id")
         FROM "Holiday" WHERE "IsDeleted" = 0 AND "EndDate" > current_date - $2::int) AS entries,
       (SELECT jsonb_agg(jsonb_build_object('From', to_char("StartDate", 'YYYY-MM-DD'), 'To', to_char("EndDate", 'YYYY-MM-DD'))
           ORDER BY "StartDate", "Id")
         FROM "SchoolYear" WHERE "IsDeleted" = 0) AS terms`,
    [SETTING.CalendarCounting, KEPT_DAYS],
    'school_days',
  );
  const { counting = null, entries = null, terms = null } = rows[0] ?? {};
  if (counting === null && entries === null && terms === null) return NO_DAYS;
  const calendar: SchoolCalendar = {
    Counting: settingValue(SETTING.CalendarCounting, counting),
    Entries: entries ?? [],
    Terms: terms ?? [],
  };
  return { revision: digest(JSON.stringify(calendar)), calendar };
}

/** Gives what is served the school's calendar; browsers that hold another version ask anew. */
export function withSchoolDays(catalog: Catalog, { revision, calendar }: SchoolDays): Catalog {
  if (revision === '') return catalog;
  return { ...catalog, calendar, version: digest(`${catalog.version} ${revision}`) };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
