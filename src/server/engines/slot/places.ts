import type { Slot, SlotHere } from '../../../contract/generated/meta.ts';
import { addAudit, lockRows } from '../../data/write/bulk-write.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { storedProblems } from '../../data/write/judge-coming.ts';
import {
  type GroupContext,
  type GroupedRequest,
  type HandlerContext,
  type WriteContext,
} from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { byProgram } from './limited.ts';
import { namesOf, rulesOf, wishesOf, type PlaceWish } from './wishes.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

/** A place that is held for the caller. */
export interface Hold {
  readonly ExpireTime: string;
  readonly Seconds: number;
}

const UNIQUE_VIOLATION = '23505';

/** Holds a place for each person who is the first to want it: what decides is the one conditional UPDATE. */
export async function holdPlaces(
  group: GroupContext,
  requests: readonly GroupedRequest[],
): Promise<(Hold | Refusal)[]> {
  const { slot, title } = group.entity.file;
  const wishes = await wishesOf(group, slot!.here!, requests);
  const open = wishes.filter(({ against, held }) => !against && held === null);
  const won = open.length === 0 ? new Map<number, string>() : await hold(group, slot!, open);
  return wishes.map(({ n, against, place, held, heldName, heldUntil, heldSeconds }) => {
    if (against) return against;
    if (held === place) return { ExpireTime: heldUntil!, Seconds: heldSeconds! };
    if (held !== null) return refuse(`您已锁定${heldName ?? `其他${title}`}，请先确认或取消`);
    const until = won.get(n);
    return until ? { ExpireTime: until, Seconds: slot!.seconds! } : refuse(`手慢了，该${title}已被选择`);
  });
}

/**
 * Of several wishes for one place the first; a hold that is over is as good as none. What is asked of a place is asked of the
 * locked row, so that the planner has nothing but its Id to find it by: states that were rare a minute ago look quicker to it.
 */
async function hold(
  group: GroupContext,
  { here, seconds }: Slot,
  wishes: readonly PlaceWish[],
): Promise<Map<number, string>> {
  const { entity } = group;
  const [state, holder, until] = namesOf(here!);
  const context = byProgram(group, wishes[0]!.now);
  await dropStaleHolds(context, group, wishes);
  try {
    const answer = await changeWhere<{ n: number; until: string }>(
      context,
      entity.name,
      `WITH wish AS (SELECT DISTINCT ON (b) n, u, b FROM unnest($1::int[], $2::text[], $3::text[]) AS w(n, u, b) ORDER BY b, n),
         locked AS (SELECT d."Id", d.${state}, d.${until}, d."IsDeleted", wish.n, wish.u FROM ${ident(entity.table)} d
           JOIN wish ON wish.b = d."Id" ORDER BY d."Id" FOR UPDATE OF d)
       UPDATE ${ident(entity.table)} d SET ${state} = $4, ${holder} = k.u, ${until} = now() + make_interval(secs => $6)
       FROM locked k
       WHERE d."Id" = k."Id" AND k."IsDeleted" = 0 AND (k.${state} = $5 OR (k.${state} = $4 AND k.${until} <= now()))
       RETURNING k.n, to_char(d.${until}, 'YYYY-MM-DD HH24:MI:SS') AS until`,
      [
        wishes.map(({ n }) => n),
        wishes.map(({ user }) => user),
        wishes.map(({ place }) => place),
        here!.held,
        here!.free,
        seconds,
      ],
      { as: 'record', name: `slot_hold_${entity.table}` },
    );
    return new Map(answer.rows.map(({ n, until }) => [n, until]));
  } catch (error) {
    // Another node has given the person a place in the same moment; one request alone can be told so.
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION && wishes.length === 1)
      throw refuse(`您已锁定其他${entity.title}，请先确认或取消`);
    throw error;
  }
}

/** A hold that is over still carries its person's name, which stands on one place only. */
async function dropStaleHolds(
  context: WriteContext,
  { entity }: GroupContext,
  wishes: readonly PlaceWish[],
): Promise<void> {
  const here = entity.file.slot!.here!;
  const [state, holder, until] = namesOf(here);
  const stale = wishes.flatMap((wish) => wish.stale ?? []);
  if (stale.length === 0) return;
  // All locks in one order and before any change: two nodes that want the same places never wait for each other in a ring.
  await context.tx.query(
    `SELECT 1 FROM ${ident(entity.table)} WHERE "Id" = ANY($1) ORDER BY "Id" FOR UPDATE`,
    [[...stale, ...wishes.map(({ place }) => place)]],
    `slot_lock_${entity.table}`,
  );
  await changeWhere(
    context,
    entity.name,
    `UPDATE ${ident(entity.table)} SET ${state} = CASE ${state} WHEN $3 THEN $4 ELSE ${state} END, ${holder} = NULL, ${until} = NULL
     WHERE "Id" = ANY($1) AND ${holder} = ANY($2) AND NOT (${state} = $3 AND ${until} > now())`,
    [stale, wishes.map(({ user }) => user), here.held, here.free],
    { as: 'record', name: `slot_stale_${entity.table}` },
  );
}

/** Gives each person the place that is held: the one conditional UPDATE, guarded by the unique index on the person. */
export async function confirmPlaces(
  group: GroupContext,
  requests: readonly GroupedRequest[],
): Promise<unknown[]> {
  const { entity, enCode } = group;
  const here = entity.file.slot!.here!;
  const wishes = await wishesOf(group, here, requests);
  const wanted = wishes.filter(({ against, held, place }) => !against && held === place);
  const context = wanted.length === 0 ? undefined : byProgram(group, wanted[0]!.now);
  const unfit = context ? await unfitWishes(context, group, here, wanted) : new Map<number, Refusal>();
  const open = wanted.filter(({ n }) => !unfit.has(n));
  const got = context && open.length > 0 ? await give(context, group, here, open) : new Set<number>();
  const won = wishes.filter(({ n }) => got.has(n));
  const given = context && won.length > 0 ? await rulesOf(group).given(context, won) : new Map();
  const entries = won.map(({ n, place, person }) => ({
    caller: requests[n]!.caller,
    entry: {
      entity,
      id: place,
      enCode,
      before: { [here.state]: here.held },
      after: { [here.state]: here.taken, [here.person]: person },
    },
  }));
  if (context) await addAudit(context, entries);
  return wishes.map(
    ({ n, place, against }) =>
      against ?? unfit.get(n) ?? (got.has(n) ? given.get(place) : refuse('选择超时，请重新选择')),
  );
}

/** What the rules of places say against wishes, by the number of the wish. */
async function unfitWishes(
  context: WriteContext,
  { entity }: GroupContext,
  here: SlotHere,
  wishes: readonly PlaceWish[],
): Promise<Map<number, Refusal>> {
  const places = await lockRows(
    context,
    entity,
    wishes.map(({ place }) => place),
  );
  const judged = wishes.filter(({ place }) => places.has(place));
  const coming = judged.map(({ place, person }) => {
    const before = places.get(place)!;
    return { before, after: { ...before, [here.state]: here.taken, [here.person]: person } };
  });
  const problems = await storedProblems(context, entity, coming);
  return new Map(
    judged.flatMap(({ n }, index) => {
      const [problem] = problems[index]!;
      return problem ? [[n, refuse(problem.Message)] as const] : [];
    }),
  );
}

/** What is asked of a place is asked of the locked row: the planner has its Id alone to find it by. */
async function give(
  context: WriteContext,
  { entity }: GroupContext,
  here: SlotHere,
  wishes: readonly PlaceWish[],
): Promise<Set<number>> {
  const [state, holder, until] = namesOf(here);
  const person = ident(here.person);
  const answer = await changeWhere<{ n: number }>(
    context,
    entity.name,
    `WITH wish AS (SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS w(n, u, b, s)),
       locked AS (SELECT d."Id", d.${state}, d.${holder}, d.${until}, d."IsDeleted", wish.n, wish.u, wish.s
         FROM ${ident(entity.table)} d JOIN wish ON wish.b = d."Id" ORDER BY d."Id" FOR UPDATE OF d)
     UPDATE ${ident(entity.table)} d SET ${state} = $5, ${person} = k.s, ${holder} = NULL, ${until} = NULL
     FROM locked k
     WHERE d."Id" = k."Id" AND k."IsDeleted" = 0 AND k.${state} = $6 AND k.${holder} = k.u AND k.${until} > now()
     RETURNING k.n`,
    [
      wishes.map(({ n }) => n),
      wishes.map(({ user }) => user),
      wishes.map(({ place }) => place),
      wishes.map(({ person }) => person),
      here.taken,
      here.held,
    ],
    { as: 'record', name: `slot_give_${entity.table}`, judged: 'storedProblems of unfitWishes' },
  );
  return new Set(answer.rows.map(({ n }) => n));
}

/** A place is given back, by the person that it is held for or by an office: its action says when, and whose rows it reaches. */
export async function releasePlace(context: HandlerContext): Promise<true> {
  const { entity, enCode } = context;
  const row = chosenRow(context);
  const here = entity.file.slot!.here!;
  const free = { [here.state]: here.free, [here.holder]: null, [here.until]: null, [here.person]: null };
  await changeRow(context, entity.name, row, free, enCode);
  const person = row[here.person];
  if (person) await rulesOf(context).freed(context, String(person));
  return true;
}
