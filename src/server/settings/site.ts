import { PUBLIC_SETTINGS, SETTING } from '../../contract/generated/settings.ts';
import { passwordRules, passwordRuleText } from '../auth/passwords/password-policy.ts';
import { imageUrl } from './images.ts';
import { switchesTold } from './switches.ts';
import { settingsOf } from './settings.ts';
import type { Engine } from '../data/engine.ts';
import type { CallOutput } from '../../contract/generated/calls.ts';

/** What may be told to everybody; other settings stay inside. */
export async function siteTold(engine: Engine): Promise<CallOutput['SysInfo/GetTitleAndImg']> {
  const site = await settingsOf(engine.database, PUBLIC_SETTINGS);
  return {
    LocationCity: site[SETTING.LocationCity],
    Img: imageUrl(site[SETTING.Img]),
    LoginImg: imageUrl(site[SETTING.LoginImg]),
    WebTitle: site[SETTING.WebTitle],
    Academy: site[SETTING.Academy],
    SchoolShortName: site[SETTING.SchoolShortName],
    ThemeColor: site[SETTING.ThemeColor],
    FirstPasswordNote: site[SETTING.LoginFirstPasswordNote],
    CopyrightName: site[SETTING.CopyrightName],
    CopyrightUrl: site[SETTING.CopyrightUrl],
    SYSLoginUrl: site[SETTING.SYSLoginUrl],
    MapUrl: site[SETTING.MapUrl],
    ModuleSwitches: switchesTold(engine.catalog),
    DictVersion: engine.catalog.version,
    PasswordRule: passwordRuleText(await passwordRules(engine.database)),
  };
}
