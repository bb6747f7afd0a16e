import { draftKeyOf } from '../../auth/draft-keys.ts';
import { ShownOnce } from '../../http/answer.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/** The key that the caller's browsers lock unsaved forms with. */
export const getDraftKey: Handler<'UserAuth/GetDraftKey'> = async ({ engine }, { caller, session }) => {
  if (session === undefined) throw refuse('登录状态已改变，请刷新页面');
  return new ShownOnce({ Key: draftKeyOf(engine.secret, caller.subject.UserId) });
};
