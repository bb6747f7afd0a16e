import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../engine.ts';

/** Data/Tree (domain/04-calls section 5). Without ParentId the whole tree, with it ('' for the roots) one level. */
export interface TreeRequest {
  /** A dictionary's code or an entity's name. */
  readonly Source: string;
  readonly ParentId?: string | null;
  /** The field that asks, whose `tree` says what its rows stand below. */
  readonly Entity?: string;
  /** The action whose parameter asks, in place of the entity. */
  readonly EnCode?: string;
  readonly Field?: string;
  readonly Form?: Row;
}

/** One node; ParentId is null at the top. */
export interface TreeNode {
  readonly Id: string;
  readonly Name: string;
  readonly ParentId: string | null;
  readonly IsLeaf: boolean;
  /** Number of the row, where the asking field counts one. */
  readonly Count?: number;
  /** On the last node of a tree that is cut: how many rows it leaves out. */
  readonly More?: number;
}

/** A tree that is cut says on its last node how many rows it leaves out. */
export async function withLeft(
  engine: Engine,
  nodes: TreeNode[],
  { rows, most, whole, values }: { rows: number; most: number; whole: string; values: unknown[] },
): Promise<TreeNode[]> {
  const last = nodes.at(-1);
  if (rows < most || !last) return nodes;
  const counting = `SELECT count(*)::int AS n FROM (${whole}) w`;
  const answer = await engine.database.query<{ n: number }>(counting, values);
  const More = (answer.rows[0]?.n ?? 0) - rows;
  return More > 0 ? [...nodes.slice(0, -1), { ...last, More }] : nodes;
}
