import { SETTING, type SettingKey } from '../../contract/generated/settings.ts';
import type { Queryable } from '../data/database/database.ts';
import { SCHOOL_NAME } from './catalogue.ts';

/** City and short name, which stand nowhere but in the demo school. */
export const SCHOOL_CITY = '南昌';
export const SCHOOL_SHORT_NAME = '示范农大';

const VALUES: Readonly<Partial<Record<SettingKey, string>>> = {
  [SETTING.Academy]: SCHOOL_NAME,
  [SETTING.SchoolShortName]: SCHOOL_SHORT_NAME,
  [SETTING.LocationCity]: SCHOOL_CITY,
  [SETTING.CopyrightName]: `${SCHOOL_NAME}学生工作处`,
};

/** What the demo school calls itself. */
export async function nameSchool(queryable: Queryable): Promise<void> {
  await queryable.query(
    `UPDATE "SysConfig" c SET "ConfigValue" = v.value FROM jsonb_each_text($1::jsonb) AS v (key, value) WHERE c."ConfigKey" = v.key`,
    [JSON.stringify(VALUES)],
  );
}
