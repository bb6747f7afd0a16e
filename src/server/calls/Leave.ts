import { leaveCode } from '../modules/leave/gate.ts';
import { type Calls, shown } from './call.ts';

export const Leave: Calls<'Leave'> = {
  /** What the student who asks shows at a gate. */
  GateCode: shown(async ({ engine }, { caller }) => {
    const code = await leaveCode(engine, caller);
    return code ? [code] : [];
  }),
};
