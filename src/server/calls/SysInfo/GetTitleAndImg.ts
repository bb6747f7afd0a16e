import { passwordRules, passwordRuleText } from '../../auth/password-policy.ts';
import type { Handler } from '../call.ts';

/** What may be told to everybody; other keys of the configuration stay inside. */
const SHOWN = [
  'LocationCity',
  'Img',
  'LoginImg',
  'WebTitle',
  'Academy',
  'CopyrightName',
  'CopyrightUrl',
  'SYSLoginUrl',
  'login.firstPasswordNote',
] as const;
const SWITCH = 'module.';

export const getTitleAndImg: Handler<'SysInfo/GetTitleAndImg'> = async ({ engine }) => {
  const answer = await engine.database.query<{ key: string; value: string }>(
    `SELECT "ConfigKey" AS key, coalesce("ConfigValue", '') AS value FROM "SysConfig"
     WHERE "IsDeleted" = 0 AND ("ConfigKey" = ANY($1) OR starts_with("ConfigKey", $2))`,
    [SHOWN, SWITCH],
    'site_configuration',
  );
  const values = new Map(answer.rows.map((row) => [row.key, row.value]));
  const of = (key: (typeof SHOWN)[number]) => values.get(key) ?? '';
  const switches = [...values].filter(([key]) => key.startsWith(SWITCH));
  return {
    LocationCity: of('LocationCity'),
    Img: of('Img'),
    LoginImg: of('LoginImg'),
    WebTitle: of('WebTitle'),
    Academy: of('Academy'),
    CopyrightName: of('CopyrightName'),
    CopyrightUrl: of('CopyrightUrl'),
    SYSLoginUrl: of('SYSLoginUrl'),
    ModuleSwitches: Object.fromEntries(switches.map(([key, value]) => [key.slice(SWITCH.length), value])),
    DictVersion: engine.catalog.version,
    FirstPasswordNote: of('login.firstPasswordNote'),
    PasswordRule: passwordRuleText(await passwordRules(engine.database)),
  };
};
