import type { ListGroups } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { columnOf } from '../fields/kind.ts';
import type { ListPlan, Narrowing } from './list.ts';
import { predicateField } from '../access/rights.ts';
import { RowShape } from './shape.ts';
import { Binder, ident } from '../sql/sql.ts';

/** Condition that a row is of one group; without a value: of those that have none. */
export function inGroup(
  entity: EntityModel,
  caller: Caller,
  { field }: ListGroups,
  value: string | null,
): Narrowing {
  const known = predicateField(entity, field, caller);
  return (binder, alias) => {
    const column = columnOf(known, alias);
    return value === null ? `${column} IS NULL` : `${column} = ${binder.bind(value)}::text`;
  };
}

/** A page of groups: of each one of its rows, with the fields that the heading shows, and how many rows it has. */
export interface GroupsFound {
  readonly total: number;
  readonly rows: Row[];
}

/** Counts the rows of a plan by a field, the largest group first. */
export async function findGroups(
  engine: Engine,
  caller: Caller,
  plan: ListPlan,
  { field, fields }: ListGroups,
  page: { readonly index: number; readonly size: number },
): Promise<GroupsFound> {
  const { entity, binder, from } = plan;
  const column = columnOf(predicateField(entity, field, caller), 't');
  const shape = new RowShape(engine, entity, caller, {
    columns: [field, ...(fields ?? [])],
    withActions: false,
  });
  const limit = `LIMIT ${page.size} OFFSET ${binder.bind((page.index - 1) * page.size)}`;
  const counted = await engine.database.query<{ Id: string; Count: number; Total: number }>(
    `SELECT min(t."Id") AS "Id", count(*)::int AS "Count", (count(*) OVER ())::int AS "Total" ${from}
     GROUP BY ${column} ORDER BY count(*) DESC, ${column} ${limit}`,
    binder.values,
  );
  const ids = new Binder();
  const found = await engine.database.query<Row>(
    `SELECT ${shape.select} FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${ids.bind(counted.rows.map(({ Id }) => Id))}::text[])`,
    ids.values,
  );
  const shown = new Map((await shape.present(found.rows)).map((row) => [row['Id'], row]));
  return {
    total: counted.rows[0]?.Total ?? 0,
    rows: counted.rows.map(({ Id, Count }) => ({ ...shown.get(Id), _Count: Count })),
  };
}
