import type { CallInput } from '../../src/contract/generated/calls.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { groupedAction } from '../../src/server/engine-answers.ts';
import { createGroupCommit } from '../../src/server/http/group-commit.ts';

/** Presses a button that many press in the same second; what is refused is answered, as to a browser. */
export type Press = (caller: Caller, EnCode: string, id: string) => Promise<unknown>;

/** A node that answers such buttons in groups; several on one database are several nodes. */
export function pressing(engine: Engine): Press {
  const groups = createGroupCommit(engine.database);
  return async (caller, EnCode, id) => {
    const input: CallInput['Data/Action'] = { EnCode, Ids: [id] };
    const group = groupedAction(engine, caller, input);
    if (!group) throw new Error(`${EnCode} is answered alone`);
    const answers: unknown[] = [];
    const toReply = (answer: unknown) => {
      answers.push(answer);
      return { status: 200, body: null } as never;
    };
    const request = { caller, input: input as unknown as Record<string, unknown> };
    const alone = async () => {
      const [answer] = await engine.database.transaction((tx) => group.answer(tx, [request]));
      return toReply(answer);
    };
    await groups.take(group, { request, repeatable: undefined, toReply, alone });
    return answers.at(-1);
  };
}

/** What was refused, and what else was answered. */
export const wordsOf = (answer: unknown): string =>
  answer instanceof Refusal ? answer.message : String((answer as { Message?: unknown }).Message ?? answer);
