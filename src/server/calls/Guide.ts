import { firstOf } from '../engines/first/first.ts';
import { heldProgress } from '../engines/guide/progress.ts';
import type { Calls } from './call.ts';

export const Guide: Calls<'Guide'> = {
  /** What has to be made before a page can show anything. */
  First: async ({ engine, sessions }, { caller, input }) =>
    firstOf(engine, caller, await sessions.grantsOf(caller), input.Page),
  /** How far the steps of a guide have come. */
  Progress: async ({ engine, sessions }, { caller, input }) => ({
    Steps: await heldProgress(engine, caller, await sessions.grantsOf(caller), input.Page),
  }),
};
