import { MSG_CHANNEL, PUSH_STATE } from '../../../contract/generated/codes.ts';
import {
  entities,
  type PushTask,
  type PushLog,
  type PushTemplate,
} from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { deliver, NO_CHANNEL, push } from './push.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

const MOST_RETRIES = 3;

/** Sends once more what a task could not deliver. */
export async function retryTask(context: HandlerContext): Promise<{ Count: number }> {
  const task = chosenRow<PushTask>(context);
  const lines = await failedLines(context, 'l."TaskId" = $1', String(task['Id']));
  if (lines.length === 0) throw refuse('没有可以重发的消息');
  await resend(context, task, lines);
  return { Count: lines.length };
}

/** Sends one line of the log once more. */
export async function retryLog(context: HandlerContext): Promise<{ Count: number }> {
  const log = chosenRow<PushLog>(context);
  const tasks = entityOf(context.engine, entities.PushTask);
  const task = await context.tx.query<Row>(
    `SELECT ${wireColumns(tasks, 't')} FROM "PushTask" t WHERE t."Id" = $1`,
    [log['TaskId']],
  );
  const lines = await failedLines(context, 'l."Id" = $1', String(log['Id']));
  if (!task.rows[0] || lines.length === 0) throw refuse('该消息不能再次发送');
  await resend(context, task.rows[0], lines);
  return { Count: lines.length };
}

async function failedLines({ engine, tx }: WriteContext, where: string, id: string): Promise<Row[]> {
  const columns = wireColumns(entityOf(engine, entities.PushLog), 'l');
  const answer = await tx.query<Row>(
    `SELECT ${columns} FROM "PushLog" l WHERE ${where} AND l."State" = $2 AND l."RetryCount" < $3 AND l."IsDeleted" = 0 FOR UPDATE`,
    [id, PUSH_STATE.Failed, MOST_RETRIES],
  );
  return answer.rows;
}

async function resend(context: WriteContext, row: Row, lines: readonly Row[]): Promise<void> {
  const task = row as unknown as PushTask;
  const isInside = task.Channel === MSG_CHANNEL.Inside;
  const reason = isInside ? null : NO_CHANNEL;
  await changeWhere(
    context,
    entities.PushLog,
    `UPDATE "PushLog" SET "State" = $2, "RetryCount" = "RetryCount" + 1, "SendTime" = $3::timestamptz, "ErrorCode" = $4,
       "ErrorMsg" = $5 WHERE "Id" = ANY($1)`,
    [
      lines.map((line) => line['Id']),
      isInside ? PUSH_STATE.Sent : PUSH_STATE.Failed,
      isInside ? context.now : null,
      reason?.ErrorCode ?? null,
      reason?.ErrorMsg ?? null,
    ],
    { as: 'record' },
  );
  if (isInside) deliver(context, lines, { Title: task.Title ?? '', Url: task.Url, type: task.BizType ?? '' });
  await countTask(context, task.Id);
}

async function countTask(context: WriteContext, id: string): Promise<void> {
  await changeWhere(
    context,
    entities.PushTask,
    `UPDATE "PushTask" t SET "SuccessCount" = c.sent, "FailCount" = c.total - c.sent,
       "State" = CASE WHEN c.sent = c.total THEN $2 WHEN c.sent = 0 THEN $3 ELSE $4 END
     FROM (SELECT count(*)::int AS total, (count(*) FILTER (WHERE "State" = $2))::int AS sent FROM "PushLog" WHERE "TaskId" = $1) c
     WHERE t."Id" = $1`,
    [id, PUSH_STATE.Sent, PUSH_STATE.Failed, PUSH_STATE.Partly],
    { as: 'record' },
  );
}

/** Sends a template to the person who tries it. */
export async function testTemplate(context: HandlerContext): Promise<true> {
  const template = chosenRow<PushTemplate>(context);
  const { UserId, TrueName, OrgId } = context.caller.subject;
  await push(context, {
    template: String(template['TplCode']),
    values: {},
    people: [{ UserId, TrueName, OrgId: OrgId || null }],
    about: { type: entities.PushTemplate, id: String(template['Id']) },
    org: OrgId || null,
  });
  return true;
}
