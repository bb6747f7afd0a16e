import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { HandlerContext } from '../../data/module.ts';

/** What follows of what is typed in a form, a line for each formula that has an answer (`says`). */
export async function sayLines(
  { params, caller, now }: HandlerContext,
  says: readonly string[],
): Promise<{ Lines: string[] }> {
  const names = { params, me: caller.subject, now };
  const lines = says.map((source) => compileCondition(source).evaluate(names));
  return Promise.resolve({
    Lines: lines.filter((line) => typeof line === 'string' && line !== '') as string[],
  });
}
