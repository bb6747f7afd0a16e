import { lastResort, placesOf, type NodePath, type NodePlace } from '../../../contract/flow/nodes.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { BranchNode, FlowFile, FlowNode } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkApplicant } from './directory-check.ts';
import { checkActing, checkCall, checkPublicity, checkVote } from './flow-wait-check.ts';
import { checkFlowWho } from './flow-who-check.ts';
import type { Problem } from '../problem.ts';
import { Inspection, rowNames } from '../names/references.ts';
import { checkOnce } from '../pages/repeated-check.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { checkSet } from '../values/written-value.ts';

const CODE = /^[A-Z][A-Z0-9_]{1,29}$/;

/** Holds the definition of a flow against its entity, and proves that it comes to an end from everywhere. */
export function checkFlow(set: SchemaSet, code: string, flow: FlowFile): Problem[] {
  const inspection = new Inspection(set, `flows/${code}.json`);
  if (!CODE.test(code)) inspection.report([], '流程编码只能包含大写字母、数字和下划线');
  const entity = inspection.entity(['entity'], flow.entity);
  if (!entity) return inspection.problems;
  if (entity.file.flow !== code)
    inspection.report(['entity'], `${flow.entity} 没有写 "flow": "${code}"，此流程不会被用到`);
  const names = rowNames(entity);
  inspection.condition(['applicant'], flow.applicant, names, 'bool');
  checkApplicant(inspection, ['applicant'], entity, flow.applicant);
  if (flow.handover) inspection.condition(['handover'], flow.handover, names, 'bool');
  for (const [index, role] of (flow.administrators ?? []).entries())
    inspection.role(['administrators', index], role);
  checkLastResort(inspection, entity, flow);
  const places = placesOf(flow);
  checkOnce(
    inspection,
    '环节编号',
    places.map(({ node, path }) => [[...path, 'id'], node.id]),
  );
  checkEnds(inspection, flow, places);
  for (const place of places) checkNode(inspection, entity, { code, flow }, place);
  return inspection.problems;
}

/** What nobody else can decide comes to people who reach it. */
function checkLastResort(inspection: Inspection, entity: EntityModel, flow: FlowFile): void {
  const role = lastResort(flow);
  const isNamed = flow.administrators !== undefined;
  if (isNamed && !Object.hasOwn(entity.file.scope, role))
    inspection.report(
      ['administrators', 0],
      `角色 "${role}" 在 scope 中没有数据范围，没有人办理的环节转给它后也无人可以处理`,
    );
}

/** Every way through the definition comes to an end, and no node stands where no way leads. */
function checkEnds(inspection: Inspection, flow: FlowFile, places: readonly NodePlace[]): void {
  const last = flow.nodes.at(-1);
  if (!last || !alwaysEnds(last)) inspection.report(['nodes'], '流程最后应是结束（end）节点');
  for (const { node, list, index, path, ways } of places) {
    const before = list[index - 1];
    if (before && alwaysEnds(before))
      inspection.report(path, `存在无法到达的节点：${node.title}，前面的“${before.title}”已经结束`);
    const parallel = ways.find((way) => way.isParallel);
    if (node.kind === 'end' && parallel)
      inspection.report(path, `“${node.title}”在并行分支内，流程不能在其他分支未完成时结束`);
  }
}

const alwaysEnds = (node: FlowNode): boolean =>
  node.kind === 'end' ||
  (node.kind === 'branch' &&
    node.branches.every(({ nodes }) => nodes.length > 0 && alwaysEnds(nodes.at(-1)!)));

/** What conditions read of votes, by the nodes that open them. */
function votesIn(flow: FlowFile): ConditionType {
  const votes = placesOf(flow).flatMap(({ node }) => (node.kind === 'vote' ? [node.id] : []));
  const fields: Record<string, ConditionType> = {
    agreed: 'number',
    against: 'number',
    cast: 'number',
    of: 'number',
    carried: 'bool',
  };
  return { fields: Object.fromEntries(votes.map((id) => [id, { fields }])) };
}

function checkWays(
  inspection: Inspection,
  entity: EntityModel,
  flow: FlowFile,
  node: BranchNode,
  path: NodePath,
): void {
  const row = rowNames(entity)['row']!;
  const vote = votesIn(flow);
  for (const [index, { when }] of node.branches.entries()) {
    const at = [...path, 'branches', index];
    const isLast = index === node.branches.length - 1;
    if (when !== undefined) inspection.condition([...at, 'when'], when, { row, vote }, 'bool');
    if (when === undefined && !isLast)
      inspection.report(at, `“${node.title}”的默认分支应是最后一个，后面的分支永远不会走`);
    if (when !== undefined && isLast) inspection.report(at, `条件分支缺少默认分支：${node.title}`);
  }
}

function checkNode(
  inspection: Inspection,
  entity: EntityModel,
  { code, flow }: { readonly code: string; readonly flow: FlowFile },
  place: NodePlace,
): void {
  const { node, path } = place;
  const names = rowNames(entity);
  switch (node.kind) {
    case 'branch':
      checkWays(inspection, entity, flow, node, path);
      return;
    case 'act':
      if (inspection.enCode([...path, 'enCode'], node.enCode) && !entity.actions.has(node.enCode))
        inspection.report([...path, 'enCode'], `EnCode "${node.enCode}" 不属于 ${entity.name}`);
      else if (entity.actions.get(node.enCode)?.verb !== 'set' || node.params)
        inspection.report([...path, 'enCode'], '流程目前只能运行不带参数的 set 操作');
      for (const [name, formula] of Object.entries(node.params ?? {}))
        inspection.condition([...path, 'params', name], formula, names);
      return;
    case 'end':
      for (const [name, formula] of Object.entries(node.set ?? {})) {
        const at = [...path, 'set', name];
        inspection.field(at, entity, name);
        inspection.condition(at, formula, names);
        checkSet(inspection, at.map(String), entity, name, formula, names);
      }
      return;
    case 'approve':
      checkApproval(inspection, entity, place, flow);
      return;
    case 'cc':
      checkFlowWho(inspection, entity, [...path, 'who'], node.who);
      return;
    case 'publicity':
      checkPublicity(inspection, entity, flow, node, path);
      return;
    case 'call':
      checkCall(inspection, entity, code, node, path);
      return;
    case 'vote':
      checkVote(inspection, entity, node, path);
  }
}

function checkApproval(inspection: Inspection, entity: EntityModel, place: NodePlace, flow: FlowFile): void {
  const { node, path } = place;
  if (node.kind !== 'approve') return;
  checkFlowWho(inspection, entity, [...path, 'who'], node.who);
  if ((node.sign === 'ratio') !== (node.percent !== undefined))
    inspection.report([...path, 'percent'], '"percent" 与 "sign": "ratio" 必须同时出现');
  for (const key of ['edit', 'require', 'hide'] as const)
    for (const [index, name] of (node[key] ?? []).entries())
      inspection.field([...path, key, index], entity, name);
  for (const [index, name] of (node.require ?? []).entries())
    if (!node.edit?.includes(name))
      inspection.report([...path, 'require', index], `字段 "${name}" 不在 "edit" 中，办理的人填不了`);
  if (node.nobody === 'administrator' && !flow.administrators)
    inspection.report([...path, 'nobody'], '"administrator" 需要 "administrators"');
  checkActing(inspection, entity, flow, place);
}
