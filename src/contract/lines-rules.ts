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
  for (const { deny, field, message: Message } of child.file.parent?.rules ?? []) {
    const condition = compileCondition(deny);
    const isOfEach = condition.reads.some((path) => path.split('.')[0] === 'line');
    const denied = isOfEach
      ? [...lines.keys()].filter((at) => condition.test({ lines, line: lines[at], me }))
      : condition.test({ lines, me })
        ? [0]
        : [];
    const isAtLine = field !== undefined && lines.length > 0;
    if (denied.length > 0)
      return denied.map((at) => ({ Key: isAtLine ? `${name}[${at}].${field}` : name, Message }));
  }
  return [];
}
