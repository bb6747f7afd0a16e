import { codeOfRoll } from '../../modules/rollcall/code.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** The code of this moment that a roll is answered with. */
export const signCode: Handler<'Rollcall/SignCode'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const code = await codeOfRoll(services.engine, request.caller, request.input.InstanceId);
  return code ? [code] : [];
};
