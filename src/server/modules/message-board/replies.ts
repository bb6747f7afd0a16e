import { BOARD_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import { workingDaysAfter } from '../../../contract/school-calendar.ts';
import { forgetMaker } from '../../data/write/forget-maker.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { runHooks } from '../../data/write/hooks.ts';
import { addRow, changeRow } from '../../data/write/system-write.ts';
import { settingOf } from '../../settings/settings.ts';
import { ANONYMOUS } from './posts.ts';

/** An office's answer: the post is answered, and closes by itself after a week. */
export async function replyToPost(context: HandlerContext): Promise<true> {
  const { tx, caller, params, enCode } = context;
  const [post] = context.rows;
  const { rows } = await tx.query<{ name: string; closes: string }>(
    `SELECT coalesce((SELECT "OrgName" FROM "Org" WHERE "Id" = $1), '') AS name,
       to_char((now() + interval '7 days') AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS closes`,
    [caller.subject.OrgId],
  );
  const reply = {
    PostId: post!['Id'],
    Content: params['Content'],
    Files: params['Files'] ?? null,
    ReplyUserName: caller.subject.TrueName,
    ReplyOrgName: rows[0]?.name || null,
    IsOfficial: 1,
  };
  const hook = {
    ...context,
    entity: entityOf(context.engine, entities.BoardReply),
    row: reply as Row,
    before: null,
  };
  await runHooks('beforeSave', hook);
  hook.row['Id'] = await addRow(context, entities.BoardReply, reply, enCode);
  // The attachments become those of the reply: until then nobody but their sender may open them.
  await runHooks('afterSave', hook);
  const changes = { State: BOARD_STATE.Replied, CloseTime: rows[0]?.closes };
  await changeRow(context, entities.BoardPost, post!, changes, enCode);
  return true;
}

/** A further question of the post's writer: it waits for an answer again, as long as a new one. */
export async function appendQuestion(context: HandlerContext): Promise<true> {
  const { caller, params, enCode, engine, now, tx } = context;
  const [post] = context.rows;
  const isAnonymous = Boolean(post!['IsAnonymous']);
  const ReplyUserName = isAnonymous ? ANONYMOUS : caller.subject.TrueName;
  const reply = { PostId: post!['Id'], Content: params['Content'], ReplyUserName, IsOfficial: 0 };
  const id = await addRow(context, entities.BoardReply, reply, enCode);
  if (isAnonymous) await forgetMaker(context, entities.BoardReply, id, ANONYMOUS);
  const days = await settingOf(tx, SETTING.BoardReplyDays);
  const DueTime = workingDaysAfter(now, days, engine.catalog.calendar);
  await changeRow(context, entities.BoardPost, post!, { State: BOARD_STATE.ToReply, DueTime }, enCode);
  return true;
}
