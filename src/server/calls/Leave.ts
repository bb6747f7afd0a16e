import { leaveCode } from '../modules/leave/gate.ts';
import { type Calls, oneOrNone, shown } from './call.ts';

export const Leave: Calls<'Leave'> = {
  /** What the student who asks shows at a gate. */
  GateCode: shown(async ({ engine }, { caller }) => oneOrNone(await leaveCode(engine, caller))),
};
