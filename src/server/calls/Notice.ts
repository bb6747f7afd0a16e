import { isAll } from '../../contract/envelope.ts';
import { databaseNow } from '../data/time/clock.ts';
import { messageGroups, readMessages } from '../engines/notify/bell.ts';
import { openNotice } from '../modules/notice/reading.ts';
import { type Calls, shown, writing } from './call.ts';

const TOP = 5;

export const Notice: Calls<'Notice'> = {
  /** The caller's messages by groups: how many are unread, and the newest of them. */
  LoadMyMsgGroupList: async ({ engine }, { caller, input }) => {
    const groups = await messageGroups(engine, caller.subject.UserId, input.Top ?? TOP);
    return isAll(input.MsgGroup) ? groups : groups.filter((one) => one.MsgGroup === String(input.MsgGroup));
  },
  /** Opens a notice that was sent to the caller: the first time is noted. A page reads it, so it is no write of its own. */
  OpenNotice: shown(async ({ engine }, { caller, input }) => {
    const reading = await engine.database.transaction(async (tx) =>
      openNotice({ engine, tx, caller, now: await databaseNow(tx) }, input.Id),
    );
    return reading ? [reading] : [];
  }),
  /** Notes that the caller has read messages: some of them, those of a group, or all. */
  ReadMsg: writing(async (context, { input }) => {
    const { Ids, MsgGroup } = input;
    await readMessages(context, {
      ids: Ids,
      group: isAll(MsgGroup) ? undefined : String(MsgGroup),
    });
    return true;
  }),
};
