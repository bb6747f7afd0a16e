import { parseTexts } from '../../../src/server/judge/files/schema-set.ts';
import { compactJson } from '../../json/compact.ts';
import { replaceValue, type Edit } from '../../json/edits.ts';
import { JsonSource } from '../../../src/server/judge/json-source.ts';
import type { Codemod } from '../codemod.ts';

/** A node as entity files wrote it: a line of them, each left out where its condition does not hold. */
interface OldNode {
  readonly id: string;
  readonly title: string;
  readonly role: string;
  readonly when?: string;
}

interface OldFlow {
  readonly code: string;
  readonly nodes: readonly OldNode[];
  readonly passed?: Readonly<Record<string, string>>;
  readonly [kept: string]: unknown;
}

/** Moves the nodes of flows out of entity files into definitions of their own, which say the same. */
export const moveFlows: Codemod = {
  name: 'move-flows',
  title: '把数据对象中的审批节点移到 flows/<编码>.json',
  parameters: [],
  isUpgrade: true,
  edits(texts) {
    const edits = new Map<string, Edit[]>();
    for (const [file, content] of parseTexts(texts).files) {
      if (!file.startsWith('entities/')) continue;
      const { flow, title } = content as {
        flow?: OldFlow | string;
        title: string;
      };
      if (typeof flow !== 'object') continue;
      const source = new JsonSource(texts.get(file)!);
      edits.set(file, [replaceValue(source.node('/flow')!, flow.code)]);
      const entity = file.slice('entities/'.length, -'.json'.length);
      const text = `${compactJson(definitionOf(entity, title, flow))}\n`;
      edits.set(`flows/${flow.code}.json`, [{ start: 0, end: 0, text }]);
    }
    return edits;
  },
};

function definitionOf(entity: string, title: string, { code: _code, nodes, passed, ...kept }: OldFlow) {
  const end = {
    kind: 'end',
    id: 'end',
    title: '通过',
    ...(passed ? { set: passed } : {}),
  };
  return {
    $schema: '../_meta/flow.schema.json',
    version: 1,
    title: `${title}审批`,
    entity,
    ...kept,
    nodes: [...nodes.map(nodeOf), end],
  };
}

function nodeOf({ id, title, role, when }: OldNode) {
  const approve = { kind: 'approve', id, title, who: { by: 'role', role } };
  if (when === undefined) return approve;
  const branches = [
    { title: '需要', when, nodes: [approve] },
    { title: '不需要', nodes: [] },
  ];
  return {
    kind: 'branch',
    id: `${id}Needed`,
    title: `是否${title}`.slice(0, 20),
    branches,
  };
}
