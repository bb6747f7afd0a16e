import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { forgetWhere } from '../../data/write/change-where.ts';
import { newId } from '../../data/write/new-id.ts';
import type { Dealing } from './deal.ts';

/** Where what was dealt is kept: a row for each group and one for each member, all of which name the plan. */
export interface Kept {
  readonly groups: string;
  readonly members: string;
  /** Field of both that names the plan. */
  readonly plan: string;
  /** Field of a member's row that names the row of its group. */
  readonly group: string;
  /** Field of a member's row with its number in the group, and the one that decides where two have the same. */
  readonly place: string;
  readonly next: string;
  /** Field of a member's row that names the member. */
  readonly member: string;
  /** A field of members and its value of those who are placed nowhere any more. */
  readonly gone?: readonly [field: string, value: string];
  /** Field of a group's row that names what the group is to become, and the field of that with its code. */
  readonly target: string;
  readonly code: string;
}

/** A member's row, and the number of the group that it was dealt to, as `deal` counts. */
export interface Dealt {
  readonly row: Row;
  readonly at: number;
}

/**
 * Keeps what was dealt, in place of what was tried before: in the order of the members, who are numbered from 1 in each group.
 * @param groups a row for each of the limits that were dealt by
 */
export async function keepDealt(
  context: WriteContext,
  kept: Kept,
  plan: unknown,
  groups: readonly Row[],
  members: readonly Dealt[],
  enCode: string,
): Promise<void> {
  const { engine } = context;
  for (const name of [kept.members, kept.groups]) {
    const table = ident(entityOf(engine, name).table);
    await forgetWhere(context, name, `DELETE FROM ${table} WHERE ${ident(kept.plan)} = $1`, [plan]);
  }
  const named = groups.map((group): Row => ({ Id: newId(), [kept.plan]: plan, ...group }));
  await addRows(context, entityOf(engine, kept.groups), named, enCode);
  const places = groups.map(() => 0);
  const rows = members.map(({ row, at }): Row => {
    places[at]! += 1;
    return { [kept.plan]: plan, [kept.group]: named[at]!['Id'], [kept.place]: places[at], ...row };
  });
  await addRows(context, entityOf(engine, kept.members), rows, enCode);
}

/** How many members the groups take together; undefined where one of them takes as many as come. */
export const placesIn = (limits: Dealing['limits']): number | undefined =>
  limits.includes(null) ? undefined : limits.reduce<number>((sum, limit) => sum + (limit ?? 0), 0);

/** What stands most often among the values. */
export function commonest(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
