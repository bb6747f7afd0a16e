import type { WriteContext } from '../../data/module.ts';
import { partlyDone, refuse, type Refusal } from '../../data/refusal.ts';
import { push, type Message, type Recipient } from './push.ts';

/** A chosen row with the person whose it is, and what stands against telling that person. */
export interface Fitting extends Omit<Recipient, 'UserId'> {
  readonly Id: string;
  readonly UserId: string | null;
  readonly against: string | null | undefined;
}

/**
 * Tells the people of chosen rows something by a template, each person once. A row is left out when something speaks against it or
 * its person has no account: the answer says why for each of these, and when all rows are left out nothing is told.
 * @returns the rows that were told of, and what is answered: true, or which rows were left out
 * @throws Refusal where nobody is left
 */
export async function tellFit(
  context: WriteContext,
  chosen: readonly Fitting[],
  message: Pick<Message, 'template' | 'values'> & { readonly type: string },
): Promise<{ readonly told: string[]; readonly answer: true | Refusal }> {
  const Fails: { Id: string; Message: string }[] = [];
  const people = new Map<string, Recipient>();
  const told: string[] = [];
  for (const { Id, UserId, against, ...person } of chosen)
    if (against) Fails.push({ Id, Message: against });
    else if (UserId === null) Fails.push({ Id, Message: '没有登录账号，无法提醒' });
    else {
      people.set(UserId, { ...person, UserId });
      told.push(Id);
    }
  const [first] = told;
  if (first === undefined) throw refuse(Fails[0]?.Message ?? '请选择要操作的记录');
  const { type, ...text } = message;
  const org = context.caller.subject.OrgId || null;
  await push(context, { ...text, people: [...people.values()], about: { type, id: first }, org });
  const answer =
    Fails.length === 0 || partlyDone({ SuccessCount: told.length, FailCount: Fails.length, Fails });
  return { told, answer };
}
