import type { CallInput, EngineCall } from '../contract/generated/calls.ts';
import type { ActionFile } from '../contract/generated/meta.ts';
import type { Row } from '../contract/rules.ts';
import type { EntityModel } from '../contract/model.ts';
import { previewEnding } from './engines/endings/preview.ts';
import type { Caller } from './data/access/caller.ts';
import type { Transaction } from './data/database/database.ts';
import { workedNow } from './data/counted/worked-now.ts';
import { requireOpenEntity } from './data/schemas/closed-modules.ts';
import { grantedAction } from './data/entities.ts';
import type { Engine } from './data/engine.ts';
import { getRow } from './data/read/get.ts';
import type { CancelSignal } from './data/read/cancel-signal.ts';
import type { GroupedAnswer, GroupedRequest } from './data/module.ts';
import { listRows } from './data/read/list.ts';
import { readAlone } from './data/write/read-alone.ts';
import { requireNeedsBefore } from './data/write/needs.ts';
import { listOptions } from './data/read/options.ts';
import { reachOf } from './data/write/reach.ts';
import { misused, refuse, Refusal } from './data/refusal.ts';
import { listTree } from './data/read/tree.ts';
import { chooserOf, readerOf } from './data/access/visitor.ts';
import { runSideBySide } from './data/write/side-by-side.ts';
import { saveRow } from './data/write/write.ts';
import type { Answer } from './http/answer.ts';
import type { GroupAnswer, GroupRequest } from './http/group-commit.ts';
import { isDocument } from './jobs/export/document.ts';
import { importTemplate } from './jobs/import/template.ts';
import { startActionTask } from './jobs/tasks/action-task.ts';
import { runBatch } from './jobs/tasks/batch-task.ts';
import { ALWAYS_LATER, exportAsTask } from './jobs/tasks/export-task.ts';
import { runImport, type JobParts } from './jobs/tasks/job-parts.ts';

/** What an answer of the engine works with; `input` fits the call's schema. */
interface Asked<Input> {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly input: Input;
  readonly jobs: JobParts;
  readonly later: (work: () => void) => void;
  /** Aborted when the browser no longer waits for the answer. */
  readonly gone: CancelSignal;
  /** The open transaction of a call that writes. @throws when the call's file does not say that it writes */
  readonly tx: () => Transaction;
}

type EngineAnswers = { readonly [Name in EngineCall]: (asked: Asked<CallInput[Name]>) => Promise<unknown> };

/** The caller with what was said of warnings. */
const meaning = (caller: Caller, meant: string | undefined): Caller =>
  meant === undefined ? caller : { ...caller, meant };

const ANSWERS: EngineAnswers = {
  'Data/List': async ({ engine, caller, input }) =>
    listRows(engine, readerOf(engine.catalog, caller, input.Entity), input),
  'Data/Get': async ({ engine, caller, input }) =>
    getRow(engine, readerOf(engine.catalog, caller, input.Entity), input.Entity, input.Id, input.By),
  'Data/Options': async ({ engine, caller, input }) =>
    listOptions(engine, chooserOf(engine.catalog, caller, input.Source), input),
  'Data/Tree': ({ engine, caller, input }) =>
    listTree(engine, chooserOf(engine.catalog, caller, input.Source), input),
  'Data/Save': ({ engine, caller, input: { Meant, ...request }, tx }) =>
    saveRow(engine, tx(), meaning(caller, Meant), request),
  'Data/Delete': ({ engine, caller, input, tx }) => {
    const { entity } = grantedAction(engine, caller, input.EnCode, ['delete']);
    if (entity.name !== input.Entity) throw misused(`操作${input.EnCode}不属于该数据`);
    return runBatch(engine, tx(), caller, { EnCode: input.EnCode, Ids: input.Ids, Params: {} });
  },
  'Data/Action': ({ engine, caller, input: { EnCode, Ids, Params, Meant }, tx, later }) =>
    runBatch(engine, tx(), meaning(caller, Meant), { EnCode, Ids: Ids ?? [], Params: Params ?? {} }, later),
  'Data/Needs': ({ engine, caller, input }) => requireNeedsBefore(engine, caller, input),
  'Data/ActionAll': ({ engine, caller, input, tx, jobs, later }) =>
    startActionTask({ engine, tx: tx(), caller }, input, { ...jobs, later }),
  'Data/Worked': ({ engine, caller, input }) => workedNow(engine, caller, input),
  'Data/Reach': ({ engine, caller, input }) => reachOf(engine, caller, input),
  'Data/Ending': ({ engine, caller, input }) => previewEnding(engine, caller, input),
  'Data/Export': ({ engine, caller, input, jobs }) =>
    exportAsTask(engine, caller, input, {
      ...jobs,
      mostRows: isDocument(engine, input) ? ALWAYS_LATER : jobs.taskRows(),
    }),
  'Data/Template': ({ engine, caller, input }) => importTemplate(engine, caller, input),
  'Data/Import': ({ engine, caller, input, tx, jobs, later, gone }) =>
    runImport({ engine, tx: tx(), caller, later, gone }, input, jobs),
};

/** Has modules do what takes long before the transaction of a save begins. */
export const saveAhead = (
  engine: Engine,
  caller: Caller,
  { Entity, EnCode, Data }: CallInput['Data/Save'],
): Promise<void> => workAhead(engine, caller, { name: Entity, enCode: EnCode, given: Data });

/** The same of an action. */
export const actAhead = (
  engine: Engine,
  caller: Caller,
  { EnCode, Params }: CallInput['Data/Action'],
): Promise<void> => workAhead(engine, caller, { name: EnCode, enCode: EnCode, given: Params ?? {} });

interface Act {
  readonly name: string;
  readonly enCode: string;
  readonly given: Row;
}

/** Nothing is done for somebody who does not hold the EnCode; a refusal is left to the act, which tells it. */
async function workAhead(engine: Engine, caller: Caller, { name, enCode, given }: Act): Promise<void> {
  if (!caller.grants.has(enCode)) return;
  for (const { ahead } of engine.modules)
    await ahead?.[name]?.({ engine, given }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
}

/** How an action is answered that many ask for in the same second; undefined where each stands alone. */
export function groupedAction(
  engine: Engine,
  caller: Caller,
  { EnCode, Ids, Params }: CallInput['Data/Action'],
): GroupAnswer | undefined {
  const asked = engine.catalog.enCodes.get(EnCode);
  if (asked && isSideBySide(engine, asked.action) && Ids?.length === 1)
    return {
      kind: EnCode,
      independent: true,
      answer: (tx, requests) => runSideBySide(engine, tx, EnCode, requests.map(groupedRequest)),
    };
  const answer = asked && groupedAnswer(engine, asked);
  if (!answer) return undefined;
  const { entity, enCode } = grantedAction(engine, caller, EnCode, ['handler']);
  if (Ids?.length !== 1 || Object.keys(Params ?? {}).length > 0) throw refuse('该操作一次只能处理一条记录');
  return {
    kind: enCode,
    answer: (tx, requests) => answer({ engine, tx, entity, enCode }, requests.map(groupedRequest)),
  };
}

/** Asks for the row of an action, and for what stands behind it, while the request is still being known. */
export function askActionAhead(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  { EnCode, Ids }: CallInput['Data/Action'],
): void {
  if (Ids?.length === 1) readAlone(engine, tx, caller, { EnCode, Id: Ids[0]! });
}

function groupedRequest({ caller, input }: GroupRequest): GroupedRequest {
  const { Ids, Params, Meant } = input as unknown as CallInput['Data/Action'];
  return { caller: meaning(caller, Meant), ids: Ids ?? [], params: Params ?? {} };
}

/** What can be undone as a whole is kept as an act of its own. */
const isSideBySide = ({ modules }: Engine, action: ActionFile): boolean =>
  action.undo !== true && modules.some((module) => module.isSideBySide?.(action));

function groupedAnswer(
  { modules }: Engine,
  { action, entity }: { readonly action: ActionFile; readonly entity: EntityModel },
): GroupedAnswer | undefined {
  for (const { groupedOf } of modules) {
    const answer = groupedOf?.(action, entity);
    if (answer) return answer;
  }
  return undefined;
}

/** Calls that name the entity whose form asks beside the one that is asked about. */
const CHOICES: ReadonlySet<string> = new Set<EngineCall>(['Data/Options', 'Data/Tree']);

/** The calls that the data engine answers, as the pipeline takes them: it has judged the input by the schema of the types. */
export function engineAnswers(engine: Engine, jobs: JobParts): Map<string, Answer> {
  const names = Object.keys(ANSWERS) as EngineCall[];
  return new Map(
    names.map((name) => {
      const answer = ANSWERS[name] as (asked: Asked<unknown>) => Promise<unknown>;
      return [
        name,
        async ({ caller, input, tx, later, gone }) => {
          const { Entity } = input as { readonly Entity?: unknown };
          if (typeof Entity === 'string' && !CHOICES.has(name)) requireOpenEntity(engine.catalog, Entity);
          const open = () => {
            if (!tx) throw new Error(`${name} writes but its file does not say so`);
            return tx;
          };
          return answer({ engine, caller, input, jobs, later, gone, tx: open });
        },
      ];
    }),
  );
}
