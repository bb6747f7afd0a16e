import type { Option, TreeNode } from '../renderer/data.ts';
import { firstText, objectsOf } from '../request/reading.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The names that servers give the parts of a node (specification 3). */
const idOf = (node: Fields) => firstText(node['Id'], node['id'], node['Value'], node['value']);
const nameOf = (node: Fields) =>
  firstText(node['Name'], node['name'], node['Text'], node['text'], node['Label'], node['label']);
const parentOf = (node: Fields) => firstText(node['ParentId'], node['parentId'], node['pid']);

/** What stands for "no parent". */
const ROOTS: ReadonlySet<string> = new Set(['', '0', '-1']);

/** A tree as servers word it: nodes one after the other with their parents, or each with its children. */
export function readTree(answer: unknown): readonly TreeNode[] {
  const nodes = nodesOf(answer, null);
  const above = new Map(nodes.map(({ Id, ParentId }) => [Id, ParentId]));
  const parents = new Set(above.values());
  return nodes.map((node) => ({
    ...node,
    ParentId: hasTop(node.Id, above) ? node.ParentId : null,
    IsLeaf: !parents.has(node.Id),
  }));
}

/** Whether the way up from a node passes known nodes and ends; a node that stands below itself would never be drawn. */
function hasTop(id: string, above: ReadonlyMap<string, string | null>): boolean {
  const passed = new Set<string>();
  for (let at: string | null | undefined = id; at !== null; at = above.get(at)) {
    if (at === undefined || passed.has(at)) return false;
    passed.add(at);
  }
  return true;
}

function nodesOf(answer: unknown, above: string | null): TreeNode[] {
  return objectsOf(answer).flatMap((node) => {
    const Id = idOf(node);
    if (Id === '') return [];
    const told = parentOf(node);
    const ParentId = ROOTS.has(told) ? above : told;
    return [
      { Id, Name: nameOf(node) || Id, ParentId, IsLeaf: true },
      ...nodesOf(node['children'] ?? node['Children'], Id),
    ];
  });
}

/** Choices as servers word them. */
export function readOptions(answer: unknown): readonly Option[] {
  return objectsOf(answer).flatMap((choice) => {
    const Value = firstText(choice['Value'], idOf(choice));
    return Value === '' ? [] : [{ Value, Label: firstText(choice['Label'], nameOf(choice)) || Value }];
  });
}
