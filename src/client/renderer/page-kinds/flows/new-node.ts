import type { FlowNode } from '../../../../contract/generated/meta.ts';
import { freshId, idsOf, type Draft } from './tree.ts';

/** What nodes are called, in the order in which they are offered. */
export const KINDS: Readonly<Record<FlowNode['kind'], string>> = {
  approve: '审批',
  branch: '条件分支',
  parallel: '并行分支',
  cc: '抄送',
  publicity: '公示',
  vote: '投票',
  act: '执行操作',
  call: '子流程',
  end: '结束',
};

/** A node of a kind with an id of its own; what only its maker can say is left open, and is told beside the node. */
export function newNode(draft: Draft, kind: FlowNode['kind']): FlowNode {
  const own = { id: freshId(idsOf(draft), kind), title: KINDS[kind] };
  const open = { by: 'role', role: '' } as const;
  switch (kind) {
    case 'approve':
    case 'cc':
      return { kind, ...own, who: open };
    case 'vote':
      return { kind, ...own, who: open, hours: 24 };
    case 'publicity':
      return { kind, ...own, days: 5, show: [] as unknown as [string] };
    case 'act':
      return { kind, ...own, enCode: '' };
    case 'call':
      return { kind, ...own, flow: '', by: '' };
    case 'end':
      return { kind, ...own };
    case 'branch':
      return {
        kind,
        ...own,
        branches: [
          { title: '条件1', when: '', nodes: [] },
          { title: '其他情况', nodes: [] },
        ],
      };
    case 'parallel':
      return {
        kind,
        ...own,
        branches: [
          { title: '分支1', nodes: [] },
          { title: '分支2', nodes: [] },
        ],
      };
  }
}
