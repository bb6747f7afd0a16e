import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { PageData } from '../../data.ts';

const DEEPEST = 6;

/** What is known so far of a tree that is fetched level by level. */
interface Tree {
  readonly levels: Map<string, Promise<readonly CodeItem[]>>;
  readonly parents: Map<string, string>;
  readonly leaves: Set<string>;
}

const trees = new WeakMap<object, Map<string, Tree>>();

type Source = Pick<PageData, 'tree' | 'options'>;

function treeOf(data: Source, name: string): Tree {
  const known = trees.get(data) ?? new Map<string, Tree>();
  trees.set(data, known);
  const tree = known.get(name) ?? { levels: new Map(), parents: new Map(), leaves: new Set() };
  known.set(name, tree);
  return tree;
}

/**
 * The items of a dictionary that lead to one of them: the roots, the items below each that stands above it, and those below
 * itself. Each level travels once.
 */
export async function branchOf(data: Source, name: string, code: string): Promise<readonly CodeItem[]> {
  const tree = treeOf(data, name);
  const path: string[] = [];
  for (let at = code; at !== '' && path.length < DEEPEST; at = await parentOf(data, name, tree, at))
    path.unshift(at);
  const levels = ['', ...path.filter((at) => !tree.leaves.has(at))];
  return (await Promise.all(levels.map((at) => levelOf(data, name, tree, at)))).flat();
}

function levelOf(data: Source, name: string, tree: Tree, parent: string): Promise<readonly CodeItem[]> {
  const known = tree.levels.get(parent);
  if (known) return known;
  const asked = data.tree({ Source: name, ParentId: parent }).then((nodes) =>
    nodes.map((node): CodeItem => {
      tree.parents.set(node.Id, parent);
      if (node.IsLeaf) tree.leaves.add(node.Id);
      return { code: node.Id, name: node.Name, ...(parent === '' ? {} : { parent }) };
    }),
  );
  tree.levels.set(parent, asked);
  // what failed is asked for again
  asked.catch(() => tree.levels.delete(parent));
  return asked;
}

async function parentOf(data: Source, name: string, tree: Tree, code: string): Promise<string> {
  const known = tree.parents.get(code);
  if (known !== undefined) return known;
  const [option] = await data.options({ Source: name, Ids: [code] });
  const parent = option?.ParentId ?? '';
  tree.parents.set(code, parent);
  return parent;
}
