import type { Caller } from '../data/access/caller.ts';
import type { Database, Transaction } from '../data/database/database.ts';
import { DatabaseBusy, DatabaseUnavailable } from '../data/database/errors.ts';
import { queued, Refusal } from '../data/refusal.ts';
import { keepAnswers, takeKeys, type RepeatableRequest } from './idempotency.ts';
import type { Reply } from './reply.ts';

/** One of the requests that are answered together. */
export interface GroupRequest {
  readonly caller: Caller;
  readonly input: Record<string, unknown>;
}

/** How requests of one kind are answered together: a value or a Refusal for each, in their order. */
export interface GroupAnswer {
  readonly kind: string;
  /**
   * None of them needs anything of another, and each has statements of its own: few are answered at once, and where something is in the
   * way of one, such as a row that somebody else holds, nobody waits for that one.
   */
  readonly independent?: boolean;
  answer(tx: Transaction, requests: readonly GroupRequest[]): Promise<readonly unknown[]>;
}

/** A request that waits for its group. */
export interface GroupMember {
  readonly request: GroupRequest;
  readonly repeatable: RepeatableRequest | undefined;
  readonly toReply: (answer: unknown) => Reply;
  /** The same request in a transaction of its own. */
  readonly alone: () => Promise<Reply>;
}

/** Writes that arrive together are done together: what a commit costs is paid once for all of them. */
export interface GroupCommit {
  /** @throws Refusal with the place in the line when too many wait already */
  take(answer: GroupAnswer, member: GroupMember): Promise<Reply>;
}

interface Waiting extends GroupMember {
  readonly resolve: (reply: Reply | Promise<Reply>) => void;
  readonly reject: (error: unknown) => void;
}

interface Line {
  readonly waiting: Waiting[];
  /** GroupCommit that are being answered. */
  running: number;
  /** Those whose request is in one of them. */
  readonly users: Set<string>;
  /** Requests answered in a second, of late. */
  pace: number;
}

const LIMITS = { most: 256, room: 2_000, startPace: 500 } as const;

/**
 * The database works on one group while this process makes up the other: each would wait for its turn at the other's work.
 * A second group of few is not worth its commit.
 */
const hasTurn = ({ running, waiting }: Line): boolean =>
  waiting.length > 0 && (running === 0 || (running === 1 && waiting.length > FEW));

/** @param limits most: requests in one group; room: requests that may wait for the next ones */
export function createGroupCommit(
  database: Database,
  limits: { most: number; room: number } = LIMITS,
): GroupCommit {
  const lines = new Map<string, Line>();
  const serve = async (line: Line, answer: GroupAnswer) => {
    while (hasTurn(line)) {
      const members = nextGroup(line, answer.independent ? Math.min(FEW, limits.most) : limits.most);
      if (members.length === 0) return;
      line.running += 1;
      const began = performance.now();
      const open = await answerGroup(database, answer, members);
      for (const member of members) if (!open.includes(member)) line.users.delete(userOf(member));
      for (const member of open) void goOn(line, answer, member);
      line.running -= 1;
      const pace = (members.length / Math.max(1, performance.now() - began)) * 1000;
      line.pace = line.pace * 0.8 + pace * 0.2;
    }
  };
  /** Nobody waits for it but the next request of its user. */
  const goOn = async (line: Line, answer: GroupAnswer, member: Waiting) => {
    await alone(member);
    line.users.delete(userOf(member));
    await serve(line, answer);
  };
  return {
    take(answer, member) {
      const line = lines.get(answer.kind) ?? newLine();
      lines.set(answer.kind, line);
      const ahead = line.waiting.length;
      if (ahead >= limits.room) throw queued(ahead, Math.ceil(ahead / Math.max(1, line.pace)));
      return new Promise((resolve, reject) => {
        line.waiting.push({ ...member, resolve, reject });
        // Whatever else has arrived by now joins the same group.
        if (hasTurn(line)) setImmediate(() => void serve(line, answer));
      });
    },
  };
}

const newLine = (): Line => ({ waiting: [], running: 0, users: new Set(), pace: LIMITS.startPace });

const userOf = (member: Waiting): string => member.request.caller.subject.UserId;

/** Takes the first ones out of the line, one request of each user: two wishes of one person are judged one after the other. */
function nextGroup({ waiting, users }: Line, most: number): Waiting[] {
  const seen = new Set(users);
  const group: Waiting[] = [];
  const later: Waiting[] = [];
  for (const member of waiting) {
    const user = userOf(member);
    const isNext = group.length < most && !seen.has(user);
    seen.add(user);
    if (isNext) users.add(user);
    (isNext ? group : later).push(member);
  }
  waiting.splice(0, waiting.length, ...later);
  return group;
}

/** @returns the members without an answer, of which nothing is stored: each is for itself from now on */
async function answerGroup(
  database: Database,
  group: GroupAnswer,
  members: readonly Waiting[],
): Promise<readonly Waiting[]> {
  try {
    const replies = await database.transaction((tx) => answerIn(tx, group, members));
    // A member without an answer sent a key that is taken: its answer is there, or another node is at work on it.
    for (const member of members) member.resolve(replies.get(member) ?? member.alone());
  } catch (error) {
    // Whether it was committed nobody knows: the key of each tells when it is sent again.
    if (error instanceof DatabaseUnavailable || error instanceof DatabaseBusy)
      for (const member of members) member.reject(error);
    else if (group.independent) return members;
    else await oneByOne(members);
  }
  return [];
}

const alone = (member: Waiting): Promise<void> => member.alone().then(member.resolve, member.reject);

/** Something in the group could not be done together with the others. */
async function oneByOne(members: readonly Waiting[]): Promise<void> {
  for (const member of members) await alone(member);
}

/**
 * Each row through an index, by a plan that sees how large the tables are now: for hundreds of rows the planner would read whole
 * tables, and a plan made while a table was empty is kept, so that the more have been served the longer the rest would wait.
 */
const PLANS = [
  'plan_cache_mode = force_custom_plan',
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  'jit = off',
]
  .map((setting) => `SET LOCAL ${setting}`)
  .join(';');

/** So many are answered quickly by any plan, and planning anew would cost more than it saves. */
const FEW = 64;

/** A row that is not free soon holds up the others of its group; alone, its request waits as long as any other. */
const BRIEF_WAITS = `SELECT set_config('lock_timeout', '50ms', true)`;

async function answerIn(
  tx: Transaction,
  group: GroupAnswer,
  members: readonly Waiting[],
): Promise<Map<Waiting, Reply>> {
  if (members.length > FEW) await tx.query(PLANS);
  if (group.independent) tx.send(BRIEF_WAITS, [], 'group_brief_waits');
  const isNew = await takeKeys(
    tx,
    members.flatMap(({ repeatable }) => repeatable ?? []),
  );
  const fresh = members.filter(({ repeatable }) => !repeatable || isNew(repeatable));
  const answers = await group.answer(
    tx,
    fresh.map(({ request }) => request),
  );
  const replies = new Map(fresh.map((member, at) => [member, member.toReply(answers[at])]));
  keepAnswers(
    tx,
    [...replies].flatMap(([{ repeatable }, { body }]) =>
      repeatable && body && 'ErrorCode' in body ? { request: repeatable, answer: body } : [],
    ),
  );
  return replies;
}

/** The answer of a group of one; a Refusal is an answer as any other. */
export async function answerAlone(
  tx: Transaction,
  group: GroupAnswer,
  request: GroupRequest,
): Promise<unknown> {
  const [answer] = await group.answer(tx, [request]);
  return answer instanceof Refusal ? answer : (answer ?? null);
}
