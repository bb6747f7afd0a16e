import { monthBars } from '../traffic/store.ts';
import { type Calls, shown } from './call.ts';

export const Analysis: Calls<'Analysis'> = {
  /** What went through the servers of the school, day by day. */
  MonthBar: shown(({ engine }, { input }) => monthBars(engine.database, input.Month)),
};
