import type { OverNode } from '../../../contract/conditions/tree.ts';
import { storedKeysOf } from '../../../contract/look-keys.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';

/**
 * Holds what conditions count until the transaction ends: one lock for each entity that is counted and each value of the key
 * that it is counted by. The locks of a statement are taken in the order of their numbers, so that nobody waits for somebody
 * who waits.
 * @param from the rows `t` of the entity that count, as they stand behind FROM
 */
export async function lockLooks(
  { tx }: WriteContext,
  looks: readonly OverNode[],
  entity: EntityModel,
  from: string,
  values: readonly unknown[],
): Promise<void> {
  const held = [...new Set(looks.map((look) => nameOf(look, entity)))].map(
    (name) => `SELECT ${name} AS name FROM ${from}`,
  );
  if (held.length === 0) return;
  await tx.query(
    `SELECT pg_advisory_xact_lock(number) FROM (SELECT DISTINCT hashtextextended(name, 0) AS number
       FROM (${held.join(' UNION ALL ')}) named WHERE name IS NOT NULL ORDER BY number) numbered`,
    values,
  );
}

/** SQL of what a lock is called for the row `t`: equal for rows that count the same. What is worked out at every read is no column of `t`. */
function nameOf(node: OverNode, entity: EntityModel): string {
  const keys = storedKeysOf(node, entity).toSorted((a, b) => (a.other < b.other ? -1 : 1));
  const values = keys.map(({ other, own }) => ` || ' ${other}=' || coalesce(t.${ident(own)}::text, '')`);
  return `'rows of ${node.entity}'${values.join('')}`;
}
