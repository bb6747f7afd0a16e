import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../contract/subject.ts';
import type { Caller } from '../data/caller.ts';
import type { Database, Transaction } from '../data/database/database.ts';
import { DatabaseUnavailable } from '../data/database/errors.ts';
import { createGroups, type GroupAnswer, type GroupMember } from './groups.ts';
import { success } from './reply.ts';

const asks = (UserId: string): Caller => ({ subject: { ...NOBODY, UserId } }) as Caller;

/** A database whose transactions wait until they are let go; what is asked of them is counted by the answer. */
function door(fault?: () => Error | undefined) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const database = {
    transaction: async (work: (tx: Transaction) => Promise<unknown>) => {
      await opened;
      const problem = fault?.();
      if (problem) throw problem;
      return work({} as Transaction);
    },
  } as unknown as Database;
  return { database, open: () => open() };
}

const sizes: number[] = [];
const echo: GroupAnswer = {
  kind: 'echo',
  answer: async (_tx, requests) => {
    sizes.push(requests.length);
    return requests.map(({ caller }) => caller.subject.UserId);
  },
};
const member = (userId: string): GroupMember => ({
  request: { caller: asks(userId), input: {} },
  repeatable: undefined,
  toReply: success,
  alone: async () => success(`${userId} alone`),
});
const valueOf = (reply: { body: unknown }) => (reply.body as { ResultValue: unknown }).ResultValue;

describe('M01: writes that arrive together', () => {
  it('are answered together, each his own, and two of one user one after the other', async () => {
    sizes.length = 0;
    const { database, open } = door();
    const groups = createGroups(database, { most: 2, room: 10 });
    const replies = ['a', 'a', 'b', 'c'].map((user) => groups.take(echo, member(user)));
    open();
    expect((await Promise.all(replies)).map(valueOf)).toEqual(['a', 'a', 'b', 'c']);
    expect(sizes).toEqual([2, 2]);
  });

  it('tell whoever finds no room his place in the line and when to come again', async () => {
    const { database, open } = door();
    const groups = createGroups(database, { most: 1, room: 2 });
    const first = [groups.take(echo, member('a')), groups.take(echo, member('b'))];
    await expect(async () => groups.take(echo, member('c'))).rejects.toMatchObject({
      code: 2,
      message: '当前人数较多，前面约有2人，请稍后重试',
      value: { Waiting: { Ahead: 2, Seconds: 1 } },
    });
    open();
    expect((await Promise.all(first)).map(valueOf)).toEqual(['a', 'b']);
  });

  it('are done one by one when one of them spoils the others, and not at all when nobody knows what was stored', async () => {
    const spoiled = door(() => new Error('unique'));
    const replies = ['a', 'b'].map((user) => createGroups(spoiled.database).take(echo, member(user)));
    spoiled.open();
    expect((await Promise.all(replies)).map(valueOf)).toEqual(['a alone', 'b alone']);
    const lost = door(() => new DatabaseUnavailable('gone'));
    const unknown = createGroups(lost.database).take(echo, member('a'));
    lost.open();
    await expect(unknown).rejects.toThrow('gone');
  });
});
