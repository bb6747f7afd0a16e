import { dormInfo } from '../../modules/dormitory/dorm-info.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How many live where, and who of them was late or away, as far as the caller reaches them. */
export const getDormInfo: Handler<'Dormitory/DormInfo'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return dormInfo(services.engine, request.caller, request.input);
};
