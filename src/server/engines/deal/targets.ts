import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';

/** Where groups stand, and how their members name them. */
export interface Grouping {
  readonly groups: string;
  /** Field of a group with the number of members that it takes; 0 or empty: as many as come. */
  readonly quota: string;
  /** Field by which groups are put in order. */
  readonly order: string;
  readonly members: string;
  /** Field of a member that names its group. */
  readonly by: string;
  /** A field of members and its value of those who take no place any more. */
  readonly gone?: readonly [field: string, value: string];
}

/** A group that members may be dealt to. */
export interface Target {
  readonly id: string;
  /** Members that are in it. */
  readonly held: number;
  /** How many more it takes; null: as many as come. */
  readonly free: number | null;
}

/**
 * Groups by what they say, in their order, with the places that are left.
 * @param saying values of fields of a group; a list: one of them
 */
export async function targetsOf(
  { engine, tx }: WriteContext,
  { groups, quota, order, members, by, gone }: Grouping,
  saying: Readonly<Record<string, unknown>>,
): Promise<Target[]> {
  const [group, member] = [groups, members].map((name) => ident(entityOf(engine, name).table));
  const fields = Object.keys(saying).map((name, at) => ` AND g.${ident(name)} = ANY($${at + 1})`);
  const values: unknown[] = Object.values(saying).map((value) => [value].flat());
  const present = gone ? ` AND n.${ident(gone[0])} IS DISTINCT FROM $${values.push(gone[1])}` : '';
  const { rows } = await tx.query<Target>(
    `SELECT f.id, f.held, CASE WHEN f.quota > 0 THEN greatest(f.quota - f.held, 0) END AS free FROM
       (SELECT g."Id" AS id, g.${ident(quota)} AS quota, g.${ident(order)} AS place,
          (SELECT count(*)::int FROM ${member} n WHERE n.${ident(by)} = g."Id" AND n."IsDeleted" = 0${present}) AS held
        FROM ${group} g WHERE g."IsDeleted" = 0${fields.join('')}) f ORDER BY f.place`,
    values,
  );
  return rows;
}
