import { flowTrace } from '../data/flow/flow-trace.ts';
import type { Calls } from './call.ts';

export const Flow: Calls<'Flow'> = {
  Trace: ({ engine }, { caller, input }) => flowTrace(engine, caller, input),
};
