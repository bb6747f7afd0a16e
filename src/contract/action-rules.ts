import { compileCondition } from './conditions/condition.ts';
import type { FieldProblem } from './envelope.ts';
import type { ActionFile } from './generated/meta.ts';
import { fillMessage } from './reaching-rules.ts';
import type { Row } from './rules.ts';
import type { Subject } from './subject.ts';

/** What an action's rules are judged with; a dialog knows of the row what its list shows. */
export interface ActionAsked {
  readonly row: Row;
  readonly params: Row;
  readonly me: Subject;
  readonly now: string;
}

/** The parameters that do not fit with the row, each with its text. Dialogs and the server run this same function. */
export function actionProblems({ rules }: ActionFile, asked: ActionAsked): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const { deny, message, field } of rules ?? []) {
    if (problems.some(({ Key }) => Key === field) || !compileCondition(deny).test({ ...asked })) continue;
    problems.push({
      Key: field,
      Message: fillMessage(message, ([name = '']) => String(asked.row[name] ?? '')),
    });
  }
  return problems;
}

/** Whether somebody else than this account has asked for what two have to agree to. */
export const isSecond = (asked: unknown, account: string): boolean =>
  typeof asked === 'string' && asked !== '' && asked !== account;
