import { openNotice as open } from '../../modules/notice/reading.ts';
import { writeContext, type Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** Opens a notice that was sent to the caller: when he first did is noted. */
export const openNotice: Handler<'Notice/OpenNotice'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const reading = await open(await writeContext(services, request), request.input.Id);
  return reading ? [reading] : [];
};
