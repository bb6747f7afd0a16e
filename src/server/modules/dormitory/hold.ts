import { BED_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import type { GroupContext, GroupedRequest, WriteContext } from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { HOLD_SECONDS, programContext, reasonAgainst, wishesOf, type Wish } from './choosing.ts';

/** A bed that is held for the caller. */
export interface Hold {
  readonly ExpireTime: string;
  readonly Seconds: number;
}

const UNIQUE_VIOLATION = '23505';

/** Holds a bed for each student who is the first to want it: what decides is the one conditional UPDATE. */
export async function holdBeds(
  context: GroupContext,
  requests: readonly GroupedRequest[],
): Promise<(Hold | Refusal)[]> {
  const wishes = await wishesOf(context.tx, requests);
  const open = wishes.filter((wish) => !reasonAgainst(wish) && wish.held === null);
  const won =
    open.length === 0 ? new Map<number, string>() : await hold(programContext(context, open[0]!), open);
  return wishes.map((wish) => {
    const against = reasonAgainst(wish);
    if (against) return against;
    if (wish.held === wish.bed) return { ExpireTime: wish.heldUntil!, Seconds: wish.heldSeconds! };
    if (wish.held !== null) return refuse(`您已锁定${wish.heldName ?? '其他床位'}，请先确认或取消`);
    const until = won.get(wish.n);
    return until ? { ExpireTime: until, Seconds: HOLD_SECONDS } : refuse('手慢了，该床位已被选择');
  });
}

async function hold(context: WriteContext, wishes: readonly Wish[]): Promise<Map<number, string>> {
  await dropStaleHolds(context, wishes);
  try {
    const answer = await changeWhere<{ n: number; until: string }>(
      context,
      entities.Bed,
      HOLD,
      [
        wishes.map(({ n }) => n),
        wishes.map(({ user }) => user),
        wishes.map(({ bed }) => bed),
        BED_STATE.Held,
        BED_STATE.Free,
        HOLD_SECONDS,
      ],
      { as: 'record', name: 'dorm_hold' },
    );
    return new Map(answer.rows.map(({ n, until }) => [n, until]));
  } catch (error) {
    // Another node has given him a bed in the same moment; one request alone can be told so.
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION && wishes.length === 1)
      throw refuse('您已锁定其他床位，请先确认或取消');
    throw error;
  }
}

/**
 * Of several wishes for one bed the first; a hold that is over is as good as none. What is asked of a bed is asked of the locked
 * row, so that the planner has nothing but its Id to find it by: states that were rare a minute ago look quicker to it.
 */
const HOLD = `
WITH wish AS (SELECT DISTINCT ON (b) n, u, b FROM unnest($1::int[], $2::text[], $3::text[]) AS w(n, u, b) ORDER BY b, n),
  locked AS (SELECT d."Id", d."State", d."LockExpire", d."IsDeleted", wish.n, wish.u FROM "Bed" d JOIN wish ON wish.b = d."Id"
    ORDER BY d."Id" FOR UPDATE OF d)
UPDATE "Bed" d SET "State" = $4, "LockUserId" = k.u, "LockExpire" = now() + make_interval(secs => $6)
FROM locked k
WHERE d."Id" = k."Id" AND k."IsDeleted" = 0 AND (k."State" = $5 OR (k."State" = $4 AND k."LockExpire" <= now()))
RETURNING k.n, to_char(d."LockExpire", 'YYYY-MM-DD HH24:MI:SS') AS until`;

/** A hold that is over still carries its student's name, which stands on one bed only. */
async function dropStaleHolds(context: WriteContext, wishes: readonly Wish[]): Promise<void> {
  const stale = wishes.flatMap((wish) => wish.stale ?? []);
  if (stale.length === 0) return;
  // All locks in one order and before any change: two nodes that want the same beds never wait for each other in a ring.
  await context.tx.query(
    'SELECT 1 FROM "Bed" WHERE "Id" = ANY($1) ORDER BY "Id" FOR UPDATE',
    [[...stale, ...wishes.map(({ bed }) => bed)]],
    'dorm_lock_beds',
  );
  await changeWhere(
    context,
    entities.Bed,
    `UPDATE "Bed" SET "State" = CASE "State" WHEN $3 THEN $4 ELSE "State" END, "LockUserId" = NULL, "LockExpire" = NULL
     WHERE "Id" = ANY($1) AND "LockUserId" = ANY($2) AND NOT ("State" = $3 AND "LockExpire" > now())`,
    [stale, wishes.map(({ user }) => user), BED_STATE.Held, BED_STATE.Free],
    { as: 'record', name: 'dorm_drop_stale' },
  );
}
