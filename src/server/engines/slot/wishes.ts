import type { SlotHere } from '../../../contract/generated/meta.ts';
import type { GroupContext, GroupedRequest, SlotRules } from '../../data/module.ts';
import type { Refusal } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';

/** A wish for a place and everything that decides whether it may be fulfilled, but who was first. */
export interface PlaceWish {
  readonly n: number;
  readonly user: string;
  readonly place: string;
  readonly person: string | null;
  readonly against: Refusal | undefined;
  /** The place that is held for the person now, with its name and until when. */
  readonly held: string | null;
  readonly heldName: string | null;
  readonly heldUntil: string | null;
  readonly heldSeconds: number | null;
  /** The place that the person's name stands on still, though the time for it is over. */
  readonly stale: string | null;
  /** The moment of the wish, by the database's clock. */
  readonly now: string;
}

type Held = Pick<PlaceWish, 'held' | 'heldName' | 'heldUntil' | 'heldSeconds' | 'stale' | 'now'>;

/** Who may have which place: what a module says of an entity whose rows are places. */
export function rulesOf({ engine, entity }: Pick<GroupContext, 'engine' | 'entity'>): SlotRules {
  const rules = engine.modules.map(({ slots }) => slots?.[entity.name]).find(Boolean);
  if (!rules) throw new Error(`nothing says who may have a place of ${entity.name}`);
  return rules;
}

/** Wishes with what the module says against each, and what is held for their people already. */
export async function wishesOf(
  group: GroupContext,
  here: SlotHere,
  requests: readonly GroupedRequest[],
): Promise<PlaceWish[]> {
  const judged = await rulesOf(group).judge(group, requests);
  const held = await heldBy(group, here, requests);
  return requests.map(({ caller, ids }, n) => ({
    n,
    user: caller.subject.UserId,
    place: ids[0] ?? '',
    ...judged[n]!,
    ...held[n]!,
  }));
}

/** The columns of a hold: its state, its holder, and until when. */
export const namesOf = ({ state, holder, until }: SlotHere): [string, string, string] => [
  ident(state),
  ident(holder),
  ident(until),
];

/** LIMIT keeps the planner to the rows of one person: states that were rare a minute ago look quicker to it. */
async function heldBy(
  { tx, entity }: GroupContext,
  here: SlotHere,
  requests: readonly GroupedRequest[],
): Promise<Held[]> {
  const [state, holder, until] = namesOf(here);
  const answer = await tx.query<Held>(
    `SELECT CASE WHEN h.live THEN h."Id" END AS held, CASE WHEN NOT h.live THEN h."Id" END AS stale,
       h.${ident(entity.label)} AS "heldName", to_char(h.${until}, 'YYYY-MM-DD HH24:MI:SS') AS "heldUntil",
       ceil(extract(epoch FROM h.${until} - now()))::int AS "heldSeconds",
       to_char(now(), 'YYYY-MM-DD HH24:MI:SS') AS now
     FROM unnest($1::text[], $3::text[]) WITH ORDINALITY AS w(u, b, n)
     LEFT JOIN LATERAL (SELECT *, coalesce(o.${state} = $2 AND o.${until} > now(), false) AS live FROM ${ident(entity.table)} o
       WHERE o.${holder} = w.u AND o."IsDeleted" = 0 ORDER BY o."Id" = w.b DESC LIMIT 1) h ON true
     ORDER BY w.n`,
    [requests.map(({ caller }) => caller.subject.UserId), here.held, requests.map(({ ids }) => ids[0] ?? '')],
    `slot_held_${entity.table}`,
  );
  return answer.rows;
}
