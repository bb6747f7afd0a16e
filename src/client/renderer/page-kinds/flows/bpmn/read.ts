import type { Element, Warning } from 'bpmn-moddle';
import type { FlowNode } from '../../../../../contract/generated/meta.ts';
import type { Draft } from '../tree.ts';
import { decoded, hostility } from './guard.ts';
import { folded, type Told } from './graph.ts';
import { Nodes } from './nodes.ts';
import { GRAPH, outside, setAside } from './subset.ts';
import { elementOf, listOf, newModdle, ownOf, placeOf, textOf } from './vocabulary.ts';

export type { Told } from './graph.ts';

/** What a file came to: a definition and what was left out of it, or for each element the reason why it is refused. */
export type FromBpmn =
  | { readonly flow: Draft; readonly code: string; readonly left: readonly Told[] }
  | { readonly refused: readonly Told[] };

/** Most elements of one process. */
const MOST = 2_000;

/** @param id of the file as a whole where nothing of it was read */
const refusal = (reason: string, id = '文件'): FromBpmn => ({ refused: [{ id, reason }] });

/**
 * Reads a BPMN 2.0 file. All of it is read, or nothing.
 * @param base the definition that is worked on, whose entity and people a file of another tool is read for
 */
export async function fromBpmn(bytes: Uint8Array, base: Draft): Promise<FromBpmn> {
  let xml: string;
  try {
    xml = decoded(bytes);
  } catch (error) {
    return refusal((error as Error).message);
  }
  const danger = hostility(xml);
  if (danger !== undefined) return refusal(danger);
  try {
    const { rootElement, warnings } = await newModdle().fromXML(xml.replace(/^\ufeff/, ''));
    return fromDefinitions(rootElement, warnings, base);
  } catch (error) {
    return refusal(`不是有效的 BPMN 2.0 文件：${firstLine(error as Error)}`);
  }
}

const firstLine = ({ message }: { readonly message: string }): string => {
  const nested = /nested error: (.*)/.exec(message)?.[1];
  return [message.split('\n')[0], ...(nested === undefined ? [] : [nested])].join('：').slice(0, 200);
};

function fromDefinitions(definitions: Element, warnings: readonly Warning[], base: Draft): FromBpmn {
  const unread = warnings.filter((warning) => !isOfDrawing(warning));
  if (unread.length > 0)
    return {
      refused: unread.map((warning) => ({
        id: placeOf(warning.element ?? definitions),
        reason: `没有读懂：${firstLine(warning)}`,
      })),
    };
  const roots = listOf(definitions, 'rootElements');
  const { refused, left } = setAside(definitions, roots);
  const processes = roots.filter(
    (root) => root.$type === 'bpmn:Process' && listOf(root, 'flowElements').length > 0,
  );
  if (processes.length === 0)
    return { refused: [...refused, { id: placeOf(definitions), reason: '文件中没有流程元素' }] };
  if (processes.length > 1)
    refused.push(
      ...processes.map((process) => ({
        id: placeOf(process),
        reason: '文件中有多个流程，一次只能导入一个',
      })),
    );
  const found = processes.map((process) => outside(process));
  refused.push(...found.flatMap((one) => one.refused));
  left.push(...found.flatMap((one) => one.left));
  return refused.length > 0 ? { refused } : fromProcess(processes[0]!, base, left);
}

/** What only concerns the drawing is drawn anew. */
const isOfDrawing = ({ element, message }: Warning): boolean =>
  /^(bpmndi|di|dc):/.test(element?.$type ?? '') && message.startsWith('unresolved reference');

function fromProcess(process: Element, base: Draft, left: Told[]): FromBpmn {
  const all = listOf(process, 'flowElements');
  const isFlow = ({ $type }: Element) => $type === 'bpmn:SequenceFlow';
  const elements = all.filter((element) => !isFlow(element) && GRAPH.has(element.$type));
  if (elements.length > MOST) return refusal(`流程的元素超过${MOST}个`, placeOf(process));
  const astray = all.filter(
    (flow) =>
      isFlow(flow) &&
      [elementOf(flow, 'sourceRef'), elementOf(flow, 'targetRef')].some(
        (end) => !end || !elements.includes(end),
      ),
  );
  if (astray.length > 0)
    return { refused: astray.map((flow) => ({ id: placeOf(flow), reason: '连线的一端不在流程中' })) };
  const { list, faults, passed } = folded(elements, all.filter(isFlow), placeOf(process));
  if (faults.length > 0) return { refused: faults };
  const own = ownOrFault(process);
  if (own === null) return refusal('扩展内容不是有效的 JSON', placeOf(process));
  const nodes = new Nodes(elements, all);
  const made = nodes.list(list);
  if (nodes.refused.length > 0) return { refused: nodes.refused };
  left.push(...nodes.left);
  for (const gate of passed)
    if (textOf(gate, 'name') !== '')
      left.push({ id: placeOf(gate), reason: `汇合网关的名称“${textOf(gate, 'name')}”未导入` });
  const flow = own ? ownFlow(own, process, made) : { ...base, ...titleOf(process, base), nodes: made };
  return { flow: flow as Draft, code: process.id ?? '', left };
}

function ownOrFault(process: Element): Record<string, unknown> | undefined | null {
  try {
    return ownOf(process, 'xgt:Flow');
  } catch {
    return null;
  }
}

function ownFlow(own: Record<string, unknown>, process: Element, nodes: readonly FlowNode[]): object {
  const [note] = listOf(process, 'documentation');
  const said: Record<string, unknown> = {
    title: textOf(process, 'name'),
    note: note && textOf(note, 'text'),
    nodes,
  };
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, value === null ? said[key] : value]),
  );
}

function titleOf(process: Element, base: Draft): { title: string } {
  const name = textOf(process, 'name').trim();
  return { title: name === '' || name.length > 40 ? base.title : name };
}
