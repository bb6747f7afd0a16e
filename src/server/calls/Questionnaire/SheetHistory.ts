import { entities } from '../../../contract/generated/entities.ts';
import { getRow } from '../../data/get.ts';
import { totalsOf } from '../../modules/questionnaire/history.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** What the person of a sheet scored before and after it, as far as the caller reads it. */
export const sheetHistory: Handler<'Questionnaire/SheetHistory'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const { engine } = services;
  const sheet = await getRow(engine, request.caller, entities.AnswerSheet, request.input.Id);
  return totalsOf(engine, request.caller, String(sheet['Id']));
};
