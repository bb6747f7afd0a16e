import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import { dayAfter } from '../../../contract/school-calendar.ts';
import type { WriteContext } from '../../data/module.ts';
import { settingOf } from '../../settings/settings.ts';

/** When the school's quiet hours are over that the moment of the context lies in; undefined outside of them. */
export async function quietUntil({ engine, tx, now }: WriteContext): Promise<string | undefined> {
  if (!engine.catalog.entities.has(entities.SysConfig)) return undefined;
  return endOfQuiet(await settingOf(tx, SETTING.PushQuiet), now);
}

/** The end of hours such as `22:00-07:00` that a moment lies in; the first minute belongs to them, the last does not. */
export function endOfQuiet(hours: string, now: string): string | undefined {
  const [from = '', to = ''] = hours.split('-');
  const [date = '', time = ''] = [now.slice(0, 10), now.slice(11, 16)];
  const isLate = time >= from;
  const isEarly = time < to;
  const isQuiet = from < to ? isLate && isEarly : from > to && (isLate || isEarly);
  if (!isQuiet) return undefined;
  return `${isEarly ? date : dayAfter(date)} ${to}:00`;
}
