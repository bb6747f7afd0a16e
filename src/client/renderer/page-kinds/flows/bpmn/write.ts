import type { BpmnModdle, Element } from 'bpmn-moddle';
import type { ApproveNode, FlowFile, FlowNode } from '../../../../../contract/generated/meta.ts';
import { isForked, type Forked } from '../tree.ts';
import { draw, type Drawn, type Part, type Shape } from './layout.ts';
import { CEL, isPlain, jsonOf, newModdle, type Own } from './vocabulary.ts';

/** A definition as a BPMN 2.0 file that other tools draw. */
export async function toBpmn(code: string, flow: FlowFile): Promise<string> {
  const moddle = newModdle();
  const writing = new Writing(moddle);
  const process = writing.process(code, flow);
  const definitions = moddle.create('bpmn:Definitions', {
    targetNamespace: 'urn:xuegongtai:flows',
    rootElements: [process],
    diagrams: [writing.diagram(process)],
  });
  const { xml } = await moddle.toXML(definitions, { format: true });
  return xml;
}

type Attributes = Record<string, unknown>;

/** The values that BPMN says itself, as null, and the rest; the order of the keys stays. */
function rest(whole: object, said: Readonly<Record<string, boolean>>): object {
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, said[key] ? null : (value as unknown)]),
  );
}

class Writing {
  private readonly elements: Element[] = [];
  private readonly shapes = new Map<string, Element>();
  private readonly flows = new Map<string, Element>();
  private readonly boundaries = new Map<string, Element>();
  private parts: readonly Part[] = [];
  private count = 0;

  constructor(private readonly moddle: BpmnModdle) {}

  process(code: string, flow: FlowFile): Element {
    const start = this.add('bpmn:StartEvent', { id: 'Start' });
    const { parts, out } = this.list(flow.nodes, start);
    this.parts = [{ kind: 'single', id: 'Start', shape: 'event' }, ...parts];
    const last = this.open(out);
    if (last) {
      const end = this.add('bpmn:EndEvent', { id: 'NoEnd' });
      this.parts = [
        ...this.parts,
        { kind: 'single', id: 'NoEnd', shape: 'event', edge: this.connect(last, end) },
      ];
    }
    return this.moddle.create('bpmn:Process', {
      id: code,
      isExecutable: false,
      ...this.said(flow, 'xgt:Flow', { title: isPlain(flow.title), note: isPlain(flow.note), nodes: true }),
      flowElements: this.elements,
    });
  }

  /** The diagram interchange of everything that was written. */
  diagram(process: Element): Element {
    const drawn: Drawn = draw(this.parts);
    const create = (type: string, attributes: Attributes) => this.moddle.create(type, attributes);
    const planeElement: Element[] = [];
    for (const [id, bounds] of drawn.shapes) {
      const bpmnElement = this.shapes.get(id)!;
      planeElement.push(
        create('bpmndi:BPMNShape', {
          id: `${id}_di`,
          bpmnElement,
          bounds: create('dc:Bounds', { ...bounds }),
        }),
      );
      const boundary = this.boundaries.get(id);
      if (!boundary) continue;
      const at = { x: bounds.x + bounds.width - 28, y: bounds.y + bounds.height - 18, width: 36, height: 36 };
      planeElement.push(
        create('bpmndi:BPMNShape', {
          id: `${boundary.id}_di`,
          bpmnElement: boundary,
          bounds: create('dc:Bounds', at),
        }),
      );
    }
    for (const [id, points] of drawn.edges)
      planeElement.push(
        create('bpmndi:BPMNEdge', {
          id: `${id}_di`,
          bpmnElement: this.flows.get(id),
          waypoint: points.map((point) => create('dc:Point', { ...point })),
        }),
      );
    const plane = create('bpmndi:BPMNPlane', { id: 'Plane', bpmnElement: process, planeElement });
    return create('bpmndi:BPMNDiagram', { id: 'Diagram', plane });
  }

  /** Nodes one after the other. @returns what they are drawn as, and the element that they come out of */
  private list(
    nodes: readonly FlowNode[],
    from: Element | undefined,
  ): { parts: Part[]; out: Element | undefined } {
    const parts: Part[] = [];
    let out = from;
    for (const node of nodes) {
      const before = this.open(out);
      const element = this.node(node);
      const edge = before && { edge: this.connect(before, element) };
      if (isForked(node)) {
        const fork = this.ways(node, element);
        parts.push({ kind: 'fork', id: node.id, ...edge, ...fork.drawn });
        out = fork.join;
      } else {
        parts.push({ kind: 'single', id: node.id, shape: SHAPES[node.kind], ...edge });
        out = element;
      }
    }
    return { parts, out };
  }

  /** What something can follow: an end is left by nothing. */
  private open(element: Element | undefined): Element | undefined {
    return element?.$type === 'bpmn:EndEvent' ? undefined : element;
  }

  private ways(node: Forked, split: Element) {
    const type = split.$type;
    const join = this.moddle.create(type, { id: `${node.id}_join`, gatewayDirection: 'Converging' });
    this.shapes.set(`${node.id}_join`, join);
    const ways = node.branches.map((way) => {
      const at = this.elements.length;
      const { parts, out } = this.list(way.nodes, undefined);
      const last = this.open(out);
      const target = way.nodes.length === 0 ? join : this.shapes.get(way.nodes[0]!.id)!;
      const said = { title: isPlain(way.title), when: 'when' in way && isPlain(way.when), nodes: true };
      const edge = this.connect(split, target, {
        ...(said.title && { name: way.title }),
        ...(said.when && { conditionExpression: this.expression((way as { when: string }).when) }),
        ...this.extension('xgt:Way', rest(way, said)),
      });
      if (node.kind === 'branch' && !('when' in way)) split.set('default', this.flows.get(edge));
      const isEmpty = way.nodes.length === 0;
      return { parts, edge, at, ...(last && !isEmpty && { out: this.connect(last, join) }), isEmpty };
    });
    const isJoined = ways.some(({ out, isEmpty }) => isEmpty || out !== undefined);
    if (isJoined) this.elements.push(join);
    return {
      join: isJoined ? join : undefined,
      drawn: { ways, ...(isJoined && { join: `${node.id}_join` }) },
    };
  }

  private node(node: FlowNode): Element {
    switch (node.kind) {
      case 'approve':
        return this.approve(node);
      case 'branch':
      case 'parallel': {
        const type = node.kind === 'branch' ? 'bpmn:ExclusiveGateway' : 'bpmn:ParallelGateway';
        return this.put(type, node, { gatewayDirection: 'Diverging' }, { branches: true });
      }
      case 'cc':
        return this.put('bpmn:SendTask', node);
      case 'act':
        return this.put('bpmn:ServiceTask', node);
      case 'end':
        return this.put('bpmn:EndEvent', node);
      case 'vote':
        return this.put('bpmn:CallActivity', node);
      case 'call': {
        const isSaid = /^[A-Z][A-Z0-9_]*$/.test(node.flow);
        return this.put('bpmn:CallActivity', node, isSaid ? { calledElement: node.flow } : {}, {
          flow: isSaid,
        });
      }
      case 'publicity':
        return this.put(
          'bpmn:IntermediateCatchEvent',
          node,
          { eventDefinitions: [this.timer(`P${node.days}D`)] },
          { days: true },
        );
    }
  }

  private approve(node: ApproveNode): Element {
    const isMany = node.sign !== undefined;
    const done = node.sign === undefined ? undefined : COMPLETED[node.sign]?.(node.percent);
    const many = isMany && {
      loopCharacteristics: this.moddle.create('bpmn:MultiInstanceLoopCharacteristics', {
        isSequential: node.sign === 'sequence',
        ...(done !== undefined && { completionCondition: this.expression(done) }),
      }),
    };
    const said = { sign: isMany, percent: node.sign === 'ratio', due: true };
    const element = this.put('bpmn:UserTask', node, { ...many }, said);
    const { due } = node;
    if (!due) return element;
    const boundary = this.moddle.create('bpmn:BoundaryEvent', {
      id: `${node.id}_due`,
      attachedToRef: element,
      cancelActivity: due.then !== 'remind',
      eventDefinitions: [this.timer(`PT${due.hours}H`)],
      ...this.extension('xgt:Due', rest(due, { hours: true })),
    });
    this.elements.push(boundary);
    this.boundaries.set(node.id, boundary);
    return element;
  }

  private put(
    type: string,
    node: FlowNode,
    attributes: Attributes = {},
    said: Record<string, boolean> = {},
  ): Element {
    const plain = { id: true, title: isPlain(node.title), note: isPlain(node.note), ...said };
    return this.add(type, { id: node.id, ...this.said(node, 'xgt:Node', plain), ...attributes });
  }

  /** The title and the note of a thing, and what BPMN has no word for. */
  private said(
    thing: { title: string; note?: string },
    type: Own,
    said: Record<string, boolean>,
  ): Attributes {
    return {
      ...(said['title'] && { name: thing.title }),
      ...(said['note'] && {
        documentation: [this.moddle.create('bpmn:Documentation', { text: thing.note })],
      }),
      ...this.extension(type, rest(thing, said)),
    };
  }

  private extension(type: Own, value: object): Attributes {
    const own = this.moddle.create(type, { json: jsonOf(value) });
    return { extensionElements: this.moddle.create('bpmn:ExtensionElements', { values: [own] }) };
  }

  private add(type: string, attributes: Attributes): Element {
    const element = this.moddle.create(type, attributes);
    this.elements.push(element);
    this.shapes.set(String(attributes['id']), element);
    return element;
  }

  private connect(from: Element, to: Element, attributes: Attributes = {}): string {
    const id = `Flow_${(this.count += 1)}`;
    const flow = this.moddle.create('bpmn:SequenceFlow', {
      id,
      sourceRef: from,
      targetRef: to,
      ...attributes,
    });
    this.elements.push(flow);
    this.flows.set(id, flow);
    for (const [end, name] of [
      [from, 'outgoing'],
      [to, 'incoming'],
    ] as const)
      end.set(name, [...((end.get(name) as Element[] | undefined) ?? []), flow]);
    return id;
  }

  private expression(body: string): Element {
    return this.moddle.create('bpmn:FormalExpression', { language: CEL, body });
  }

  private timer(duration: string): Element {
    const timeDuration = this.moddle.create('bpmn:FormalExpression', { body: duration });
    return this.moddle.create('bpmn:TimerEventDefinition', { timeDuration });
  }
}

const SHAPES: Readonly<Record<FlowNode['kind'], Shape>> = {
  approve: 'task',
  branch: 'gateway',
  parallel: 'gateway',
  cc: 'task',
  publicity: 'event',
  vote: 'task',
  act: 'task',
  call: 'task',
  end: 'event',
};

/** When enough people have agreed, in the words of the standard; everybody has to where nothing is said. */
const COMPLETED: Partial<Record<NonNullable<ApproveNode['sign']>, (percent: number | undefined) => string>> =
  {
    any: () => 'nrOfCompletedInstances >= 1',
    ratio: (percent = 100) => `nrOfCompletedInstances / nrOfInstances * 100 >= ${percent}`,
  };
