import { publicUntil } from '../../../contract/flow/due.ts';
import { FLOW_PUBLICITY_STATE } from '../../../contract/generated/codes.ts';
import type { PublicityNode } from '../../../contract/generated/meta.ts';
import { FLOW_PUBLICITIES, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { shownValue } from '../read/readers.ts';
import { changeWhere } from '../write/change-where.ts';
import { insertRow } from '../write/row-store.ts';

/** Shows an application to the public, with the fields that its node names. @returns when that ends */
export async function openPublicity(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  node: PublicityNode,
  task: string,
): Promise<string> {
  const until = publicUntil(context.now, node.days, context.engine.catalog.calendar);
  const asked = { ...context, queryable: context.tx, lock: false };
  const Content = [];
  for (const name of node.show) {
    const field = entity.fields.get(name);
    if (field) Content.push({ Name: field.title, Value: await shownValue(asked, entity, field, row[name]) });
  }
  const shown = {
    Title: `${entity.title}公示`,
    Entity: entity.name,
    RowId: row['Id'],
    TaskId: task,
    Content,
    StartTime: context.now,
    EndTime: until,
    State: FLOW_PUBLICITY_STATE.Running,
  };
  await insertRow(context.tx, entityOf(context.engine, FLOW_PUBLICITIES), shown, context);
  return until;
}

/** What is shown no more: its days are over, or the application waits for them no longer. */
export async function endPublicityOf(context: WriteContext, task: string): Promise<void> {
  await changeWhere(
    context,
    FLOW_PUBLICITIES,
    `UPDATE "FlowPublicity" SET "State" = $2 WHERE "TaskId" = $1 AND "IsDeleted" = 0 AND "State" = $3`,
    [task, FLOW_PUBLICITY_STATE.Ended, FLOW_PUBLICITY_STATE.Running],
    { as: 'record' },
  );
}
