import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeRows } from '../../data/write/bulk-write.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';

const HELD = `t."HandlerUserId" = ANY($1) AND t."Status" = $2 AND t."IsDeleted" = 0`;

const flowsOf = ({ entities }: Catalog): EntityModel[] =>
  [...entities.values()].filter(({ file }) => file.flow !== undefined);

/** Applications that wait for one of the accounts by name go back to everybody who holds the role of their node. */
export async function handBack(
  context: WriteContext,
  accounts: readonly string[],
  enCode: string,
): Promise<void> {
  for (const entity of flowsOf(context.engine.catalog)) {
    const { rows } = await context.tx.query<Row>(
      `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE ${HELD} ORDER BY t."Id" FOR UPDATE`,
      [accounts, FLOW_STATUS.Running],
    );
    const changes = rows.map((before) => ({
      before,
      after: { ...before, HandlerUserId: null, HandlerFromId: null },
    }));
    await changeRows(context, entity, changes, enCode);
    // The next handler is told as if the row had been taken back from the person who left.
    for (const { before, after } of changes)
      for (const module of context.engine.modules)
        await module.afterFlow?.({
          ...context,
          entity,
          enCode,
          verb: 'reclaim',
          before,
          row: after,
          opinion: null,
        });
  }
}

/** How many applications wait for the accounts by name, by kind of application. */
export async function waitingFor(
  catalog: Catalog,
  queryable: Queryable,
  accounts: readonly string[],
): Promise<{ title: string; count: number }[]> {
  const found: { title: string; count: number }[] = [];
  for (const { table, title } of flowsOf(catalog)) {
    const { rows } = await queryable.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${ident(table)} t WHERE ${HELD}`,
      [accounts, FLOW_STATUS.Running],
    );
    if (rows[0]!.count > 0) found.push({ title, count: rows[0]!.count });
  }
  return found;
}
