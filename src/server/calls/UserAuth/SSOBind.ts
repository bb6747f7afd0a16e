import { bindUser } from '../../auth/sso/bindings.ts';
import { takeStranger } from '../../auth/sso/journeys.ts';
import { providerOf } from '../../auth/sso/sso.ts';
import { refuse } from '../../data/refusal.ts';
import { writeContext, type Handler } from '../call.ts';

/** Binds whom a provider vouched for to the account that he has just logged in to: both are proved. */
export const ssoBind: Handler<'UserAuth/SSOBind'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { BindTicket: ticket, Binding: binding } = request.input;
  const stranger = await takeStranger(context.tx, { ticket, binding });
  if (!stranger) throw refuse('关联请求已失效，请重新登录');
  const { UserId } = context.caller.subject;
  await bindUser(context, providerOf(services, stranger.client), stranger.subject, UserId, request.name);
  return true;
};
