import { entities } from '../../../contract/generated/entities.ts';
import { getRow } from '../../data/get.ts';
import { readFactors } from '../../modules/questionnaire/stored-factor.ts';
import { levelName } from '../../modules/questionnaire/warn.ts';
import { writeWebLog } from '../../web-log.ts';
import { shown } from '../call.ts';

/** The factors of one sheet. That somebody looked is kept. */
export const sheetFactors = shown<'Questionnaire/SheetFactors'>(async ({ engine }, request) => {
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
  return readFactors(sheet['FactorScores'])
    .filter(({ calc }) => input.Means !== 1 || calc === 'mean')
    .map(({ name: Name, score, warn, advice }) => ({
      Name,
      Value: score,
      Level: levelName(warn),
      Advice: advice,
    }));
});
