import { approvals } from '../../../contract/flow/nodes.ts';
import { Walker, type FlowState } from '../../../contract/flow/walk.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { ApproveNode, FlowFile } from '../../../contract/generated/meta.ts';
import { FLOW_DEFINES, FLOW_INSTANCES } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { storedRow } from '../read/one-row.ts';
import { outOfScope } from '../refusal.ts';
import { ident } from '../sql/sql.ts';

/** Why an application cannot be put at a node; undefined where it can. */
export function jumpFault(walker: Walker, { open }: Pick<FlowState, 'open'>, id: string): string | undefined {
  if (open.includes(id)) return '申请已在这个环节，不用跳转';
  const isOutside = open.some((from) => !walker.canGoBack(from, id));
  return isOutside ? '不能跳转到并行分支中的环节' : undefined;
}

/** The nodes at which people act and at which an application may be put. */
export const jumpTargets = (flow: FlowFile, state: Pick<FlowState, 'open'>): ApproveNode[] => {
  const walker = new Walker(flow);
  return approvals(flow).filter(({ id }) => jumpFault(walker, state, id) === undefined);
};

/**
 * The nodes that a running instance may be put at, by the definition that it began with.
 * @throws Refusal for an instance that the caller does not reach
 */
export async function flowNodes(
  engine: Engine,
  caller: Caller,
  { Id }: CallInput['Flow/Nodes'],
): Promise<CallOutput['Flow/Nodes']> {
  const instances = entityOf(engine, FLOW_INSTANCES);
  if (!(await storedRow(engine, caller, instances, ['Id', Id]))) throw outOfScope();
  const { rows } = await engine.database.query<{ Content: string; State: FlowState }>(
    `SELECT d."Content", i."State" FROM ${ident(instances.table)} i
       JOIN ${ident(entityOf(engine, FLOW_DEFINES).table)} d ON d."Id" = i."DefineId" WHERE i."Id" = $1`,
    [Id],
  );
  const [found] = rows;
  if (!found) throw outOfScope();
  const targets = jumpTargets(JSON.parse(found.Content) as FlowFile, found.State);
  return { Rows: targets.map(({ id, title }) => ({ Value: id, Label: title })) };
}
