import { BOARD_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import { workingDaysAfter } from '../../../contract/school-calendar.ts';
import { profileOf } from '../../auth/accounts/profile.ts';
import { secondsLater } from '../../data/time/clock.ts';
import { forgetMaker } from '../../data/write/forget-maker.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { makeOther } from '../../data/write/acts/store-other.ts';
import { addRow, changeRow } from '../../data/write/system-write.ts';
import { settingOf } from '../../settings/settings.ts';
import { ANONYMOUS } from './posts.ts';

const WEEK_SECONDS = 7 * 86_400;

/** An office's answer: the post is answered, and closes by itself after a week. */
export async function replyToPost(context: HandlerContext): Promise<true> {
  const { engine, tx, caller, now, params, enCode } = context;
  const [post] = context.rows;
  const { OrgName } = await profileOf(tx, caller.subject);
  const reply = {
    PostId: post!['Id'],
    Content: params['Content'],
    Files: params['Files'] ?? null,
    ReplyUserName: caller.subject.TrueName,
    ReplyOrgName: OrgName || null,
    IsOfficial: 1,
  };
  // The attachments become those of the reply: until then nobody but their sender may open them.
  await makeOther(context, entityOf(engine, entities.BoardReply), reply, enCode);
  const changes = { State: BOARD_STATE.Replied, CloseTime: secondsLater(now, WEEK_SECONDS) };
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
