import { saveDesktop } from '../../modules/app-center/desktop.ts';
import { writeContext, type Handler } from '../call.ts';

/** Stores the caller's whole desktop. */
export const editMyDesktop: Handler<'MyApplyInfo/EditMyDesktop'> = async (services, request) => {
  await saveDesktop(await writeContext(services, request), request.input.Items, request.name);
  return true;
};
