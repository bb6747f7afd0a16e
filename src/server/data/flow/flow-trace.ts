import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { ApproveNode } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { approvals } from '../../../contract/flow/nodes.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { entityOf } from '../entities.ts';
import type { Engine } from '../engine.ts';
import { nextNode } from './flow.ts';
import { flowRecords, type FlowRecord } from './flow-records.ts';
import { storedRow } from '../read/one-row.ts';
import { outOfScope, refuse } from '../refusal.ts';
import { mayRead } from '../access/rights.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';

/** Items of the dictionary STEP_STATE. */
const STATE = { Ahead: '0', Running: '1', Done: '2', SentBack: '4', Skipped: '5' } as const;

/** How far an application has come, for whoever may read it. */
export async function flowTrace(
  engine: Engine,
  caller: Caller,
  input: CallInput['Flow/Trace'],
): Promise<CallOutput['Flow/Trace']> {
  const entity = entityOf(engine, input.Entity);
  const flow = entity.flow;
  if (!flow) throw refuse(`${entity.title}没有审批流程`);
  const row = await readableRow(engine, caller, entity, input.Id);
  const records = await flowRecords(engine, entity, [input.Id]);
  return {
    Nodes: approvals(flow).map((node) => ({
      NodeId: node.id,
      NodeName: node.title,
      State: stateOf(approvals(flow), onWay(entity, row), node, row),
      Handlers: handlersOf(records, node),
    })),
    Records: records.map((record) => ({
      NodeName: record.NodeName,
      TrueName: record.TrueName,
      ActionName: record.ActionName,
      Opinion: record.Opinion,
      ActDate: record.ActDate,
    })),
  };
}

async function readableRow(engine: Engine, caller: Caller, entity: EntityModel, id: string): Promise<Row> {
  if (!mayRead(engine.catalog, entity, caller)) throw outOfScope();
  const row = await storedRow(engine, caller, entity, ['Id', id]);
  if (!row) throw outOfScope();
  return row;
}

/** The nodes that the row goes through as it is now. */
function onWay(entity: EntityModel, row: Row): ReadonlySet<string> {
  const way = new Set<string>();
  for (let node = nextNode(entity, row); node; node = nextNode(entity, row, node.id)) way.add(node.id);
  return way;
}

/** Nodes whose condition does not hold for the row are not gone through. */
function stateOf(
  nodes: readonly ApproveNode[],
  way: ReadonlySet<string>,
  node: ApproveNode,
  row: Row,
): string {
  if (!way.has(node.id)) return STATE.Skipped;
  const status = String(row['Status']);
  if (status === FLOW_STATUS.Passed || status === FLOW_STATUS.Voided) return STATE.Done;
  const present = nodes.findIndex((one) => one.id === row['CurrentNode']);
  if (status !== FLOW_STATUS.Running || present < 0) return STATE.Ahead;
  const place = nodes.indexOf(node);
  if (place === present) return STATE.Running;
  return place < present ? STATE.Done : STATE.Ahead;
}

function handlersOf(records: readonly FlowRecord[], node: ApproveNode): string[] {
  const names = records.flatMap((record) =>
    record.NodeId === node.id && record.TrueName ? [record.TrueName] : [],
  );
  return [...new Set(names)];
}
