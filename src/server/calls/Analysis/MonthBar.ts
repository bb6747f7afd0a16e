import { monthTraffic } from '../../traffic/store.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

const BITS = 8;
const GIGA = 1e9;

/** Gigabits, to the kilobit. */
const gigabits = (bytes: number) => Math.round((bytes * BITS * 1e6) / GIGA) / 1e6;

/** What went through the servers of the school, day by day. */
export const monthBar: Handler<'Analysis/MonthBar'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const days = await monthTraffic(services.engine.database, request.input.Month);
  return days.map(({ day, bytes }) => ({ x: `${day}日`, y: gigabits(bytes) }));
};
