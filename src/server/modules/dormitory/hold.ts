import { BED_STATE } from '../../../contract/generated/codes.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { GroupContext, GroupedRequest } from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { HOLD_SECONDS, reasonAgainst, wishesOf, type Wish } from './choosing.ts';

/** A bed that is held for the caller. */
export interface Hold {
  readonly ExpireTime: string;
  readonly Seconds: number;
}

const UNIQUE_VIOLATION = '23505';

/** Holds a bed for each student who is the first to want it: what decides is the one conditional UPDATE. */
export async function holdBeds(
  { tx }: GroupContext,
  requests: readonly GroupedRequest[],
): Promise<(Hold | Refusal)[]> {
  const wishes = await wishesOf(tx, requests);
  const open = wishes.filter((wish) => !reasonAgainst(wish) && wish.held === null);
  const won = open.length === 0 ? new Map<number, string>() : await hold(tx, open);
  return wishes.map((wish) => {
    const against = reasonAgainst(wish);
    if (against) return against;
    if (wish.held === wish.bed) return { ExpireTime: wish.heldUntil!, Seconds: wish.heldSeconds! };
    if (wish.held !== null) return refuse(`您已锁定${wish.heldName ?? '其他床位'}，请先确认或取消`);
    const until = won.get(wish.n);
    return until ? { ExpireTime: until, Seconds: HOLD_SECONDS } : refuse('手慢了，该床位已被选择');
  });
}

async function hold(tx: Transaction, wishes: readonly Wish[]): Promise<Map<number, string>> {
  const users = wishes.map(({ user }) => user);
  const beds = wishes.map(({ bed }) => bed);
  // All locks in one order and before any change: two nodes that want the same beds never wait for each other in a ring.
  await tx.query(
    `SELECT 1 FROM "Bed" WHERE "Id" = ANY(ARRAY(
       SELECT unnest($1::text[]) UNION SELECT o."Id" FROM "Bed" o WHERE o."LockUserId" = ANY($2))) ORDER BY "Id" FOR UPDATE`,
    [beds, users],
    'dorm_lock_beds',
  );
  await dropStaleHolds(tx, users);
  try {
    const answer = await tx.query<{ n: number; until: string }>(
      HOLD,
      [wishes.map(({ n }) => n), users, beds, BED_STATE.Held, BED_STATE.Free, HOLD_SECONDS],
      'dorm_hold',
    );
    return new Map(answer.rows.map(({ n, until }) => [n, until]));
  } catch (error) {
    // Another node has given him a bed in the same moment; one request alone can be told so.
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION && wishes.length === 1)
      throw refuse('您已锁定其他床位，请先确认或取消');
    throw error;
  }
}

/** Of several wishes for one bed the first; a hold that is over is as good as none. */
const HOLD = `
WITH wish AS (SELECT DISTINCT ON (b) n, u, b FROM unnest($1::int[], $2::text[], $3::text[]) AS w(n, u, b) ORDER BY b, n)
UPDATE "Bed" d SET "State" = $4, "LockUserId" = wish.u, "LockExpire" = now() + make_interval(secs => $6), "UpdateDate" = now(),
  "Version" = d."Version" + 1
FROM wish
WHERE d."Id" = wish.b AND d."IsDeleted" = 0 AND (d."State" = $5 OR (d."State" = $4 AND d."LockExpire" <= now()))
RETURNING wish.n, to_char(d."LockExpire", 'YYYY-MM-DD HH24:MI:SS') AS until`;

/** A hold that is over still carries its student's name, which stands on one bed only. */
async function dropStaleHolds(tx: Transaction, users: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE "Bed" SET "State" = CASE "State" WHEN $2 THEN $3 ELSE "State" END, "LockUserId" = NULL, "LockExpire" = NULL
     WHERE "LockUserId" = ANY($1) AND NOT ("State" = $2 AND "LockExpire" > now())`,
    [users, BED_STATE.Held, BED_STATE.Free],
    'dorm_drop_stale',
  );
}
