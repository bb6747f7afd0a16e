import { isAll } from '../../../contract/envelope.ts';
import { messageGroups } from '../../modules/notice/messages.ts';
import type { Handler } from '../call.ts';

const TOP = 5;

/** The caller's messages by groups: how many he has not read, and the newest of them. */
export const loadMyMsgGroupList: Handler<'Notice/LoadMyMsgGroupList'> = async (
  { engine },
  { caller, input },
) => {
  const groups = await messageGroups(engine, caller.subject.UserId, input.Top ?? TOP);
  return isAll(input.MsgGroup) ? groups : groups.filter((one) => one.MsgGroup === String(input.MsgGroup));
};
