import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../contract/subject.ts';
import type { Caller } from '../data/access/caller.ts';
import type { Database, Transaction } from '../data/database/database.ts';
import { DatabaseUnavailable } from '../data/database/errors.ts';
import { createGroupCommit, type GroupAnswer, type GroupMember } from './group-commit.ts';
import { success, type Reply } from './reply.ts';

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
    const groups = createGroupCommit(database, { most: 2, room: 10 });
    const replies = ['a', 'a', 'b', 'c'].map((user) => groups.take(echo, member(user)));
    open();
    expect((await Promise.all(replies)).map(valueOf)).toEqual(['a', 'a', 'b', 'c']);
    expect(sizes).toEqual([2, 2]);
  });

  it('are answered in two groups at once when many wait, never two of one user', async () => {
    let running = 0;
    let most = 0;
    const now: string[] = [];
    const database = {
      transaction: async (work: (tx: Transaction) => Promise<unknown>) => {
        most = Math.max(most, (running += 1));
        await new Promise(setImmediate);
        return work({ query: async () => ({ rows: [], rowCount: 0 }) } as unknown as Transaction).finally(
          () => (running -= 1),
        );
      },
    } as unknown as Database;
    const slow: GroupAnswer = {
      kind: 'slow',
      answer: async (_tx, requests) => {
        const users = requests.map(({ caller }) => caller.subject.UserId);
        expect(now.filter((user) => users.includes(user))).toEqual([]);
        now.push(...users);
        for (let turns = 0; turns < 5; turns += 1) await new Promise(setImmediate);
        now.splice(0, now.length, ...now.filter((user) => !users.includes(user)));
        return users;
      },
    };
    const groups = createGroupCommit(database, { most: 70, room: 400 });
    const users = Array.from({ length: 200 }, (_, n) => `${n % 90}`);
    const replies = await Promise.all(users.map((user) => groups.take(slow, member(user))));
    expect(replies.map(valueOf)).toEqual(users);
    expect(most).toBe(2);
    expect(now).toEqual([]);
  });

  it('tell whoever finds no room his place in the line and when to come again', async () => {
    const { database, open } = door();
    const groups = createGroupCommit(database, { most: 1, room: 2 });
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
    const replies = ['a', 'b'].map((user) => createGroupCommit(spoiled.database).take(echo, member(user)));
    spoiled.open();
    expect((await Promise.all(replies)).map(valueOf)).toEqual(['a alone', 'b alone']);
    const lost = door(() => new DatabaseUnavailable('gone'));
    const unknown = createGroupCommit(lost.database).take(echo, member('a'));
    lost.open();
    await expect(unknown).rejects.toThrow('gone');
  });

  it('that need nothing of each other are few at once, and one whose row is held keeps nobody but its own user waiting', async () => {
    const sent: string[] = [];
    const free = {
      query: async () => ({ rows: [], rowCount: 0 }),
      send: (text: string) => void sent.push(text),
    };
    const asked: string[][] = [];
    let held: (reply: Reply) => void = () => undefined;
    const drafts: GroupAnswer = {
      kind: 'drafts',
      independent: true,
      answer: async (_tx, requests) => {
        const users = requests.map(({ caller }) => caller.subject.UserId);
        asked.push(users);
        if (users.includes('held') && asked.length === 1) throw new Error('lock timeout');
        return users;
      },
    };
    const database = {
      transaction: (work: (tx: Transaction) => Promise<unknown>) => work(free as unknown as Transaction),
    } as unknown as Database;
    const groups = createGroupCommit(database, { most: 256, room: 400 });
    const waits = { ...member('held'), alone: () => new Promise<Reply>((resolve) => (held = resolve)) };
    const first = [groups.take(drafts, waits), groups.take(drafts, member('other'))];
    expect(valueOf(await first[1]!)).toBe('other alone');
    const again = groups.take(drafts, member('held'));
    const users = Array.from({ length: 150 }, (_, n) => `${n}`);
    const replies = await Promise.all(users.map((user) => groups.take(drafts, member(user))));
    expect(replies.map(valueOf)).toEqual(users);
    expect(asked.map(({ length }) => length)).toEqual([2, 64, 64, 22]);
    expect(sent.filter((text) => text.includes('lock_timeout'))).toHaveLength(asked.length);
    held(success('held at last'));
    expect(valueOf(await first[0]!)).toBe('held at last');
    expect(valueOf(await again)).toBe('held');
  });
});
