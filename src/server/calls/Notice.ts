import { isAll } from '../../contract/envelope.ts';
import { inOwnTransaction } from '../data/write/own-transaction.ts';
import { messageGroups, readMessages } from '../engines/notify/bell.ts';
import { openNotice } from '../modules/notice/reading.ts';
import { type Calls, oneOrNone, shown, writing } from './call.ts';

const TOP = 5;

export const Notice: Calls<'Notice'> = {
  /** The caller's messages by groups: how many are unread, and the newest of them. */
  LoadMyMsgGroupList: async ({ engine }, { caller, input }) => {
    const groups = await messageGroups(engine, caller.subject.UserId, input.Top ?? TOP);
    return isAll(input.MsgGroup) ? groups : groups.filter((one) => one.MsgGroup === String(input.MsgGroup));
  },
  /** Opens a notice that was sent to the caller: the first time is noted. A page reads it, so it is no write of its own. */
  OpenNotice: shown(async ({ engine }, { caller, input }) =>
    oneOrNone(await inOwnTransaction({ engine, caller }, (context) => openNotice(context, input.Id))),
  ),
  /** Notes that the caller has read messages: some of them, those of a group, or all. */
  ReadMsg: writing((context, { input: { Ids, MsgGroup } }) =>
    readMessages(context, { ids: Ids, group: isAll(MsgGroup) ? undefined : String(MsgGroup) }),
  ),
};
