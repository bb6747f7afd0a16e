import { comingChanges } from '../../data/time/coming.ts';
import { comingMessages } from './coming.ts';
import type { Engine } from '../../data/engine.ts';
import type { CallOutput } from '../../../contract/generated/calls.ts';

/** What time alone is going to do, and to how many rows, those that come soonest first. */
export async function allComing(engine: Engine): Promise<CallOutput['SysInfo/GetComing']> {
  const coming = [...(await comingChanges(engine)), ...(await comingMessages(engine))];
  return coming
    .map(({ entity, what, daily, counts: [hour = 0, day = 0, week = 0] }) => ({
      Name: entity.title,
      What: what,
      Often: daily === undefined ? '每分钟' : `每天 ${daily}`,
      Hour: hour,
      Day: day,
      Week: week,
    }))
    .sort((one, other) => other.Hour - one.Hour || other.Day - one.Day || other.Week - one.Week);
}
