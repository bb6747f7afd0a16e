import { FLOW_STATUS, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';
import { resumeApplication } from './flow-steps.ts';

/** Applications among these that wait for somebody by name. */
const HELD = `t."Id" = ANY($1) AND t."Status" = $2 AND t."IsDeleted" = 0 AND EXISTS (
  SELECT 1 FROM "FlowTask" f WHERE f."RowId" = t."Id" AND f."State" = $3 AND f."OwnerId" IS NOT NULL AND f."IsCopy" = 0 AND f."IsDeleted" = 0)`;

/**
 * Lets open tasks follow the person, or the organisation, that a row names: a class that gets another counsellor, a student
 * that gets another tutor. What was handed to somebody in particular stays there, and the past stays as it is.
 */
export async function followFields(
  context: WriteContext,
  entity: EntityModel,
  ids: readonly string[],
  fields: readonly string[],
): Promise<void> {
  if (!entity.flow || ids.length === 0 || !fields.some((name) => entity.fields.get(name)?.ref)) return;
  const { rows } = await context.tx.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE ${HELD} ORDER BY t."Id"`,
    [ids, FLOW_STATUS.Running, FLOW_TASK_STATE.Open],
  );
  for (const { Id } of rows)
    await resumeApplication(
      context,
      { entity, enCode: '' },
      Id,
      async (course) => {
        let isMoved = false;
        for (const task of course.acting) if (await course.follow(task, fields)) isMoved = true;
        return isMoved ? undefined : false;
      },
      { verb: 'reclaim', opinion: null },
    );
}
