import { entityOf } from '../data/entities.ts';
import { begunFlow, freeEntities } from '../data/flow/design/begun.ts';
import { flowsOf, namesFor } from '../data/flow/design/opened.ts';
import { replayed } from '../data/flow/design/replay.ts';
import { newestRows } from '../data/flow/design/rows.ts';
import { versionsOf } from '../data/flow/design/versions.ts';
import {
  entityOfCode,
  hasFlow,
  judgedDraft,
  servedText,
  simulatedDraft,
  soundOf,
} from '../engines/approval/drafts.ts';
import type { Calls } from './call.ts';

export const FlowDesign: Calls<'FlowDesign'> = {
  Flows: async ({ engine }) => ({
    Flows: flowsOf(engine),
    Free: freeEntities(engine).map(({ name, title }) => ({ Entity: name, Title: title })),
  }),
  Open: async ({ engine }, { input }) => {
    const { Code, Entity, Title = '', From } = input;
    const begun =
      Entity === undefined
        ? undefined
        : begunFlow(engine, { Code, Entity, Title, ...(From === undefined ? {} : { From }) });
    const entity = begun?.entity ?? entityOfCode(engine, Code);
    return {
      Code,
      Text: begun ? JSON.stringify(begun.flow) : await servedText(engine, Code),
      Entity: entity.name,
      EntityTitle: entity.title,
      ...(await namesFor(engine, entity)),
    };
  },
  Judge: ({ engine }, { input }) => judgedDraft(engine, input),
  Simulate: ({ engine }, { caller, input }) => simulatedDraft(engine, caller, input),
  Rows: async ({ engine }, { caller, input }) => ({
    Rows: await newestRows(
      engine,
      caller,
      input.Entity === undefined ? entityOfCode(engine, input.Code) : entityOf(engine, input.Entity),
    ),
  }),
  Replay: async ({ engine }, { caller, input }) => {
    const { flow, entity } = await soundOf(engine, input);
    return replayed(engine, caller, entity, flow);
  },
  Versions: async ({ engine }, { input }) => ({
    // A flow that is not published yet has none.
    Versions: hasFlow(engine, input.Code)
      ? await versionsOf(engine, input.Code, await servedText(engine, input.Code))
      : [],
  }),
};
