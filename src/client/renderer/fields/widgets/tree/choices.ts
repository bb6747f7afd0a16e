import { foldedText, hasText } from '../../../../../contract/folded-text.ts';
import type { TreeNode } from '../../../data.ts';

/** A place of the tree as it is drawn; `title` says how many are below it. */
export interface Branch {
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly isLeaf: boolean;
  readonly children: readonly Branch[];
}

/** The nodes as a tree, each with the number of what it stands for. */
export function branchesOf(nodes: readonly TreeNode[]): readonly Branch[] {
  const below = new Map<string | null, TreeNode[]>();
  for (const node of nodes) below.set(node.ParentId, [...(below.get(node.ParentId) ?? []), node]);
  const isCounted = nodes.some(({ Count }) => Count !== undefined);
  const counts = new Map<string, number>();
  const branch = (node: TreeNode): Branch => {
    const children = (below.get(node.Id) ?? []).map(branch);
    const own = node.Count ?? 0;
    const count = children.reduce((sum, { key }) => sum + (counts.get(key) ?? 0), own);
    counts.set(node.Id, count);
    return {
      key: node.Id,
      title: isCounted ? `${node.Name}（${count}人）` : node.Name,
      name: node.Name,
      isLeaf: node.IsLeaf,
      children,
    };
  };
  return (below.get(null) ?? []).map(branch);
}

/** The part of a tree that a keyword finds, with everything below what is found, and what must be open to see it. */
export function found(
  branches: readonly Branch[],
  keyword: string,
): { readonly branches: readonly Branch[]; readonly open: readonly string[] } {
  const wanted = foldedText(keyword.trim());
  if (wanted === '') return { branches, open: [] };
  const open: string[] = [];
  const kept = branches.flatMap((branch): Branch[] => {
    if (hasText(branch.name, wanted)) return [branch];
    const inside = found(branch.children, wanted);
    if (inside.branches.length === 0) return [];
    open.push(branch.key, ...inside.open);
    return [{ ...branch, children: inside.branches }];
  });
  return { branches: kept, open };
}

const leavesOf = (branches: readonly Branch[]): string[] =>
  branches.flatMap((branch) => (branch.isLeaf ? [branch.key] : leavesOf(branch.children)));

/** The leaves of the tree that are chosen. */
export const checkedKeys = (branches: readonly Branch[], chosen: ReadonlySet<string>): string[] =>
  leavesOf(branches).filter((key) => chosen.has(key));

/** What is chosen after the tree was ticked: its own leaves as ticked, and whatever it does not show as before. */
export function chosenLeaves(
  branches: readonly Branch[],
  before: readonly string[],
  ticked: ReadonlySet<string>,
): string[] {
  const shown = leavesOf(branches);
  const inTree = new Set(shown);
  return [...before.filter((id) => !inTree.has(id)), ...shown.filter((key) => ticked.has(key))];
}

/** How much is chosen, in words. */
export function summaryOf(nodes: readonly TreeNode[], ids: readonly string[]): string {
  if (ids.length === 0) return '未选择';
  const chosen = new Set(ids);
  const counts = nodes.filter(({ Id }) => chosen.has(Id)).flatMap(({ Count }) => Count ?? []);
  const people = counts.reduce((sum, count) => sum + count, 0);
  return counts.length > 0 ? `已选${ids.length}项，共${people}人` : `已选${ids.length}项`;
}
