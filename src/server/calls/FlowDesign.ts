import { flowsOf, namesFor } from '../data/flow/design/opened.ts';
import { replayed } from '../data/flow/design/replay.ts';
import { newestRows } from '../data/flow/design/rows.ts';
import { versionsOf } from '../data/flow/design/versions.ts';
import {
  entityOfCode,
  judgedDraft,
  servedText,
  simulatedDraft,
  soundOf,
} from '../engines/approval/drafts.ts';
import type { Calls } from './call.ts';

export const FlowDesign: Calls<'FlowDesign'> = {
  Flows: async ({ engine }) => ({
    Flows: flowsOf(engine),
    Free: [...engine.catalog.entities.values()]
      .filter(({ file }) => file.traits?.includes('flow') && file.flow === undefined)
      .map(({ name, title }) => ({ Entity: name, Title: title })),
  }),
  Open: async ({ engine }, { input }) => {
    const entity = entityOfCode(engine, input.Code);
    return {
      Code: input.Code,
      Text: await servedText(engine, input.Code),
      Entity: entity.name,
      EntityTitle: entity.title,
      ...(await namesFor(engine, entity)),
    };
  },
  Judge: ({ engine }, { input }) => judgedDraft(engine, input),
  Simulate: ({ engine }, { caller, input }) => simulatedDraft(engine, caller, input),
  Rows: async ({ engine }, { caller, input }) => ({
    Rows: await newestRows(engine, caller, entityOfCode(engine, input.Code)),
  }),
  Replay: async ({ engine }, { caller, input }) => {
    const { flow, entity } = await soundOf(engine, input);
    return replayed(engine, caller, entity, flow);
  },
  Versions: async ({ engine }, { input }) => ({
    Versions: await versionsOf(engine, input.Code, await servedText(engine, input.Code)),
  }),
};
