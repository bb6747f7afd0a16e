import { publicUntil } from '../../../contract/flow/due.ts';
import {
  FLOW_PUBLICITY_STATE,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
  OBJECTION_STATE,
} from '../../../contract/generated/codes.ts';
import type { PublicityNode } from '../../../contract/generated/meta.ts';
import { FLOW_OBJECTIONS, FLOW_PUBLICITIES, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { shownValue } from '../read/readers.ts';
import { changeWhere } from '../write/change-where.ts';
import { insertRow } from '../write/row-store.ts';
import type { FlowTask } from './course-facts.ts';

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

/**
 * Lets objections say who decides on them, as their tasks do: people may have been put in the place of others. One whose tasks are
 * closed without a decision, because the application is not shown any more, waits for nobody.
 */
export async function noteObjections(context: WriteContext, tasks: readonly FlowTask[]): Promise<void> {
  const own = tasks.filter(({ Kind }) => Kind === FLOW_TASK_KIND.Objection);
  for (const id of new Set(own.flatMap(({ OfTaskId }) => OfTaskId ?? []))) {
    const judged = own.filter(({ OfTaskId }) => OfTaskId === id);
    const open = judged.filter(({ State }) => State === FLOW_TASK_STATE.Open);
    if (open.length === 0 && judged.some(({ Result }) => Result !== null)) continue;
    const [people, role] = [open.flatMap(({ HandlerId }) => HandlerId ?? []), open.find(isOfRole)?.Role];
    await changeWhere(
      context,
      FLOW_OBJECTIONS,
      `UPDATE "FlowObjection" SET "JudgeIds" = $2, "JudgeRole" = $3, "State" = $4 WHERE "Id" = $1 AND "State" = $5`,
      [
        ...[id, JSON.stringify(people), role ?? null],
        ...[open.length === 0 ? OBJECTION_STATE.Lapsed : OBJECTION_STATE.Open, OBJECTION_STATE.Open],
      ],
      { as: 'record' },
    );
  }
}

const isOfRole = ({ HandlerId, Role }: FlowTask): boolean => HandlerId === null && Role !== null;
