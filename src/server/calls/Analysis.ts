import { monthTraffic } from '../traffic/store.ts';
import { type Calls, shown } from './call.ts';

const BITS = 8;

const GIGA = 1e9;

/** Gigabits, to the kilobit. */
const gigabits = (bytes: number) => Math.round((bytes * BITS * 1e6) / GIGA) / 1e6;

export const Analysis: Calls<'Analysis'> = {
  /** What went through the servers of the school, day by day. */
  MonthBar: shown(async ({ engine }, { input }) => {
    const days = await monthTraffic(engine.database, input.Month);
    return days.map(({ day, bytes }) => ({ x: `${day}日`, y: gigabits(bytes) }));
  }),
};
