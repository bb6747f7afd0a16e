import type { Calls } from './call.ts';
import { trace } from './Flow/Trace.ts';

export const Flow: Calls<'Flow'> = {
  Trace: trace,
};
