import { placesOf } from '../../src/contract/flow/nodes.ts';
import type { FlowFile } from '../../src/contract/generated/meta.ts';
import { Changes, same, type Change } from './change.ts';

/** What changed in a flow, node by node. Applications that are under way finish as they began: nothing of it breaks them. */
export function compareFlows(file: string, before: FlowFile, after: FlowFile): Change[] {
  const changes = new Changes(file);
  const [old, present] = [nodesOf(before), nodesOf(after)];
  changes.names(old.keys(), present.keys(), {
    came: ['plain', (id) => `新增节点 ${titled(present, id)}`],
    went: ['plain', (id) => `去掉节点 ${titled(old, id)}`],
  });
  const kept = [...present.keys()].filter((id) => old.has(id));
  const order = [...old.keys()].filter((id) => present.has(id));
  if (!same(kept, order)) changes.add('plain', `节点次序 ${order.join('、')} → ${kept.join('、')}`);
  for (const id of kept) changes.rest(`节点 ${titled(present, id)} 的 `, old.get(id)!, present.get(id)!, []);
  changes.rest('', before, after, ['nodes']);
  return changes.list;
}

type Nodes = ReadonlyMap<string, object>;

const titled = (nodes: Nodes, id: string) => `${id}（${(nodes.get(id) as { title: string }).title}）`;

/** Nodes by their ids; of those with branches, only which way is gone when. */
function nodesOf(flow: FlowFile): Nodes {
  return new Map(
    placesOf(flow).map(({ node }): [string, object] => {
      if (node.kind !== 'branch' && node.kind !== 'parallel') return [node.id, node];
      const branches = node.branches.map(({ nodes, ...way }) => ({
        ...way,
        to: nodes.map(({ id }) => id),
      }));
      return [node.id, { ...node, branches }];
    }),
  );
}
