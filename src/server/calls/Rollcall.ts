import { codeOfRoll } from '../modules/rollcall/code.ts';
import { figuresByClass, figuresOf } from '../modules/rollcall/counts.ts';
import { trendOf } from '../modules/rollcall/trend.ts';
import { type Calls, shown } from './call.ts';

export const Rollcall: Calls<'Rollcall'> = {
  /** How many of each of the caller's classes answered a roll. */
  ByClass: shown(async ({ engine }, { caller, input }) => {
    const rows = await figuresByClass(engine, caller, input.InstanceId);
    return rows.map(({ Absent: _absent, ...row }) => row);
  }),
  /** How many of the caller's students answered a roll. */
  Figures: shown(async ({ engine }, { caller, input }) => {
    const { Absent: _absent, ...counts } = await figuresOf(engine, caller, input.InstanceId);
    return counts;
  }),
  /** The code of this moment that a roll is answered with. */
  SignCode: shown(async ({ engine }, { caller, input }) => {
    const code = await codeOfRoll(engine, caller, input.InstanceId);
    return code ? [code] : [];
  }),
  /** How many came to the rolls that the caller sees, day by day. */
  Trend: shown(({ engine }, { caller, input }) => trendOf(engine, caller, input)),
};
