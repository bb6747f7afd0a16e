import type { Element } from 'bpmn-moddle';
import type { Told } from './graph.ts';
import { elementOf, extensionsOf, listOf, placeOf, textOf } from './vocabulary.ts';

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
export function setAside(definitions: Element, roots: readonly Element[]): Judged {
  const judged: Judged = { refused: [], left: extrasOf(definitions) };
  for (const root of roots) {
    const id = placeOf(root);
    if (root.$type === 'bpmn:Process') continue;
    if (root.$type === 'bpmn:Collaboration') {
      for (const flow of listOf(root, 'messageFlows'))
        judged.refused.push({ id: placeOf(flow), reason: '流程之间的消息没有对应的节点' });
      for (const participant of listOf(root, 'participants'))
        judged.left.push({ id: placeOf(participant), reason: '参与者未导入' }, ...extrasOf(participant));
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
  const judged: Judged = { refused: [], left: extrasOf(process) };
  for (const name of ['laneSets', 'artifacts', 'properties'])
    for (const element of listOf(process, name))
      judged.left.push({ id: placeOf(element), reason: `${ASIDE[element.$type] ?? element.$type}未导入` });
  if (elementOf(process, 'ioSpecification'))
    judged.left.push({ id: placeOf(process), reason: '输入输出未导入' });
  const elements = listOf(process, 'flowElements');
  for (const element of elements) judge(element, judged);
  for (const flow of elements.filter(isConditional))
    if (!leavesFork(flow, elements))
      judged.refused.push({
        id: placeOf(flow),
        reason: '连线上的条件没有对应，请改用条件网关，并给出不成立时的出线',
      });
  return judged;
}

function isConditional(element: Element): boolean {
  const condition = element.$type === 'bpmn:SequenceFlow' && elementOf(element, 'conditionExpression');
  return condition ? textOf(condition, 'body').trim() !== '' : false;
}

/** A condition has a place where ways part: elsewhere an application would go on or stand still by what no node says. */
function leavesFork(flow: Element, elements: readonly Element[]): boolean {
  const source = elementOf(flow, 'sourceRef');
  if (!source) return true;
  const ways = elements.filter(
    (one) => one.$type === 'bpmn:SequenceFlow' && elementOf(one, 'sourceRef') === source,
  );
  return ways.length > 1 && source.$type.endsWith('Gateway');
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
  left.push(...extrasOf(element));
  if ($type === 'bpmn:BoundaryEvent') judgeBoundary(element, refused);
}

function judgeBoundary(event: Element, refused: Told[]): void {
  const [kind, ...more] = listOf(event, 'eventDefinitions');
  if (more.length > 0 || kind?.$type !== 'bpmn:TimerEventDefinition')
    refused.push({ id: placeOf(event), reason: '附在节点上的事件只有计时有对应（办理时限）' });
}

/** What other tools added to an element in words of their own. */
function extrasOf(element: Element): Told[] {
  const id = placeOf(element);
  const attributes = Object.keys(element.$attrs).filter((key) => !key.startsWith('xmlns'));
  const extensions = extensionsOf(element).filter(({ $type }) => !$type.startsWith('xgt:'));
  return [
    ...attributes.map((key) => ({ id, reason: `扩展属性 ${key} 未导入` })),
    ...extensions.map(({ $type }) => ({ id, reason: `扩展内容 ${$type} 未导入` })),
  ];
}
