import type { CallOutput } from '../../contract/generated/calls.ts';
import type { FlowFile } from '../../contract/generated/meta.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { flowsOf, namesFor } from '../data/flow/design/opened.ts';
import { replayed } from '../data/flow/design/replay.ts';
import { newestRows } from '../data/flow/design/rows.ts';
import { readBy, simulated } from '../data/flow/design/simulate.ts';
import { versionsOf } from '../data/flow/design/versions.ts';
import type { Caller } from '../data/access/caller.ts';
import type { Engine } from '../data/engine.ts';
import { shownRow, storedRow } from '../data/read/one-row.ts';
import { outOfScope, refuse } from '../data/refusal.ts';
import { keysOf } from '../judge/json-source.ts';
import type { Problem } from '../judge/problem.ts';
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
  Judge: async ({ engine }, { input }) => {
    const { problems, proofs, sound } = await judged(engine, input);
    const flow = sound?.flow ?? readable(input.Text);
    const tell = (problem: Problem & { readonly row?: Row }, IsHint: boolean) => ({
      NodeId: nodeAt(flow, problem.pointer),
      Pointer: problem.pointer,
      Place: `schemas/${problem.file}:${problem.place?.line ?? 1}:${problem.place?.column ?? 1}`,
      Message: problem.suggestion
        ? `${problem.message}；是否应为 "${problem.suggestion}"？`
        : problem.message,
      IsHint,
      Row: problem.row && sound ? told(engine, sound.entity, problem.row) : [],
    });
    return {
      Problems: [...problems.map((one) => tell(one, false)), ...proofs.map((one) => tell(one, true))],
    };
  },
  Simulate: async ({ engine }, { caller, input }) => {
    const { flow, entity } = await soundOf(engine, input);
    const row = input.RowId ? await reached(engine, caller, entity, input.RowId) : (input.Row ?? {});
    const shown = input.RowId ? ((await shownRow(engine, caller, entity, ['Id', input.RowId])) ?? {}) : row;
    const read = Object.fromEntries(readBy(flow, entity).map((name) => [name, shown[name] ?? null]));
    return {
      ...(await simulated(engine, entity, flow, row as Row)),
      Row: told(engine, entity, { ...read }, shown as Row),
    };
  },
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

interface Draft {
  readonly Code: string;
  readonly Text: string;
}

function entityOfCode({ catalog }: Engine, code: string): EntityModel {
  const entity = [...catalog.entities.values()].find(({ file }) => file.flow === code);
  if (!entity) throw refuse(`没有数据对象使用流程 ${code}`);
  return entity;
}

async function servedText({ schemas, catalog }: Engine, code: string): Promise<string> {
  const text = (await schemas?.texts())?.get(`flows/${code}.json`);
  if (text !== undefined) return text;
  const flow = [...catalog.entities.values()].find(({ file }) => file.flow === code)?.flow;
  if (!flow) throw refuse(`流程 ${code} 还没有定义`);
  return JSON.stringify(flow, null, 2);
}

/** The judge is loaded when somebody first designs, so that a start costs nothing of it. */
async function judged(engine: Engine, { Code, Text }: Draft) {
  const { judgeFlowDraft } = await import('../judge/flow-draft.ts');
  if (!engine.schemas) throw new Error('this server was put together without schemas that can change');
  return judgeFlowDraft(await engine.schemas.texts(), Code, Text);
}

async function soundOf(engine: Engine, input: Draft) {
  const { problems, sound } = await judged(engine, input);
  const [first] = problems;
  if (!sound || first) throw refuse(`流程还有${problems.length}处问题：${first?.message ?? ''}`);
  return sound;
}

async function reached(engine: Engine, caller: Caller, entity: EntityModel, id: string): Promise<Row> {
  const row = await storedRow(engine, caller, entity, ['Id', id]);
  if (!row) throw outOfScope();
  return row;
}

function readable(text: string): FlowFile | undefined {
  try {
    return JSON.parse(text) as FlowFile;
  } catch {
    return undefined;
  }
}

/** The innermost node around a pointer. */
function nodeAt(flow: FlowFile | undefined, pointer: string): string | null {
  const keys = keysOf(pointer);
  let found: string | null = null;
  let value: unknown = flow;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) break;
    value = (value as Record<string, unknown>)[key];
    const { id, kind } = (value ?? {}) as { id?: unknown; kind?: unknown };
    if (typeof id === 'string' && typeof kind === 'string') found = id;
  }
  return found;
}

/** Fields of a row by their titles, with the names of dictionary items. */
function told(
  { catalog }: Engine,
  entity: EntityModel,
  row: Row,
  shown: Row = row,
): CallOutput['FlowDesign/Simulate']['Row'] {
  return Object.entries(row).map(([Field, value]) => {
    const field = entity.fields.get(Field);
    const item = catalog.codes.get(field?.dict ?? '')?.items.find(({ code }) => code === value);
    const twin = shown[`${Field}Name`];
    const said = typeof twin === 'string' ? twin : item?.name;
    const Value = value === null || value === '' ? '未填' : (said ?? String(value));
    return { Field, Title: field?.title ?? Field, Value };
  });
}
