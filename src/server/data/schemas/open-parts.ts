import { alternativesOf, parseCondition } from '../../../contract/conditions/parse.ts';
import { children, readsOf, type Node } from '../../../contract/conditions/tree.ts';

/** Whether a condition asks a function, the hour among them, or goes through a list. */
const asksFunction = (node: Node): boolean =>
  node.kind === 'call' || node.kind === 'each' || node.kind === 'has' || children(node).some(asksFunction);

/** Whether an index can be limited by a condition: it says the same of a row to everybody at every hour. */
export function isConstant(source: string): boolean {
  const tree = parseCondition(source);
  return !asksFunction(tree) && !readsOf(tree).some((path) => path === 'me' || path.startsWith('me.'));
}

/**
 * The parts of a condition of which one is enough, where some are about the caller and others are not: the caller's own rows and those
 * open to everybody, which no one index holds. Undefined for every other condition.
 */
export function openParts(source: string): readonly string[] | undefined {
  if (!known.has(source)) known.set(source, partsOf(source));
  return known.get(source);
}

/** Conditions of schemas, which every list asks for. */
const known = new Map<string, readonly string[] | undefined>();

function partsOf(source: string): readonly string[] | undefined {
  if (isConstant(source)) return undefined;
  const parts = alternativesOf(source);
  return parts.length > 1 && parts.some(isConstant) ? parts : undefined;
}
