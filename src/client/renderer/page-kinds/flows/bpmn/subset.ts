import type { Element } from 'bpmn-moddle';
import type { Told } from './graph.ts';
import { elementOf, extensionsOf, listOf, placeOf } from './vocabulary.ts';

export interface Judged {
  readonly refused: Told[];
  readonly left: Told[];
}

const REFUSED: Readonly<Record<string, string>> = {
  'bpmn:SubProcess': '子过程须改为独立的流程，由调用活动引用',
  'bpmn:AdHocSubProcess': '没有先后的子过程不能执行',
  'bpmn:Transaction': '事务子过程不能执行',
  'bpmn:InclusiveGateway': '包容网关没有对应的节点，请改为条件分支或并行分支',
  'bpmn:ComplexGateway': '复杂网关没有对应的节点',
  'bpmn:EventBasedGateway': '事件网关没有对应的节点',
  'bpmn:ScriptTask': '流程不能执行脚本',
  'bpmn:BusinessRuleTask': '规则任务没有对应的节点，请改为条件分支',
  'bpmn:ReceiveTask': '接收任务没有对应的节点',
  'bpmn:ManualTask': '系统之外的手工任务没有对应的节点',
  'bpmn:IntermediateThrowEvent': '中间抛出事件没有对应的节点',
};

/** Elements that flows of a process lead from and to. */
export const GRAPH: ReadonlySet<string> = new Set(
  [
    'StartEvent',
    'EndEvent',
    'Task',
    'UserTask',
    'SendTask',
    'ServiceTask',
    'CallActivity',
    'ExclusiveGateway',
    'ParallelGateway',
    'IntermediateCatchEvent',
  ].map((name) => `bpmn:${name}`),
);

/** Elements of a process that nodes are made of. */
const TAKEN: ReadonlySet<string> = new Set([...GRAPH, 'bpmn:BoundaryEvent', 'bpmn:SequenceFlow']);

/** Elements of a process that change nothing of how it goes. */
const ASIDE: Readonly<Record<string, string>> = {
  'bpmn:DataObject': '数据对象',
  'bpmn:DataObjectReference': '数据对象',
  'bpmn:DataStoreReference': '数据存储',
  'bpmn:TextAnnotation': '注释',
  'bpmn:Association': '关联',
  'bpmn:Group': '分组',
  'bpmn:LaneSet': '泳道',
  'bpmn:Property': '属性',
};

/** Properties that are read, or that say nothing beside what is read. */
const READ: ReadonlySet<string> = new Set([
  ...['id', 'name', 'documentation', 'extensionElements', 'incoming', 'outgoing', 'sourceRef', 'targetRef'],
  ...['default', 'conditionExpression', 'loopCharacteristics', 'eventDefinitions', 'calledElement'],
  ...[
    'attachedToRef',
    'cancelActivity',
    'gatewayDirection',
    'isInterrupting',
    'parallelMultiple',
    'isImmediate',
  ],
  ...[
    'startQuantity',
    'completionQuantity',
    'isForCompensation',
    'resources',
    'implementation',
    'boundaryEventRefs',
  ],
]);

/** What stands beside the processes of a file. */
export function setAside(roots: readonly Element[]): Judged {
  const judged: Judged = { refused: [], left: [] };
  for (const root of roots) {
    const id = placeOf(root);
    if (root.$type === 'bpmn:Process') continue;
    if (root.$type === 'bpmn:Collaboration') {
      for (const flow of listOf(root, 'messageFlows'))
        judged.refused.push({ id: placeOf(flow), reason: '流程之间的消息没有对应的节点' });
      for (const participant of listOf(root, 'participants'))
        judged.left.push({ id: placeOf(participant), reason: '参与者未导入' });
      for (const artifact of listOf(root, 'artifacts'))
        judged.left.push({
          id: placeOf(artifact),
          reason: `${ASIDE[artifact.$type] ?? artifact.$type}未导入`,
        });
    } else if (/Choreography|Conversation/.test(root.$type))
      judged.refused.push({ id, reason: `${root.$type} 不是流程` });
    else judged.left.push({ id, reason: `定义 ${root.$type} 未导入` });
  }
  return judged;
}

/** What of a process has no node, and what nodes do not say. */
export function outside(process: Element): Judged {
  const judged: Judged = { refused: [], left: [] };
  for (const name of ['laneSets', 'artifacts', 'properties'])
    for (const element of listOf(process, name))
      judged.left.push({ id: placeOf(element), reason: `${ASIDE[element.$type] ?? element.$type}未导入` });
  if (elementOf(process, 'ioSpecification'))
    judged.left.push({ id: placeOf(process), reason: '输入输出未导入' });
  for (const element of listOf(process, 'flowElements')) judge(element, judged);
  return judged;
}

function judge(element: Element, { refused, left }: Judged): void {
  const { $type } = element;
  const id = placeOf(element);
  if (ASIDE[$type] !== undefined) return void left.push({ id, reason: `${ASIDE[$type]}未导入` });
  if (!TAKEN.has($type))
    return void refused.push({ id, reason: REFUSED[$type] ?? `${$type} 没有对应的节点` });
  if (element.get('isForCompensation') === true) refused.push({ id, reason: '补偿活动没有对应的节点' });
  for (const name of ['startQuantity', 'completionQuantity'])
    if (Number(element.get(name) ?? 1) !== 1) refused.push({ id, reason: `${name} 只能为 1` });
  if (elementOf(element, 'default') && $type !== 'bpmn:ExclusiveGateway')
    refused.push({ id, reason: '活动的默认连线没有对应，请改用条件网关' });
  for (const key of Object.keys(element))
    if (!key.startsWith('$') && !READ.has(key)) left.push({ id, reason: `${key} 未导入` });
  for (const key of Object.keys(element.$attrs))
    if (!key.startsWith('xmlns')) left.push({ id, reason: `扩展属性 ${key} 未导入` });
  for (const { $type: extension } of extensionsOf(element))
    if (!extension.startsWith('xgt:')) left.push({ id, reason: `扩展内容 ${extension} 未导入` });
}
