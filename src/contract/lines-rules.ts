import { compileCondition } from './conditions/condition.ts';
import type { FieldProblem } from './envelope.ts';
import type { EntityModel } from './model.ts';
import type { Row } from './rules.ts';
import type { Subject } from './subject.ts';

/**
 * Judges all the lines of a parent together: how many there have to be, and what one of them has to tell. A form and the server
 * run this same function.
 * @param name what problems are keyed by: the list that shows the lines, or their entity
 */
export function linesProblems(
  child: Pick<EntityModel, 'file'>,
  lines: readonly Row[],
  me: Subject,
  name: string,
): FieldProblem[] {
  const rule = child.file.parent?.rules?.find(({ deny }) => compileCondition(deny).test({ lines, me }));
  if (!rule) return [];
  const isAtLine = rule.field !== undefined && lines.length > 0;
  return [{ Key: isAtLine ? `${name}[0].${rule.field}` : name, Message: rule.message }];
}
