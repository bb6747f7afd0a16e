import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { changeLocked } from '../../data/write/bulk-write.ts';
import type { Kept } from './keep-dealt.ts';

/** Where a plan puts somebody. */
export interface Placed {
  readonly member: string;
  /** The group that comes of the plan's group. */
  readonly target: string;
  /** What that group is called in numbers. */
  readonly code: string;
  /** From 1 in each group. */
  readonly seq: number;
}

/** What a kept plan says of each member, by the member's Id. */
export async function placedBy(
  { engine, tx }: HandlerContext,
  kept: Kept,
  plan: unknown,
): Promise<ReadonlyMap<string, Placed>> {
  const groups = entityOf(engine, kept.groups);
  const targets = entityOf(engine, groups.fields.get(kept.target)!.ref!);
  const members = entityOf(engine, kept.members);
  const people = ident(entityOf(engine, members.fields.get(kept.member)!.ref!).table);
  const present = kept.gone ? ` AND m.${ident(kept.gone[0])} IS DISTINCT FROM $2` : '';
  const { rows } = await tx.query<Placed>(
    `SELECT r.${ident(kept.member)} AS member, g.${ident(kept.target)} AS target, c.${ident(kept.code)} AS code,
       row_number() OVER (PARTITION BY g."Id" ORDER BY r.${ident(kept.place)}, r.${ident(kept.next)})::int AS seq
     FROM ${ident(members.table)} r JOIN ${people} m ON m."Id" = r.${ident(kept.member)}${present} JOIN ${ident(groups.table)} g ON g."Id" = r.${ident(kept.group)}
       JOIN ${ident(targets.table)} c ON c."Id" = g.${ident(kept.target)}
     WHERE r.${ident(kept.plan)} = $1 AND r."IsDeleted" = 0`,
    [plan, ...(kept.gone?.slice(1) ?? [])],
  );
  return new Map(rows.map((row) => [row.member, row]));
}

/**
 * Changes the people that a plan places.
 * @param entity whose rows they are
 * @returns how many were changed
 */
export async function changePlaced(
  context: HandlerContext,
  entity: string,
  placed: ReadonlyMap<string, Placed>,
  change: (row: Row, to: Placed) => Row | undefined,
): Promise<number> {
  const people = entityOf(context.engine, entity);
  const of = (row: Row) => change(row, placed.get(String(row['Id']))!);
  const changed = await changeLocked(context, people, [...placed.keys()], of, context.enCode);
  return changed.length;
}
