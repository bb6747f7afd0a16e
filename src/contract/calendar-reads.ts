import { conditionFunctions } from './conditions/functions/index.ts';
import { parseCondition } from './conditions/parse.ts';
import { children, type Node } from './conditions/tree.ts';
import type { EntityFile } from './generated/meta.ts';

const known = new Map<string, boolean>();

/** Whether a condition asks the school's calendar. One that does not parse asks nothing; it is reported where it stands. */
export function readsCalendar(source: string): boolean {
  const before = known.get(source);
  if (before !== undefined) return before;
  const found = asks(source);
  known.set(source, found);
  return found;
}

function asks(source: string): boolean {
  const visit = (node: Node): boolean =>
    (node.kind === 'call' && conditionFunctions.get(node.name)?.calendar === true) ||
    children(node).some(visit);
  try {
    return visit(parseCondition(source));
  } catch {
    return false;
  }
}

/** Whether the rows of an entity are judged by the school's calendar: a browser that shows them needs it. */
export function entityReadsCalendar({ fields, rules = [] }: EntityFile): boolean {
  const formulas = Object.values(fields).flatMap(({ value }) => value ?? []);
  return [...formulas, ...rules.map(({ deny }) => deny)].some(readsCalendar);
}
