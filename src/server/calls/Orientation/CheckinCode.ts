import { codeFor } from '../../modules/orientation/desk/sheet.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** The caller's own check-in code of this moment. */
export const checkinCode: Handler<'Orientation/CheckinCode'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const { engine } = services;
  const code = await codeFor(engine, engine.database, request.caller.subject.NewStudentId);
  return code ? [code] : [];
};
