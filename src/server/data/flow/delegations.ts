import { FLOW_DELEGATIONS, type EntityModel } from '../../../contract/model.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';

/** The accounts that handle for some of the people what waits for them in the flow of an entity, now. */
export async function delegatesOf(
  { engine, tx, entity }: Pick<WriteContext, 'engine' | 'tx'> & { readonly entity: EntityModel },
  people: readonly string[],
): Promise<string[]> {
  const delegations = engine.catalog.entities.get(FLOW_DELEGATIONS);
  if (!delegations || people.length === 0) return [];
  const { rows } = await tx.query<{ to: string }>(
    `SELECT DISTINCT "ToUserId" AS to FROM ${ident(delegations.table)} WHERE "FromUserId" = ANY($1) AND "IsDeleted" = 0
       AND "StartTime" <= now() AND "EndTime" > now() AND ("Flows" IS NULL OR "Flows" = '[]' OR "Flows" @> to_jsonb($2::text))`,
    [people, entity.file.flow ?? ''],
  );
  return rows.map(({ to }) => to).filter((to) => !people.includes(to));
}
