import { placesOf, type NodePath, type NodePlace } from '../../../contract/flow/nodes.ts';
import { VOTING_MODULES } from '../../../contract/flow/votes.ts';
import { Walker } from '../../../contract/flow/walk.ts';
import type {
  ApproveNode,
  CallNode,
  FlowFile,
  FlowNode,
  PublicityNode,
} from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { checkFlowWho } from './flow-who-check.ts';

/** Nothing opens a vote as long as no module of the house does; one that merely holds votes of its own is not enough. */
export function checkVote(inspection: Inspection, entity: EntityModel, node: FlowNode, path: NodePath): void {
  if (node.kind !== 'vote') return;
  checkFlowWho(inspection, entity, [...path, 'who'], node.who);
  if (node.who.by === 'chosen') inspection.report([...path, 'who', 'by'], '投票人不能由人选择（chosen）');
  checkShown(inspection, entity, node.show ?? [], path, '让投票人看到');
  if (![...VOTING_MODULES].some((module) => inspection.set.modules.has(module)))
    inspection.report([...path, 'kind'], '投票节点需要能由流程发起投票的模块，目前没有');
}

/** What is shown to everybody may be shown to everybody, and an upheld objection leads somewhere. */
export function checkPublicity(
  inspection: Inspection,
  entity: EntityModel,
  flow: FlowFile,
  node: PublicityNode,
  path: NodePath,
): void {
  checkShown(inspection, entity, node.show, path, '公示');
  if (node.judge) checkFlowWho(inspection, entity, [...path, 'judge'], node.judge);
  if (node.upheld !== undefined) checkTarget(inspection, flow, node.id, node.upheld, [...path, 'upheld']);
}

/** Values are shown to all people as text: nothing among them is kept from anybody. */
function checkShown(
  inspection: Inspection,
  entity: EntityModel,
  names: readonly string[],
  path: NodePath,
  what: string,
): void {
  for (const [index, name] of names.entries()) {
    const at = [...path, 'show', index];
    inspection.field(at, entity, name);
    const field = entity.fields.get(name);
    if (
      field &&
      (field.mask || field.sealed || field.secret || field.type === 'file' || field.type === 'image')
    )
      inspection.report(at, `字段 "${name}" 不能${what}：它是脱敏、加密、保密字段或文件`);
  }
}

function checkTarget(inspection: Inspection, flow: FlowFile, from: string, to: string, at: NodePath): void {
  const target = placesOf(flow).find(({ node }) => node.id === to);
  if (target?.node.kind !== 'approve') inspection.report(at, `没有审批环节 "${to}"`);
  else if (!new Walker(flow).canGoBack(from, to)) inspection.report(at, `"${to}" 在并行分支内，不能直接转到`);
}

/** The flow that is called exists, works on rows that name this one, and does not come back to this one. */
export function checkCall(
  inspection: Inspection,
  entity: EntityModel,
  code: string,
  node: CallNode,
  path: NodePath,
): void {
  const { set } = inspection;
  const called = set.flows.get(node.flow);
  if (!called) return inspection.report([...path, 'flow'], `没有流程 "${node.flow}"`);
  const child = set.entities.get(called.entity);
  if (child) {
    inspection.field([...path, 'by'], child, node.by);
    const field = child.fields.get(node.by);
    if (field && field.ref !== entity.name)
      inspection.report([...path, 'by'], `字段 "${node.by}" 应引用 ${entity.name}`);
  }
  if (calledBy(set, node.flow, new Set()).has(code))
    inspection.report([...path, 'flow'], `流程 "${node.flow}" 又会调用本流程，永远等不到结束`);
}

/** Every flow that a flow calls, by itself or through others. */
function calledBy({ flows }: SchemaSet, code: string, found: Set<string>): Set<string> {
  if (found.has(code)) return found;
  found.add(code);
  const flow = flows.get(code);
  for (const { node } of flow ? placesOf(flow) : [])
    if (node.kind === 'call') calledBy({ flows } as SchemaSet, node.flow, found);
  return found;
}

/** Fields that who acts may change, times, and where it may be sent back to. */
export function checkActing(
  inspection: Inspection,
  entity: EntityModel,
  flow: FlowFile,
  { node, path, ways, index, list }: NodePlace,
): void {
  if (node.kind !== 'approve') return;
  for (const [at, name] of (node.edit ?? []).entries()) {
    const field = entity.fields.get(name);
    if (field && (field.implicit || isDerived(field) || field.value !== undefined || field.sealed))
      inspection.report([...path, 'edit', at], `字段 "${name}" 由系统填写，办理的人改不了`);
  }
  if (node.back?.then === 'return' && ways.some((way) => way.isParallel))
    inspection.report([...path, 'back', 'then'], '并行分支内的环节退回后不能直达（return），请用 rerun');
  checkDue(inspection, entity, node, path);
  const isFirst = index === 0 && list === flow.nodes;
  if (node.who.by === 'chosen' && node.who.chooser === 'previous' && isFirst)
    inspection.report([...path, 'who', 'chooser'], '第一个环节之前没有办理人，应由申请人（applicant）选择');
  if (node.hide) inspection.report([...path, 'hide'], '"hide" 尚不能运行，请暂时不要使用');
}

function checkDue(inspection: Inspection, entity: EntityModel, { due }: ApproveNode, path: NodePath): void {
  if (!due) return;
  if ((due.then === 'hand') !== (due.to !== undefined))
    inspection.report([...path, 'due', 'to'], '"to" 与 "then": "hand" 必须同时出现');
  if (due.to) checkFlowWho(inspection, entity, [...path, 'due', 'to'], due.to);
  if (due.to?.by === 'chosen')
    inspection.report([...path, 'due', 'to', 'by'], '到期转交不能由人选择（chosen）');
}
