import { entities, type SurveyTaking, type Questionnaire } from '../../../contract/generated/entities.ts';
import {
  answerProblem,
  askedQuestions,
  isAnswered,
  isRecord,
  MOST_WRITTEN,
  sentAnswers,
  writtenOf,
  type Answers,
  type Question,
} from '../../../contract/paper/question.ts';
import { scorePaper } from '../../../contract/paper/score.ts';
import { changeWhere } from '../../data/change-where.ts';
import { arrivalBy, CLOCK_SQL } from '../../data/clock.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { oneRow } from './design.ts';
import { fileFault, fileIds, filesOfPaper, type PaperFile } from './files.ts';
import { orderedFor } from './paper.ts';
import { publishedPaper } from './published-paper.ts';
import { keepPaper, type HandedIn } from './sheet.ts';
import { closedBecause, doneBecause, replacesLast, type Window } from './window.ts';
import { resultsOf, warnLevelOf, type Result } from './warn.ts';
import { column } from '../../data/sql.ts';

/** What a published questionnaire says to those who answer it. */
export interface Published extends Window {
  readonly Id: string;
  readonly Title: string;
  readonly Description: string | null;
  readonly SurveyType: string;
  readonly ScaleCode: string | null;
  readonly ScoreMode: string;
  readonly MinSeconds: number | null;
  readonly OnePerPage: number | null;
  readonly ShowResult: number;
  readonly IsAnonymous: number;
  readonly RandomOrder: number;
  readonly PublishTime: string | null;
  /** The database's clock when this was read. */
  readonly Clock: string;
}

const TIME = (name: keyof Questionnaire & string) =>
  `to_char(${column<Questionnaire>(name)} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "${name}"`;

/** Not locked: all who answer read it at once. */
export async function readPublished(queryable: Queryable, id: string): Promise<Published> {
  const answer = await queryable.query<Published>(
    `SELECT "Id", "Title", "Description", "SurveyType", "ScaleCode", "ScoreMode", "MinSeconds", "State", ${TIME('StartTime')},
       ${TIME('EndTime')}, "OnePerPage"::int AS "OnePerPage", "ShowResult"::int AS "ShowResult",
       "IsAnonymous"::int AS "IsAnonymous", coalesce("RandomOrder", 0)::int AS "RandomOrder", ${CLOCK_SQL} AS "Clock", "PublishTime"::text AS "PublishTime"
     FROM "Questionnaire" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [id],
    'survey_window',
  );
  const [found] = answer.rows;
  if (!found) throw refuse('问卷不存在');
  return found;
}

/** Keeps what is answered so far, so that it can be gone on with on any device. */
export async function saveDraft(context: HandlerContext): Promise<{ SavedAt: string }> {
  const { taking, answers } = await requireOpen(context);
  await changeWhere(
    context,
    entities.SurveyTaking,
    `UPDATE "SurveyTaking" SET "Draft" = $2, "DraftTime" = now(), "BeginTime" = coalesce("BeginTime", now())
     WHERE "Id" = $1`,
    [taking.Id, answers],
    { as: 'count', name: 'survey_draft' },
  );
  return { SavedAt: context.now };
}

/** Hands a paper in, once: the row of the person who answers is locked, so a second tab finds it done. */
export async function submitPaper(
  context: HandlerContext,
): Promise<{ Text: string; Results: readonly Result[] }> {
  const { taking, answers, survey, arrived } = await requireOpen(context);
  const published = await publishedPaper(context.engine, context.tx, survey);
  if (!published) throw refuse('问卷没有题目');
  const { questions, factors } = published;
  const ordered = orderedFor(questions, survey.RandomOrder === 1, String(taking.Id));
  requireWhole(ordered, answers);
  const kept = sentAnswers(questions, answers);
  const files = await requireFiles(context, taking, ordered, kept);
  const score = scorePaper(questions, factors, kept);
  const scale = context.engine.catalog.scales.get(survey.ScaleCode ?? '');
  const paper: HandedIn = {
    scale,
    survey,
    taking,
    questions,
    answers: kept,
    files,
    score,
    warn: warnLevelOf(score, scale),
    replaces: replacesLast(countsOf(taking)),
    arrived,
  };
  await keepPaper(context, paper);
  const shown = survey.ShowResult === 1 && survey.IsAnonymous !== 1;
  return { Text: '提交成功，感谢填写', Results: shown ? resultsOf(score.factors) : [] };
}

const countsOf = (taking: SurveyTaking) => ({
  Times: taking.Times ?? 0,
  LimitTimes: taking.LimitTimes ?? 1,
  AllowEdit: taking.AllowEdit ?? 0,
});

async function requireOpen(context: HandlerContext) {
  const taking = oneRow(context) as unknown as SurveyTaking;
  const survey = await readPublished(context.tx, String(taking.QuestionnaireId));
  const arrived = arrivalBy(survey.Clock, context.caller);
  const why = closedBecause(survey, arrived) ?? doneBecause(countsOf(taking));
  if (why !== undefined) throw refuse(why);
  return { taking, survey, arrived, answers: parseAnswers(context.params['Answers']) };
}

function parseAnswers(text: unknown): Answers {
  try {
    const answers: unknown = JSON.parse(String(text ?? '{}'));
    if (isRecord(answers)) return answers;
  } catch {
    // told below
  }
  throw refuse('答案格式不正确');
}

/** The questions that are asked and answered, in the order of the numbers that their reader sees. */
const countedIn = (questions: readonly Question[], answers: Answers): Question[] =>
  askedQuestions(questions, answers).filter(({ type }) => type !== 'note');

/** The files of a paper. Refuses one that was not sent for it, or does not fit its question. */
async function requireFiles(
  { tx, caller }: HandlerContext,
  taking: SurveyTaking,
  questions: readonly Question[],
  answers: Answers,
): Promise<ReadonlyMap<string, PaperFile>> {
  const ids = fileIds(questions, answers);
  const files = await filesOfPaper(tx, caller.subject.UserId, String(taking.Id), ids);
  countedIn(questions, answers).forEach((question, at) => {
    for (const id of fileIds([question], answers)) {
      const fault = fileFault(question, files.get(id));
      if (fault !== undefined) throw refuse(`第${at + 1}题${fault}`);
    }
  });
  return files;
}

/** Refuses a paper with the first question that is not answered as it should be, by the number that its reader sees. */
export function requireWhole(questions: readonly Question[], answers: Answers): void {
  countedIn(questions, answers).forEach((question, at) => {
    const value = answers[question.id];
    const problem = answerProblem(question, value);
    if (Object.values(writtenOf(question, answers)).some((text) => [...text].length > MOST_WRITTEN))
      throw refuse(`第${at + 1}题填写内容不能超过${MOST_WRITTEN}个字`);
    if (problem === undefined) return;
    const { type, least = 1, most = question.options.length } = question;
    if (question.required && !isAnswered(question, value)) throw refuse(`第${at + 1}题为必答题`);
    const isCount = type === 'multiple' && problem.endsWith('项');
    throw refuse(isCount ? `第${at + 1}题请选择${least}-${most}项` : `第${at + 1}题${problem}`);
  });
}

/** The person's own row of a questionnaire, by its Id or by the questionnaire's. */
export async function ownTaking(
  queryable: Queryable,
  userId: string,
  id: string,
): Promise<
  { Id: string; QuestionnaireId: string; Draft: Answers | null; SheetId: string | null } & ReturnType<
    typeof countsOf
  >
> {
  const answer = await queryable.query<never>(
    `SELECT "Id", "QuestionnaireId", "Draft", "SheetId", "Times", "LimitTimes", "AllowEdit"::int AS "AllowEdit"
     FROM "SurveyTaking" WHERE "UserId" = $1 AND ("Id" = $2 OR "QuestionnaireId" = $2) AND "IsDeleted" = 0`,
    [userId, id],
    'survey_taking',
  );
  const [taking] = answer.rows;
  if (!taking) throw refuse('您不在该问卷的填写范围内');
  return taking;
}
