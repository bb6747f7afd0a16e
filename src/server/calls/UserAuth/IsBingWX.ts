import { namedRoutes } from '../../../contract/generated/routes.ts';
import { wxBindingOf } from '../../auth/wx-bindings.ts';
import type { Handler } from '../call.ts';

/** Where a user binds his account (specification 2.1). */
const BIND_PAGE = namedRoutes.BindWebChat;

/** Whether the caller's Enterprise WeChat is bound, to whom and since when. */
export const isBingWX: Handler<'UserAuth/IsBingWX'> = async ({ engine }, { caller }) => {
  const binding = await wxBindingOf(engine.database, caller.subject.UserId);
  return {
    IsBing: binding ? 1 : 0,
    NickName: binding?.NickName ?? '',
    BindDate: binding?.BindDate ?? '',
    BindUrl: BIND_PAGE,
  };
};
