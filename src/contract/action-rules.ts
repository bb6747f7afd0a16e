import { compileCondition } from './conditions/condition.ts';
import { WHOLE, type FieldProblem } from './envelope.ts';
import type { ActionFile } from './generated/meta.ts';
import { fillMessage } from './reaching-rules.ts';
import { looksBeyond } from './late.ts';
import type { EntityModel } from './model.ts';
import type { Row } from './rules.ts';
import type { Subject } from './subject.ts';

/** What an action's rules are judged with; a dialog knows of the row what its list shows. */
export interface ActionAsked {
  readonly row: Row;
  readonly params: Row;
  readonly me: Subject;
  readonly now: string;
}

type Limit = NonNullable<ActionFile['rules']>[number];

/** The limits of an action that look beyond its row: the server alone judges them, and a dialog asks it. */
export const lateLimits = (
  { fields }: Pick<EntityModel, 'fields'>,
  { rules }: ActionFile,
): readonly Limit[] => (rules ?? []).filter(({ deny }) => looksBeyond(fields, deny));

/** What a limit says of a row that does not keep it. */
export const limitProblem = ({ field = WHOLE, message }: Limit, row: Row): FieldProblem => ({
  Key: field,
  Message: fillMessage(message, ([name = '']) => String(row[name] ?? '')),
});

/** The parameters that do not fit with the row, each with its text. Dialogs and the server run this same function. */
export function actionProblems(
  entity: Pick<EntityModel, 'fields'>,
  action: ActionFile,
  asked: ActionAsked,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const late = new Set(lateLimits(entity, action));
  for (const rule of action.rules ?? []) {
    if (late.has(rule) || problems.some(({ Key }) => Key === (rule.field ?? WHOLE))) continue;
    if (compileCondition(rule.deny).test({ ...asked })) problems.push(limitProblem(rule, asked.row));
  }
  return problems;
}

/** Whether somebody else than this account has asked for what two have to agree to. */
export const isSecond = (asked: unknown, account: string): boolean =>
  typeof asked === 'string' && asked !== '' && asked !== account;
