import { problemsOf } from '../../../contract/conditions/check.ts';
import { ConditionError } from '../../../contract/conditions/error.ts';
import { parseCondition } from '../../../contract/conditions/parse.ts';
import type { Node } from '../../../contract/conditions/tree.ts';

const mostTrees = 5_000;
const trees = new Map<string, Node>();

/** A condition as its tree. Conditions come from schema files, so the same few are asked for with every request. @throws ConditionError */
export function checkedTree(source: string): Node {
  const known = trees.get(source);
  if (known) return known;
  const tree = parseCondition(source);
  const [problem] = problemsOf(tree);
  if (problem) throw new ConditionError(problem.message, source, problem.position);
  if (trees.size >= mostTrees) trees.clear();
  trees.set(source, tree);
  return tree;
}
