import { gateInfo } from '../../modules/dormitory/gate-info.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** What the gates tell, as far as the caller reaches it. */
export const getGateInfo: Handler<'Dormitory/GateInfo'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return gateInfo(services.engine, request.caller, request.input);
};
