import { FLOW_STATUS, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { resumeApplication } from '../../data/flow/flow-steps.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';

/** Applications that wait for one of the accounts by name: alone, or beside others. */
const HELD = `t."Status" = $2 AND t."IsDeleted" = 0 AND (t."HandlerUserId" = ANY($1) OR t."Id" = ANY(ARRAY(
  SELECT f."RowId" FROM "FlowTask" f WHERE f."HandlerId" = ANY($1) AND f."State" = $3 AND f."IsCopy" = 0 AND f."IsDeleted" = 0)))`;

const flowsOf = ({ entities }: Catalog): EntityModel[] =>
  [...entities.values()].filter(({ file }) => file.flow !== undefined);

/** Applications that wait for one of the accounts by name go back to everybody who holds the role of their node. */
export async function handBack(
  context: WriteContext,
  accounts: readonly string[],
  enCode: string,
): Promise<void> {
  for (const entity of flowsOf(context.engine.catalog)) {
    const { rows } = await context.tx.query<{ Id: string }>(
      `SELECT t."Id" FROM ${ident(entity.table)} t WHERE ${HELD} ORDER BY t."Id"`,
      [accounts, FLOW_STATUS.Running, FLOW_TASK_STATE.Open],
    );
    // The next handler is told as if the row had been taken back from the person who left.
    for (const { Id } of rows)
      await resumeApplication(
        context,
        { entity, enCode },
        Id,
        async (course) => {
          for (const task of course.acting)
            if (task.HandlerId !== null && accounts.includes(task.HandlerId))
              await course.replace(task, accounts);
        },
        { verb: 'reclaim', opinion: null },
      );
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
      [accounts, FLOW_STATUS.Running, FLOW_TASK_STATE.Open],
    );
    if (rows[0]!.count > 0) found.push({ title, count: rows[0]!.count });
  }
  return found;
}
