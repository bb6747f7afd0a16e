import type { CallInput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { addRow } from '../../data/write/system-write.ts';

/** What a user says about a usable application. */
export async function addComment(
  context: WriteContext,
  comment: CallInput['MyApplyInfo/AddApplyComment'],
  enCode: string,
): Promise<string> {
  const Content = comment.Content.trim();
  if (Content === '') throw refuse('请输入内容');
  const row = { ...comment, ActionId: comment.ActionId || null, Content };
  return addRow(context, entities.ApplyComment, row, enCode);
}

/** What a user says about one application, by its button. */
export async function commentOn(context: HandlerContext): Promise<true> {
  const { rows, params, enCode } = context;
  const said = { Score: Number(params['Score']), Content: String(params['Content']) };
  for (const row of rows) await addComment(context, { ToolId: String(row['Id']), ...said }, enCode);
  return true;
}
