import { codeOfRoll } from '../modules/rollcall/code.ts';
import { type Calls, oneOrNone, shown } from './call.ts';

export const Rollcall: Calls<'Rollcall'> = {
  /** The code of this moment that a roll is answered with. */
  SignCode: shown(async ({ engine }, { caller, input }) =>
    oneOrNone(await codeOfRoll(engine, caller, input.InstanceId)),
  ),
};
