import { QUESTION_TYPE } from '../../../contract/generated/codes.ts';
import { entities, type FdyIndicator } from '../../../contract/generated/entities.ts';
import { listOf } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import type { HandedAnswers } from '../../data/paper-rules.ts';
import { refuse } from '../../data/refusal.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { addRow, endRows } from '../../data/write/system-write.ts';

/** Dictionary of the levels, and its lowest. */
const LEVELS = 'SATISFY';
const LOWEST = '1';
/** What a student writes who finds everything as bad as can be. */
const LEAST_WRITTEN = 10;

type Asked = Pick<
  FdyIndicator,
  'Id' | 'Sort' | 'QType' | 'Duty' | 'Title' | 'Weight' | 'Required' | 'Options' | 'MaxLength'
>;

async function indicatorsOf({ tx }: WriteContext, survey: string): Promise<Asked[]> {
  const { rows } = await tx.query<Asked>(
    `SELECT i."Id", i."Sort", i."QType", i."Duty", i."Title", i."Weight"::float AS "Weight", i."Required", i."Options", i."MaxLength"
     FROM "FdyIndicator" i WHERE i."SurveyId" = $1 AND i."IsDeleted" = 0 ORDER BY i."Sort"`,
    [survey],
  );
  return rows;
}

/** A student who chooses the lowest level throughout says why. */
export async function requireReason(context: WriteContext, handed: HandedAnswers): Promise<void> {
  const asked = await indicatorsOf(context, handed.paperId);
  const answered = (type: string) =>
    asked.filter(({ QType }) => QType === type).map(({ Id }) => handed.answers[String(Id)]);
  const isWorst = answered(QUESTION_TYPE.Single).every((value) => listOf(value)[0] === LOWEST);
  const written = answered(QUESTION_TYPE.LongText).map((value) => String(value ?? '').trim());
  if (isWorst && !written.some((text) => [...text].length >= LEAST_WRITTEN))
    throw refuse(`评价为“非常不满意”时请填写意见，不少于${LEAST_WRITTEN}个字`);
}

/** Takes the indicators of another survey in place of the draft's own. */
export async function copyIndicators(context: HandlerContext): Promise<boolean> {
  const { params, enCode } = context;
  const SurveyId = String(chosenRow(context)['Id']);
  const wanted = await indicatorsOf(context, String(params['FromId']));
  const own = (await indicatorsOf(context, SurveyId)).map(({ Id }) => String(Id));
  if (own.length > 0) await endRows(context, entities.FdyIndicator, own, enCode);
  for (const { Id: _other, ...indicator } of wanted)
    await addRow(context, entities.FdyIndicator, { ...(indicator as Row), SurveyId }, enCode);
  return true;
}

/** Each indicator is judged by the same levels, the highest first. */
export async function giveLevels({ engine, row }: RowHook<FdyIndicator>): Promise<void> {
  if (row.QType !== QUESTION_TYPE.Single || row.Options) return;
  const levels = engine.catalog.codes.get(LEVELS)?.items ?? [];
  row.Options = levels.map(({ code, name }) => ({ Key: code, Text: name }));
}
