import {
  flowsTold,
  openedDraft,
  replayedDraft,
  rowsToTry,
  versionsTold,
} from '../engines/approval/designs.ts';
import { judgedDraft, simulatedDraft } from '../engines/approval/drafts.ts';
import type { Calls } from './call.ts';

export const FlowDesign: Calls<'FlowDesign'> = {
  Flows: async ({ engine }) => flowsTold(engine),
  Open: ({ engine }, { input }) => openedDraft(engine, input),
  Judge: ({ engine }, { input }) => judgedDraft(engine, input),
  Simulate: ({ engine }, { caller, input }) => simulatedDraft(engine, caller, input),
  Rows: async ({ engine }, { caller, input }) => ({ Rows: await rowsToTry(engine, caller, input) }),
  Replay: ({ engine }, { caller, input }) => replayedDraft(engine, caller, input),
  Versions: async ({ engine }, { input }) => ({ Versions: await versionsTold(engine, input.Code) }),
};
