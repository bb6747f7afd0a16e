import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { Caller } from '../../data/access/caller.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';
import { maskValue } from '../../data/access/masks.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { pageOf } from '../../data/read/paging.ts';
import { refuse } from '../../data/refusal.ts';
import { addRow } from '../../data/write/system-write.ts';
import { toolOfAction } from './tool-actions.ts';

/** What users said about an application, or about one of its actions; who said it is told by the family name alone. */
type CommentList = CallOutput['MyApplyInfo/GetCommentList'];

const LARGEST_PAGE = 100;

/** A page of comments, the newest first, with the number of comments for each count of stars. */
export async function commentsOf(
  queryable: Queryable,
  by: { readonly ToolId: string } | { readonly ActionId: string },
  paging: { PageIndex?: number; PageSize?: number },
): Promise<CommentList> {
  const [own, id] = 'ToolId' in by ? ['c."ToolId"', by.ToolId] : ['c."ActionId"', by.ActionId];
  const { index, size } = pageOf(paging, LARGEST_PAGE);
  const where = `FROM "ApplyComment" c WHERE ${own} = $1 AND c."IsDeleted" = 0`;
  const counted = await queryable.query<{ score: number; n: number }>(
    `SELECT c."Score"::int AS score, count(*)::int AS n ${where} GROUP BY 1`,
    [id],
  );
  const { rows } = await queryable.query<CommentList['rows'][number]>(
    `SELECT c."Id", coalesce(c."CreateUserName", '') AS "TrueName",
       coalesce((SELECT u."Avatar" FROM "SysUser" u WHERE u."Id" = c."CreateUserId"), '') AS "Avatar",
       c."Score"::int AS "Score", c."Content", coalesce(c."ReplyContent", '') AS "ReplyContent",
       to_char(c."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "CreateDate"
     ${where} ORDER BY c."CreateDate" DESC, c."Id" DESC LIMIT $2 OFFSET $3`,
    [id, size, (index - 1) * size],
  );
  const of = (score: number) => counted.rows.find((row) => row.score === score)?.n ?? 0;
  const Stars: CommentList['Summary']['Stars'] = [of(1), of(2), of(3), of(4), of(5)];
  const Count = Stars.reduce((sum, n) => sum + n, 0);
  const points = Stars.reduce((sum, n, star) => sum + n * (star + 1), 0);
  return {
    total: Count,
    rows: rows.map((row) => ({ ...row, TrueName: String(maskValue('name', row.TrueName) ?? '') })),
    Summary: { Avg: Count === 0 ? 0 : Math.round((points / Count) * 10) / 10, Count, Stars },
  };
}

/** The stars that a user gave an application last. */
export async function ownScore(queryable: Queryable, userId: string, toolId: string): Promise<number | null> {
  const { rows } = await queryable.query<{ Score: number }>(
    `SELECT "Score"::int AS "Score" FROM "ApplyComment" WHERE "ToolId" = $1 AND "CreateUserId" = $2 AND "IsDeleted" = 0
     ORDER BY "CreateDate" DESC LIMIT 1`,
    [toolId, userId],
  );
  return rows[0]?.Score ?? null;
}

/** What a user says about a usable application, once a day. */
export async function addComment(
  context: WriteContext,
  comment: CallInput['MyApplyInfo/AddApplyComment'],
  enCode: string,
): Promise<string> {
  const { tx, caller } = context;
  const Content = comment.Content.trim();
  if (Content === '') throw refuse('请输入内容');
  const ActionId = comment.ActionId || null;
  if (ActionId !== null && (await toolOfAction(tx, ActionId)) !== comment.ToolId) throw refuse('动作不存在');
  if (await saidToday(tx, caller, comment.ToolId)) throw refuse('今日已评价');
  const row = { ToolId: comment.ToolId, ActionId, Score: comment.Score, Content };
  return addRow(context, entities.ApplyComment, row, enCode);
}

/** What a user says about one application, by its button. */
export async function commentOn(context: HandlerContext): Promise<true> {
  const { rows, params, enCode } = context;
  const said = { Score: Number(params['Score']), Content: String(params['Content']) };
  for (const row of rows) await addComment(context, { ToolId: String(row['Id']), ...said }, enCode);
  return true;
}

/** The lock keeps two requests of the same moment from both finding nothing. */
async function saidToday(tx: Queryable, caller: Caller, toolId: string): Promise<boolean> {
  const key = [caller.subject.UserId, toolId];
  await advisoryLock(tx, 'comment', ...key);
  const { rows } = await tx.query(
    `SELECT 1 FROM "ApplyComment" WHERE "CreateUserId" = $1 AND "ToolId" = $2 AND "IsDeleted" = 0
       AND ("CreateDate" AT TIME ZONE 'Asia/Shanghai')::date = (now() AT TIME ZONE 'Asia/Shanghai')::date`,
    key,
  );
  return rows.length > 0;
}
