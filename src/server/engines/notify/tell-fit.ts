import type { WriteContext } from '../../data/module.ts';
import { partlyDone, refuse, type Refusal } from '../../data/refusal.ts';
import { push, type Message } from './push.ts';

/** A chosen row that its person is told of, and what stands against that. */
export interface Fitting {
  readonly Id: string;
  readonly against: string | undefined;
}

/**
 * Tells the people of chosen rows something by a template, but those against whom something stands: what that is, is answered
 * for each of their rows, and where it stands against all of them nothing is told.
 * @param org whose message it is; default: the unit of the person who tells it
 * @returns true, or which rows were left out
 * @throws Refusal where nobody is left
 */
export async function tellFit(
  context: WriteContext,
  chosen: readonly Fitting[],
  message: Omit<Message, 'org'> & { readonly org?: string | null },
): Promise<true | Refusal> {
  const Fails = chosen.flatMap(({ Id, against: Message }) =>
    Message === undefined ? [] : [{ Id, Message }],
  );
  if (Fails.length === chosen.length) throw refuse(Fails[0]?.Message ?? '请选择要操作的记录');
  await push(context, { ...message, org: message.org ?? (context.caller.subject.OrgId || null) });
  if (Fails.length === 0) return true;
  return partlyDone({ SuccessCount: chosen.length - Fails.length, FailCount: Fails.length, Fails });
}
