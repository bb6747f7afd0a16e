import { FLOW_STATUS, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { FlowFile } from '../../../contract/generated/meta.ts';
import { FLOW_DEFINES, FLOW_INSTANCES, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { stations, type Station } from '../../../contract/flow/nodes.ts';
import { Walker } from '../../../contract/flow/walk.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { mayRead } from '../access/rights.ts';
import type { AttachmentInfo, Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { storedRow } from '../read/one-row.ts';
import { outOfScope, refuse } from '../refusal.ts';
import { ident } from '../sql/sql.ts';
import { flowRecords, type FlowRecord } from './flow-records.ts';
import { TracePeople } from './trace-people.ts';

/** Items of the dictionary STEP_STATE. */
const STATE = { Ahead: '0', Running: '1', Done: '2', SentBack: '4', Skipped: '5' } as const;

/** How far an application has come, for a caller who may read it: node by node of the definition that it began with. */
export async function flowTrace(
  engine: Engine,
  caller: Caller,
  input: CallInput['Flow/Trace'],
): Promise<CallOutput['Flow/Trace']> {
  const entity = entityOf(engine, input.Entity);
  if (!entity.flow) throw refuse(`${entity.title}没有审批流程`);
  const row = await readableRow(engine, caller, entity, input.Id);
  const records = await flowRecords(engine, entity, [input.Id]);
  const begun = await begunOf(engine, input.Id);
  const flow = begun ? (JSON.parse(begun.Content) as FlowFile) : entity.flow;
  const way = onWay(flow, row);
  const open = begun?.Open ?? [String(row['CurrentNode'])];
  const people = new TracePeople(engine, entity, row);
  const waiting = await people.now();
  const Nodes: CallOutput['Flow/Trace']['Nodes'] = [];
  for (const node of stations(flow)) {
    const State = stateOf(node, { row, way, open });
    const now = State === STATE.Running ? waiting.get(node.id) : undefined;
    const isComing = State === STATE.Ahead && row['Status'] === FLOW_STATUS.Running;
    const next = isComing && node.kind === 'approve' ? await people.ahead(node) : undefined;
    const waits = node.kind === 'approve' ? undefined : { Waits: 1 as const };
    const Handlers = handlersOf(records, node);
    Nodes.push({ NodeId: node.id, NodeName: node.title, State, Handlers, ...waits, ...now, ...next });
  }
  const filesOf = await filesIn(engine, records);
  return {
    Nodes,
    Records: records.map((record) => ({
      NodeName: record.NodeName,
      TrueName: record.TrueName,
      ForName: record.ForName,
      ToName: record.ToName,
      Took: record.Took,
      Signed: record.Signed,
      ActionName: record.ActionName,
      Opinion: record.Opinion,
      ActDate: record.ActDate,
      Signature: filesOf(record.Signature),
      Files: filesOf(record.Files),
    })),
  };
}

/** The files that went with steps, by the Ids that a step keeps. */
async function filesIn(
  { attachments, database }: Engine,
  records: readonly FlowRecord[],
): Promise<(ids: string | null) => AttachmentInfo[]> {
  const split = (ids: string | null) => (ids ? ids.split(',') : []);
  const all = records.flatMap(({ Files, Signature }) => [...split(Files), ...split(Signature)]);
  const infos = all.length > 0 && attachments ? await attachments(database, all) : [];
  const known = new Map(infos.map((info) => [info.Id, info]));
  return (ids) => split(ids).flatMap((id) => known.get(id) ?? []);
}

interface Begun {
  readonly Content: string;
  readonly Open: string[];
}

/** The definition that an application began with last, and the nodes of it that wait. */
async function begunOf(engine: Engine, row: string): Promise<Begun | undefined> {
  const table = (name: string) => ident(entityOf(engine, name).table);
  const { rows } = await engine.database.query<Begun>(
    `SELECT d."Content", ARRAY(SELECT f."NodeId" FROM ${table(FLOW_TASKS)} f
       WHERE f."InstanceId" = i."Id" AND f."State" = $2 AND f."IsCopy" = 0 AND f."IsDeleted" = 0) AS "Open"
     FROM ${table(FLOW_INSTANCES)} i JOIN ${table(FLOW_DEFINES)} d ON d."Id" = i."DefineId"
     WHERE i."RowId" = $1 AND i."IsDeleted" = 0 ORDER BY i."CreateDate" DESC, i."Id" DESC LIMIT 1`,
    [row, FLOW_TASK_STATE.Open],
  );
  return rows[0];
}

async function readableRow(engine: Engine, caller: Caller, entity: EntityModel, id: string): Promise<Row> {
  if (!mayRead(engine.catalog, entity, caller)) throw outOfScope();
  const row = await storedRow(engine, caller, entity, ['Id', id]);
  if (!row) throw outOfScope();
  return row;
}

/** The nodes that the row goes through as it is now. */
function onWay(flow: FlowFile, row: Row): ReadonlySet<string> {
  const walker = new Walker(flow);
  const holds = (condition: string) => compileCondition(condition).test({ row });
  const way = new Set<string>();
  let walked = walker.begin(holds);
  for (let next = walked.state.open[0]; next !== undefined; next = walked.state.open[0]) {
    way.add(next);
    walked = walker.leave(walked.state, next, holds);
  }
  return way;
}

interface Standing {
  readonly row: Row;
  readonly way: ReadonlySet<string>;
  readonly open: readonly string[];
}

/** Nodes whose branch the row does not go are passed over; those that wait run, those before them are done. */
function stateOf(node: Station, { row, way, open }: Standing): string {
  const status = String(row['Status']);
  const isRunning = status === FLOW_STATUS.Running;
  if (isRunning && open.includes(node.id)) return STATE.Running;
  if (!way.has(node.id)) return STATE.Skipped;
  if (status === FLOW_STATUS.Passed || status === FLOW_STATUS.Voided) return STATE.Done;
  if (!isRunning) return STATE.Ahead;
  const order = [...way];
  const first = Math.min(...open.map((id) => order.indexOf(id)));
  return order.indexOf(node.id) < first ? STATE.Done : STATE.Ahead;
}

function handlersOf(records: readonly FlowRecord[], node: Station): string[] {
  const names = records.flatMap((record) =>
    record.NodeId === node.id && record.TrueName ? [record.TrueName] : [],
  );
  return [...new Set(names)];
}
