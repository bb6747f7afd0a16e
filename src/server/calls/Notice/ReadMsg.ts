import { isAll } from '../../../contract/envelope.ts';
import { readMessages } from '../../modules/notice/messages.ts';
import { writeContext, type Handler } from '../call.ts';

/** Notes that the caller has read messages: some of them, those of a group, or all. */
export const readMsg: Handler<'Notice/ReadMsg'> = async (services, request) => {
  const { tx, caller } = await writeContext(services, request);
  const { Ids, MsgGroup } = request.input;
  await readMessages(tx, caller.subject.UserId, {
    ids: Ids,
    group: isAll(MsgGroup) ? undefined : String(MsgGroup),
  });
  return true;
};
