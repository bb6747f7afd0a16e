import { entities } from '../../../contract/generated/entities.ts';
import { getRow } from '../../data/get.ts';
import { levelName } from '../../modules/questionnaire/warn.ts';
import { writeWebLog } from '../../web-log.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

interface StoredFactor {
  readonly Name: string;
  readonly Value: number;
  readonly Level: number;
  readonly Advice: string;
}

/** The factors of one sheet. That somebody looked is kept. */
export const sheetFactors: Handler<'Questionnaire/SheetFactors'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const { engine } = services;
  const { caller, input, userAgent, name } = request;
  const sheet = await getRow(engine, caller, entities.AnswerSheet, input.Id);
  await writeWebLog(engine.database, {
    userId: caller.subject.UserId,
    routeName: name,
    action: '查看反馈详情',
    content: String(sheet['Id']),
    costMs: undefined,
    ip: caller.ip,
    userAgent,
  });
  const factors = Array.isArray(sheet['FactorScores']) ? (sheet['FactorScores'] as StoredFactor[]) : [];
  return factors.map(({ Name, Value, Level, Advice }) => ({ Name, Value, Level: levelName(Level), Advice }));
};
