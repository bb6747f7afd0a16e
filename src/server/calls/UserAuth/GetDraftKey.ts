import { draftKeyOf } from '../../auth/draft-keys.ts';
import { ShownOnce } from '../../http/answer.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/** The key that this session's browser locks unsaved forms with. */
export const getDraftKey: Handler<'UserAuth/GetDraftKey'> = async ({ engine }, { session }) => {
  const key = session === undefined ? undefined : await draftKeyOf(engine.database, session);
  if (key === undefined) throw refuse('登录状态已改变，请刷新页面');
  return new ShownOnce({ Key: key });
};
