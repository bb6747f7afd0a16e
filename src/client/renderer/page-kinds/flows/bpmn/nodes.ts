import type { Element } from 'bpmn-moddle';
import { compileCondition } from '../../../../../contract/conditions/condition.ts';
import type { FlowNode } from '../../../../../contract/generated/meta.ts';
import { KINDS } from '../new-node.ts';
import { freshId } from '../tree.ts';
import type { Folded, Told } from './graph.ts';
import { elementOf, listOf, ownOf, placeOf, textOf, type Own } from './vocabulary.ts';

type Said = Record<string, unknown>;

const MOST_TITLE = 20;
const MOST_NOTE = 200;
const OPEN = { by: 'role', role: '' };

/** Makes nodes of elements. What an element of another tool leaves open is told, and is to be filled in. */
export class Nodes {
  readonly refused: Told[] = [];
  readonly left: Told[] = [];
  private readonly ids = new Set<string>();
  private readonly boundaries = new Map<string, Element[]>();

  constructor(elements: readonly Element[], all: readonly Element[]) {
    for (const { id = '' } of elements) if (ID.test(id)) this.ids.add(id);
    for (const boundary of all.filter(({ $type }) => $type === 'bpmn:BoundaryEvent')) {
      const at = elementOf(boundary, 'attachedToRef')?.id ?? '';
      this.boundaries.set(at, [...(this.boundaries.get(at) ?? []), boundary]);
    }
  }

  list(folded: readonly Folded[]): FlowNode[] {
    const nodes = folded.flatMap((one) => {
      if (one.ways) return [this.forked(one.element, one.ways)];
      const node = this.single(one.element);
      return [...(node ? [node] : []), ...(one.isLast ? [this.end()] : [])];
    });
    return nodes as unknown as FlowNode[];
  }

  private end(): Said {
    return { kind: 'end', id: this.fresh('end'), title: KINDS.end };
  }

  private refuse(element: Element, reason: string): undefined {
    this.refused.push({ id: placeOf(element), reason });
  }

  private leave(element: Element, reason: string): void {
    this.left.push({ id: placeOf(element), reason });
  }

  private own(element: Element, type: Own): Said | undefined {
    try {
      return ownOf(element, type);
    } catch {
      return this.refuse(element, '扩展内容不是有效的 JSON');
    }
  }

  private single(element: Element): Said | undefined {
    if (element.$type === 'bpmn:StartEvent') {
      if (listOf(element, 'eventDefinitions').length > 0) this.refuse(element, '流程只能由提交开始');
      return undefined;
    }
    if (element.$type === 'bpmn:EndEvent' && element.id === 'NoEnd') return undefined;
    const own = this.own(element, 'xgt:Node');
    if (own) return this.revived(element, own, this.timesOf(element, own));
    const made = this.foreign(element);
    return made && { ...made, ...this.named(element, made['kind'] as FlowNode['kind']) };
  }

  private revived(element: Element, own: Said, said: Said): Said {
    if (KIND_OF[own['kind'] as FlowNode['kind']] !== element.$type) {
      this.refuse(
        element,
        `扩展内容中的节点类型“${String(own['kind']).slice(0, 20)}”与元素 ${element.$type} 不符`,
      );
      return own;
    }
    const [note] = listOf(element, 'documentation');
    const all: Said = {
      id: element.id,
      title: textOf(element, 'name'),
      note: note && textOf(note, 'text'),
      ...said,
    };
    return revived(own, all);
  }

  /** What an own node says in words of the standard. */
  private timesOf(element: Element, own: Said): Said {
    const due = this.due(element);
    return {
      ...this.sign(element),
      ...(own['due'] === null && due),
      ...(own['days'] === null && { days: this.days(element) }),
      ...(own['flow'] === null && { flow: textOf(element, 'calledElement') }),
    };
  }

  private sign(element: Element): Said {
    const many = elementOf(element, 'loopCharacteristics');
    if (!many) return {};
    if (many.$type !== 'bpmn:MultiInstanceLoopCharacteristics')
      return this.refuse(element, '循环的活动没有对应的节点') ?? {};
    const done = elementOf(many, 'completionCondition');
    const body = done
      ? textOf(done, 'body')
          .replace(/^\s*[$#]\{([^]*)\}\s*$/, '$1')
          .replace(/\s+/g, '')
      : '';
    if (many.get('isSequential') === true && body === '') return { sign: 'sequence' };
    if (body === '') return { sign: 'all' };
    if (/^nrOfCompletedInstances>=1$/.test(body)) return { sign: 'any' };
    const [, percent] = /^nrOfCompletedInstances\/nrOfInstances\*100>=(\d+)$/.exec(body) ?? [];
    const [, share] =
      /^nrOfCompletedInstances\/nrOfInstances(?:>=(?=[\d.])|==(?=1))(0?\.\d+|1(?:\.0+)?)$/.exec(body) ?? [];
    const value =
      percent !== undefined ? Number(percent) : share !== undefined ? Math.round(Number(share) * 100) : 0;
    if (value >= 1 && value <= 100) return { sign: 'ratio', percent: value };
    return this.refuse(element, `多人办理的完成条件“${body.slice(0, 60)}”没有对应`) ?? {};
  }

  private due(element: Element): { due?: Said } {
    const [boundary, ...more] = this.boundaries.get(element.id ?? '') ?? [];
    for (const one of more) this.refuse(one, '一个节点只能有一个时限');
    if (!boundary) return {};
    const hours = this.duration(boundary, 'hours');
    if (hours === undefined) return {};
    const own = this.own(boundary, 'xgt:Due');
    if (own)
      return { due: Object.fromEntries(Object.entries(own).map(([key, value]) => [key, value ?? hours])) };
    if (boundary.get('cancelActivity') !== false || listOf(boundary, 'outgoing').length > 0)
      return this.refuse(boundary, '到期后转向其他节点没有对应，到期只能提醒、通过、驳回或转给他人') ?? {};
    // oxlint-disable-next-line unicorn/no-thenable -- the word of the vocabulary
    return { due: { hours, then: 'remind' } };
  }

  private days(element: Element): number | undefined {
    return this.duration(element, 'days');
  }

  /** A timer that runs for whole hours or days. */
  private duration(event: Element, unit: 'hours' | 'days'): number | undefined {
    const [timer, ...more] = listOf(event, 'eventDefinitions');
    const isTimer = more.length === 0 && timer?.$type === 'bpmn:TimerEventDefinition';
    const held = isTimer ? elementOf(timer, 'timeDuration') : undefined;
    const [, days, hours] =
      /^P(?:(\d{1,4})D)?(?:T(\d{1,5})H)?$/.exec(held ? textOf(held, 'body').trim() : '') ?? [];
    const total = Number(days ?? 0) * 24 + Number(hours ?? 0);
    if (total > 0 && (unit === 'hours' || total % 24 === 0)) return unit === 'hours' ? total : total / 24;
    return this.refuse(event, isTimer ? '计时只能是整小时或整天的时长' : '只有计时事件有对应的节点');
  }

  private foreign(element: Element): Said | undefined {
    if (element.$type !== 'bpmn:UserTask' && element.$type !== 'bpmn:Task') {
      for (const boundary of this.boundaries.get(element.id ?? '') ?? [])
        this.refuse(boundary, '只有审批节点能有时限');
      if (elementOf(element, 'loopCharacteristics')) this.refuse(element, '只有审批节点能由多人办理');
    }
    switch (element.$type) {
      case 'bpmn:Task':
      case 'bpmn:UserTask':
        this.leave(element, `办理人未指定，导入后请设置${peopleIn(element)}`);
        return { kind: 'approve', who: OPEN, ...this.sign(element), ...this.due(element) };
      case 'bpmn:SendTask':
        this.leave(element, '抄送对象未指定，导入后请设置');
        return { kind: 'cc', who: OPEN };
      case 'bpmn:ServiceTask':
        this.leave(element, '要执行的操作未指定，导入后请设置');
        return { kind: 'act', enCode: '' };
      case 'bpmn:CallActivity': {
        const called = textOf(element, 'calledElement');
        const isCode = /^[A-Z][A-Z0-9_]{1,29}$/.test(called);
        this.leave(element, `子流程${isCode ? '' : `“${called}”`}的关联字段未指定，导入后请设置`);
        return { kind: 'call', flow: isCode ? called : '', by: '' };
      }
      case 'bpmn:IntermediateCatchEvent': {
        const days = this.days(element);
        this.leave(element, '公示的字段未指定，导入后请设置');
        return { kind: 'publicity', days, show: [] };
      }
      case 'bpmn:EndEvent':
        if (
          listOf(element, 'eventDefinitions').some(({ $type }) => $type !== 'bpmn:TerminateEventDefinition')
        )
          this.refuse(element, '结束事件不能发出消息、信号或错误');
        return { kind: 'end' };
      default:
        return this.refuse(element, `${element.$type} 单独没有对应的节点`);
    }
  }

  /** The id, title and note of an element of another tool. */
  private named(element: Element, kind: FlowNode['kind']): Said {
    const name = textOf(element, 'name').trim().replace(/\s+/g, ' ');
    const documents = listOf(element, 'documentation').map((one) => textOf(one, 'text').trim());
    const isLong = name.length > MOST_TITLE;
    const note = [...(isLong ? [name] : []), ...documents].filter((text) => text !== '').join('\n');
    if (note.length > MOST_NOTE) this.leave(element, `说明超过${MOST_NOTE}字，只保留了开头`);
    return {
      id: this.idOf(element, kind),
      title: (isLong ? name.slice(0, MOST_TITLE) : name) || KINDS[kind],
      ...(note !== '' && { note: note.slice(0, MOST_NOTE) }),
    };
  }

  private idOf({ id = '' }: Element, kind: string): string {
    return ID.test(id) ? id : this.fresh(kind);
  }

  private fresh(like: string): string {
    const id = freshId(this.ids, like);
    this.ids.add(id);
    return id;
  }

  private forked(element: Element, ways: Extract<Folded, { readonly ways: object }>['ways']): Said {
    const kind = element.$type === 'bpmn:ParallelGateway' ? 'parallel' : 'branch';
    const own = this.own(element, 'xgt:Node');
    const standard = elementOf(element, 'default');
    const branches = ways.map(({ flow, list }, at) => {
      const said = this.own(flow, 'xgt:Way');
      const made = said
        ? this.ownWay(flow, said)
        : this.way(flow, { kind, at, isDefault: flow === standard });
      return { flow, isOwn: said !== undefined, way: { ...made, nodes: this.list(list) } as Said };
    });
    const isOwn = own !== undefined && branches.every((one) => one.isOwn);
    const sorted = isOwn
      ? branches
      : [...branches].sort((a, b) => Number(a.flow === standard) - Number(b.flow === standard));
    const list = sorted.map(({ way }) => way);
    if (own) return this.revived(element, own, { branches: list });
    return { kind, ...this.named(element, kind), branches: list };
  }

  private ownWay(flow: Element, own: Said): Said {
    const condition = elementOf(flow, 'conditionExpression');
    const said: Said = {
      title: textOf(flow, 'name'),
      when: condition && textOf(condition, 'body'),
      nodes: [],
    };
    return revived(own, said);
  }

  private way(
    flow: Element,
    { kind, at, isDefault }: { readonly kind: string; readonly at: number; readonly isDefault: boolean },
  ): Said {
    const name = textOf(flow, 'name').trim().replace(/\s+/g, ' ');
    if (name.length > MOST_TITLE) this.leave(flow, `分支名称“${name}”过长，只保留了开头`);
    const title = name.slice(0, MOST_TITLE) || (isDefault ? '其他情况' : `分支${at + 1}`);
    const held = elementOf(flow, 'conditionExpression');
    const body = held ? textOf(held, 'body').trim() : '';
    if (kind === 'parallel' || isDefault) {
      if (body !== '') this.refuse(flow, kind === 'parallel' ? '并行的分支不能有条件' : '默认分支不能有条件');
      return { title };
    }
    if (body === '') {
      this.leave(flow, '分支没有条件，导入后请填写');
      return { title, when: '' };
    }
    if (!isCondition(body)) this.refuse(flow, `条件“${body.slice(0, 60)}”不是对申请字段（row）的 CEL 表达式`);
    return { title, when: body };
  }
}

/** What BPMN says itself takes the place of null; what another tool added comes behind. */
function revived(own: Said, said: Said): Said {
  const entries = Object.keys({ ...own, ...said }).map((key): [string, unknown] => [
    key,
    own[key] ?? said[key],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const ID = /^[a-z][A-Za-z0-9]{0,29}$/;

const KIND_OF: Readonly<Record<FlowNode['kind'], string>> = {
  approve: 'bpmn:UserTask',
  branch: 'bpmn:ExclusiveGateway',
  parallel: 'bpmn:ParallelGateway',
  cc: 'bpmn:SendTask',
  publicity: 'bpmn:IntermediateCatchEvent',
  vote: 'bpmn:CallActivity',
  act: 'bpmn:ServiceTask',
  call: 'bpmn:CallActivity',
  end: 'bpmn:EndEvent',
};

function isCondition(text: string): boolean {
  try {
    const { reads } = compileCondition(text);
    return reads.length > 0 && reads.every((path) => path.startsWith('row.') || path.startsWith('vote.'));
  } catch {
    return false;
  }
}

/** What another tool says of the people; its file names no roles of ours. */
function peopleIn(element: Element): string {
  const attributes = Object.entries(element.$attrs).filter(([key]) => /assignee|candidate/i.test(key));
  const resources = listOf(element, 'resources').flatMap((one) => {
    const assigned = elementOf(one, 'resourceAssignmentExpression');
    const expression = assigned && elementOf(assigned, 'expression');
    return [textOf(one, 'name'), expression ? textOf(expression, 'body') : ''];
  });
  const told = [...attributes.map(([, value]) => value), ...resources].filter((text) => text !== '');
  return told.length === 0 ? '' : `（原文件：${told.join('、').slice(0, 60)}）`;
}
