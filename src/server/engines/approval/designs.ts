import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { begunFlow, freeEntities } from '../../data/flow/design/begun.ts';
import { flowsOf, namesFor } from '../../data/flow/design/opened.ts';
import { replayed } from '../../data/flow/design/replay.ts';
import { newestRows } from '../../data/flow/design/rows.ts';
import { versionsOf } from '../../data/flow/design/versions.ts';
import { entityOfCode, hasFlow, servedText, soundOf, type Draft } from './drafts.ts';

/** The flows that are served, and the entities that have none yet. */
export const flowsTold = (engine: Engine): CallOutput['FlowDesign/Flows'] => ({
  Flows: flowsOf(engine),
  Free: freeEntities(engine).map(({ name, title }) => ({ Entity: name, Title: title })),
});

/** A flow as it is designed: the one that is served, or one that is begun for an entity. */
export async function openedDraft(
  engine: Engine,
  { Code, Entity, Title = '', From }: CallInput['FlowDesign/Open'],
): Promise<CallOutput['FlowDesign/Open']> {
  const from = From === undefined ? {} : { From };
  const begun = Entity === undefined ? undefined : begunFlow(engine, { Code, Entity, Title, ...from });
  const entity = begun?.entity ?? entityOfCode(engine, Code);
  return {
    Code,
    Text: begun ? JSON.stringify(begun.flow) : await servedText(engine, Code),
    Entity: entity.name,
    EntityTitle: entity.title,
    ...(await namesFor(engine, entity)),
  };
}

/** The newest applications, to try a flow with. */
export const rowsToTry = (engine: Engine, caller: Caller, { Code, Entity }: CallInput['FlowDesign/Rows']) =>
  newestRows(engine, caller, Entity === undefined ? entityOfCode(engine, Code) : entityOf(engine, Entity));

/** What a draft would have done with the applications of the past. @throws Refusal when it has a fault */
export async function replayedDraft(engine: Engine, caller: Caller, input: Draft) {
  const { flow, entity } = await soundOf(engine, input);
  return replayed(engine, caller, entity, flow);
}

/** The versions of a flow; one that is not published yet has none. */
export const versionsTold = async (engine: Engine, code: string) =>
  hasFlow(engine, code) ? versionsOf(engine, code, await servedText(engine, code)) : [];
