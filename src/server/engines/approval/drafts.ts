import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { FlowFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { unableIn } from '../../data/flow/design/unable.ts';
import { readBy, simulated } from '../../data/flow/design/simulate.ts';
import { shownRow, storedRow } from '../../data/read/one-row.ts';
import { outOfScope, refuse } from '../../data/refusal.ts';
import { keysOf } from '../../judge/json-source.ts';
import type { Problem } from '../../judge/problem.ts';

/** A definition as its author has it. */
export interface Draft {
  readonly Code: string;
  readonly Text: string;
}

/** Whether a flow is served. */
export const hasFlow = ({ catalog }: Engine, code: string): boolean =>
  [...catalog.entities.values()].some(({ file }) => file.flow === code);

/** The entity whose applications go through a flow. @throws Refusal when none does */
export function entityOfCode({ catalog }: Engine, code: string): EntityModel {
  const entity = [...catalog.entities.values()].find(({ file }) => file.flow === code);
  if (!entity) throw refuse(`没有数据对象使用流程 ${code}`);
  return entity;
}

/** The text of a definition as it is served. @throws Refusal when there is none */
export async function servedText({ schemas, catalog }: Engine, code: string): Promise<string> {
  const text = (await schemas?.texts())?.get(`flows/${code}.json`);
  if (text !== undefined) return text;
  const flow = [...catalog.entities.values()].find(({ file }) => file.flow === code)?.flow;
  if (!flow) throw refuse(`流程 ${code} 还没有定义`);
  return JSON.stringify(flow, null, 2);
}

type Told = Problem & { readonly row?: Row };

/** What is wrong with a draft, beside the node, and what it does that its author may not have meant, as hints with the row that shows it. */
export async function judgedDraft(engine: Engine, input: Draft): Promise<CallOutput['FlowDesign/Judge']> {
  const { problems, proofs, sound } = await judged(engine, input);
  const { placedIn } = await judge();
  const unable = sound && problems.length === 0 ? await unableIn(engine, sound.entity, sound.flow) : [];
  const hints: readonly Told[] = [...proofs, ...placedIn(input.Code, input.Text, unable)];
  const flow = sound?.flow ?? readable(input.Text);
  const tell = (problem: Told, IsHint: boolean) => ({
    NodeId: nodeAt(flow, problem.pointer),
    Pointer: problem.pointer,
    Place: `schemas/${problem.file}:${problem.place?.line ?? 1}:${problem.place?.column ?? 1}`,
    Message: problem.suggestion ? `${problem.message}；是否应为 "${problem.suggestion}"？` : problem.message,
    IsHint,
    Row: problem.row && sound ? told(engine, sound.entity, problem.row) : [],
  });
  return {
    Problems: [...problems.map((one) => tell(one, false)), ...hints.map((one) => tell(one, true))],
  };
}

/** The way that a row takes through a draft. @throws Refusal when the draft has a fault, or the row is out of the caller's scope */
export async function simulatedDraft(
  engine: Engine,
  caller: Caller,
  input: CallInput['FlowDesign/Simulate'],
): Promise<CallOutput['FlowDesign/Simulate']> {
  const { flow, entity } = await soundOf(engine, input);
  const row = input.RowId ? await reached(engine, caller, entity, input.RowId) : (input.Row ?? {});
  const shown = input.RowId ? ((await shownRow(engine, caller, entity, ['Id', input.RowId])) ?? {}) : row;
  const read = Object.fromEntries(readBy(flow, entity).map((name) => [name, shown[name] ?? null]));
  return {
    ...(await simulated(engine, entity, flow, row as Row)),
    Row: told(engine, entity, { ...read }, shown as Row),
  };
}

/** The judge is loaded when somebody first designs, so that a start costs nothing of it. */
const judge = () => import('../../judge/flow-draft.ts');

async function judged(engine: Engine, { Code, Text }: Draft) {
  const { judgeFlowDraft } = await judge();
  if (!engine.schemas) throw new Error('this server was put together without schemas that can change');
  return judgeFlowDraft(await engine.schemas.texts(), Code, Text);
}

/** A draft without a fault. @throws Refusal with the first fault */
export async function soundOf(engine: Engine, input: Draft) {
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
