import { BOARD_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import { workingDaysAfter } from '../../../contract/school-calendar.ts';
import { forgetMaker } from '../../data/write/forget-maker.ts';
import type { HandlerContext } from '../../data/module.ts';
import { addRow, changeRow } from '../../data/write/system-write.ts';
import { settingOf } from '../../settings/settings.ts';
import { ANONYMOUS } from './posts.ts';

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
