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
import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { arrivalBy } from '../../data/time/clock.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { againBecause } from './again.ts';
import { fileFault, fileIds, filesOfPaper, type PaperFile } from './files.ts';
import { questionsFor } from './drawn.ts';
import { columnsOf, partsOf, statementOf, tableOf, TAKING, titleOf, type Parts } from './parts.ts';
import { mostDaily, publishedPaper, sharedPublished, type Published } from './published.ts';
import { areTold, levelsOf, partialOf, resultsOf, scoreOf, worstLevel, type Result } from './results.ts';
import { keepPaper, type HandedIn, type HandingContext } from './sheet.ts';
import { takenAnswers, type Step } from './steps.ts';
import { deadlineOf, isTimed } from './time.ts';
import {
  agreeBecause,
  closedBecause,
  dailyBecause,
  doneBecause,
  lateBecause,
  ownWindow,
  replacesLast,
  seedOf,
  type Taken,
} from './window.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

// SQL: t is paper.taking
// SQL: s is paper.sheet

/** The row of a person who is asked. */
export interface Taking extends Taken {
  readonly Id: string;
  readonly UserId: string;
  /** The paper. */
  readonly paperId: string;
  /** The person, where the paper says of which entity. */
  readonly personId: string | null;
  readonly SheetId: string | null;
  readonly Draft: Answers | null;
  /** When the person began. */
  readonly BeginTime: string | null;
  /** Minutes that this person has besides. */
  readonly ExtraMinutes: number;
  /** A window of this person's own, such as that of a make-up. */
  readonly OwnStart: string | null;
  readonly OwnEnd: string | null;
  /** When the notice was agreed to; undefined: nobody is asked for that. */
  readonly AgreedTime: string | null | undefined;
  /** How often the person left the page. */
  readonly SwitchCount: number;
  /** The page that was opened last: what comes from an earlier one is refused. */
  readonly Turn: number;
  /** What was answered of questions that are handed out one by one. */
  readonly Steps: readonly Step[];
  /** When the question was handed out that is not answered yet. */
  readonly StepTime: string | null;
}

/** A taking by its stored row. */
export function takingOf(parts: Parts, row: Row): Taking {
  const { block, takings } = parts;
  const { person } = block;
  // A person may come back as often as there are days where nothing but days counts.
  const isByDay = block.daily !== undefined && !takings.fields.has('LimitTimes');
  const text = (name: string) => (row[name] as string | null | undefined) ?? null;
  const BeginTime = text('BeginTime');
  return {
    Id: String(row['Id']),
    UserId: String(row['UserId']),
    paperId: String(row[block.by]),
    personId: person ? text(person.field) : null,
    SheetId: text('SheetId'),
    Draft: (row['Draft'] as Answers | null | undefined) ?? null,
    BeginTime,
    ExtraMinutes: Number(row['ExtraMinutes'] ?? 0),
    OwnStart: text('OwnStart'),
    OwnEnd: text('OwnEnd'),
    AgreedTime: parts.takings.fields.has('AgreedTime') ? text('AgreedTime') : undefined,
    // The count of the last sheet stays to be read until the next one begins.
    SwitchCount: BeginTime === null ? 0 : Number(row['SwitchCount'] ?? 0),
    Turn: Number(row['Turn'] ?? 0),
    Steps: (row['Steps'] as readonly Step[] | null | undefined) ?? [],
    StepTime: text('StepTime'),
    Times: Number(row['Times'] ?? 0),
    LimitTimes: Number(row['LimitTimes'] ?? (isByDay ? Number.MAX_SAFE_INTEGER : 1)),
    Day: text('Day'),
    DayTimes: Number(row['DayTimes'] ?? 0),
    AllowEdit: Number(row['AllowEdit'] ?? 0),
  };
}

/** Keeps what is answered so far, so that it can be gone on with on any device. */
export async function saveDraft(context: HandlerContext): Promise<{ SavedAt: string }> {
  const { parts, taking, answers, isOver, survey } = await requireOpen(context);
  if (isOver) throw refuse(OVER);
  if (isLeftTooOften(survey, taking)) throw refuse('切屏次数已达上限，试卷正在提交');
  const { fields } = parts.takings;
  const switches = fields.has('SwitchCount') ? `, ${ident('SwitchCount')} = $3::int` : '';
  const answered = fields.has('Answered') ? `, ${ident('Answered')} = $${switches === '' ? 3 : 4}::int` : '';
  await changeWhere(
    context,
    parts.takings.name,
    `UPDATE ${tableOf(parts.takings)} t SET "Draft" = $2, "DraftTime" = now(), "BeginTime" = coalesce(t."BeginTime", now())${switches}${answered}
     WHERE t."Id" = $1`,
    [
      taking.Id,
      answers,
      ...(switches === '' ? [] : [taking.SwitchCount]),
      ...(answered === '' ? [] : [Object.keys(answers).length]),
    ],
    { as: 'count', name: statementOf(parts, 'draft') },
  );
  return { SavedAt: context.now };
}

const OVER = '答题时间已到';

/** Codes of SUBMIT_MODE: how a sheet came to be handed in. */
export const HANDED_IN = { Own: '1', Overdue: '2', Switched: '3', Forced: '4' } as const;

/** Whether a person has left the page as often as the paper allows. */
const isLeftTooOften = ({ SwitchLimit }: Published, { SwitchCount }: Taking): boolean =>
  (SwitchLimit ?? 0) > 0 && SwitchCount >= SwitchLimit!;

/** Hands a paper in, once: the row of the person who answers is locked, so a second tab finds it done. */
export async function submitPaper(
  context: HandlerContext,
): Promise<{ Text: string; Results: readonly Result[] }> {
  const opened = await requireOpen(context);
  const { taking, isOver, own } = opened;
  // What comes when the person's own time is over may have been thought of since: what was kept in time counts.
  const answers = isOver ? (taking.Draft ?? {}) : opened.answers;
  const mode = isLeftTooOften(opened.survey, taking)
    ? HANDED_IN.Switched
    : isOver
      ? HANDED_IN.Overdue
      : HANDED_IN.Own;
  const arrived = isOver ? own! : opened.arrived;
  const Results = await handIn(context, { ...opened, answers, arrived, mode });
  return { Text: isOver ? TAKEN[HANDED_IN.Overdue]! : '提交成功，感谢填写', Results };
}

/** What is handed in, and when it came. */
interface HandingIn {
  readonly parts: Parts;
  readonly survey: Published;
  readonly taking: Taking;
  readonly answers: Answers;
  readonly arrived: string;
  /** The person's own time is over: what is there is taken as it is. */
  readonly isOver: boolean;
  /** Code of SUBMIT_MODE. */
  readonly mode: string;
}

/** Judges and stores what is handed in. @returns what the person is told of it at once */
export async function handIn(context: HandingContext, handed: HandingIn): Promise<readonly Result[]> {
  const { engine, tx } = context;
  const { parts, taking, survey, arrived, isOver, mode } = handed;
  const published = await publishedPaper(engine, tx, parts, survey);
  if (!published) throw refuse(`${titleOf(parts)}没有题目`);
  const questions = questionsFor(published, survey, seedOf(taking));
  const isEach = parts.block.each !== undefined;
  const answers = isEach ? takenAnswers(taking.Steps, questions, isOver) : handed.answers;
  if (!isOver && !isEach) requireWhole(questions, answers, parts.block.refuse?.unfinished);
  // by their numbers, as they are counted; a person's own order is for the eye alone
  const inTurn = questions.toSorted((one, other) => one.no - other.no);
  const kept = sentAnswers(inTurn, answers);
  const { paperId, personId } = taking;
  for (const { papers } of engine.modules)
    await papers?.[parts.paper.name]?.judge?.(context, { paperId, personId, answers: kept });
  const files = await requireFiles(context, parts, taking, questions, kept);
  const score = scorePaper(inTurn, published.factors, kept, partialOf(parts, survey));
  const scale = engine.catalog.scales.get(survey.ScaleCode ?? '');
  const paper: HandedIn = {
    parts,
    scale,
    survey,
    taking,
    questions: inTurn,
    answers: kept,
    files,
    score,
    warn: worstLevel(levelsOf(engine, parts), score, scale),
    replaces: replacesLast(taking),
    arrived,
    mode,
  };
  const sheet = await keepPaper(context, paper);
  if (!areTold(parts, survey, arrived)) return [];
  for (const { papers } of engine.modules) {
    const told = await papers?.[parts.paper.name]?.told?.(context, sheet);
    if (told) return told;
  }
  return [...scoreOf(survey, questions, score.total), ...resultsOf(engine, parts, score.factors)];
}

/** The paper that a person answers now, and what came of it. @throws Refusal where nothing may be answered */
export async function requireOpen(context: HandlerContext) {
  const { engine, tx, entity, caller, params } = context;
  const parts = partsOf(engine, entity.name, 'takings');
  const known = takingOf(parts, chosenRow(context));
  const taking = {
    ...known,
    SwitchCount: Math.max(known.SwitchCount, Number(params['Switches'] ?? 0)),
  };
  const survey = ownWindow(await sharedPublished(tx, parts, taking.paperId), taking);
  const arrived = arrivalBy(survey.Clock, caller);
  const title = titleOf(parts);
  const own = isTimed(survey) ? deadlineOf(survey, taking.BeginTime) : survey.EndTime;
  const isOver = isTimed(survey) && taking.BeginTime !== null && own !== null && arrived > own;
  const why =
    (isOver ? undefined : closedBecause(title, survey, arrived)) ??
    (await doneHow(tx, parts, taking)) ??
    dailyBecause(taking, mostDaily(parts, survey), arrived, parts.block.refuse?.today);
  if (why !== undefined) throw refuse(why);
  const late =
    lateBecause(survey, taking, arrived) ??
    agreeBecause(taking, parts.block.refuse?.unread) ??
    (await againBecause(engine, tx, parts, taking, arrived));
  if (late !== undefined) throw refuse(late);
  if (parts.takings.fields.has('Turn') && Number(params['Turn'] ?? 0) !== taking.Turn)
    throw refuse(ELSEWHERE);
  return { parts, taking, survey, arrived, own, isOver, answers: parseAnswers(params['Answers']) };
}

/** What somebody is told whose sheet was taken, where the page does not know it yet. */
const TAKEN: Readonly<Record<string, string>> = {
  [HANDED_IN.Overdue]: `${OVER}，已按最后保存的答案提交`,
  [HANDED_IN.Switched]: '切屏次数已达上限，已按最后保存的答案提交',
  [HANDED_IN.Forced]: '试卷已被收取，已按最后保存的答案提交',
};

/** Why this person may not answer once more, and who handed the last sheet in where it was not the person. */
async function doneHow(queryable: Queryable, parts: Parts, taking: Taking): Promise<string | undefined> {
  const done = doneBecause(titleOf(parts), taking, parts.block.refuse?.done);
  const { sheets } = parts;
  if (done === undefined || taking.SheetId === null || !sheets.fields.has('SubmitMode')) return done;
  const { rows } = await queryable.query<{ mode: string }>(
    `SELECT s."SubmitMode" AS mode FROM ${tableOf(sheets)} s WHERE s."Id" = $1`,
    [taking.SheetId],
    statementOf(parts, 'mode'),
  );
  return TAKEN[rows[0]?.mode ?? ''] ?? done;
}

const ELSEWHERE = '试卷已在其他窗口或设备打开，请在那里继续作答，或刷新本页';

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
  { tx }: HandingContext,
  parts: Parts,
  taking: Taking,
  questions: readonly Question[],
  answers: Answers,
): Promise<ReadonlyMap<string, PaperFile>> {
  const ids = fileIds(questions, answers);
  const files = await filesOfPaper(tx, parts, taking.UserId, taking.Id, ids);
  countedIn(questions, answers).forEach((question, at) => {
    for (const id of fileIds([question], answers)) {
      const fault = fileFault(question, files.get(id));
      if (fault !== undefined) throw refuse(`第${at + 1}题${fault}`);
    }
  });
  return files;
}

/** Refuses a paper with the first question that is not answered as it should be, by the number that its reader sees. */
export function requireWhole(questions: readonly Question[], answers: Answers, said?: string): void {
  countedIn(questions, answers).forEach((question, at) => {
    const value = answers[question.id];
    const problem = answerProblem(question, value);
    if (Object.values(writtenOf(question, answers)).some((text) => [...text].length > MOST_WRITTEN))
      throw refuse(`第${at + 1}题填写内容不能超过${MOST_WRITTEN}个字`);
    if (problem === undefined) return;
    const { type, least = 1, most = question.options.length } = question;
    if (question.required && !isAnswered(question, value))
      throw refuse(`${said === undefined ? '' : `${said}：`}第${at + 1}题为必答题`);
    const isCount = type === 'multiple' && problem.endsWith('项');
    throw refuse(isCount ? `第${at + 1}题请选择${least}-${most}项` : `第${at + 1}题${problem}`);
  });
}

/** The person's own row of a paper, by its Id or by the paper's. */
export async function ownTaking(
  queryable: Queryable,
  parts: Parts,
  userId: string,
  id: string,
): Promise<Taking> {
  const { takings, by, block } = parts;
  const names = [block.by, ...TAKING, ...(block.person ? [block.person.field] : [])];
  const answer = await queryable.query<Row>(
    `SELECT ${columnsOf(takings, 't', names)} FROM ${tableOf(takings)} t
     WHERE t."UserId" = $1 AND (t."Id" = $2 OR t.${by} = $2) AND t."IsDeleted" = 0`,
    [userId, id],
    statementOf(parts, 'taking'),
  );
  const [taking] = answer.rows;
  if (!taking) throw refuse(`您不在该${titleOf(parts)}的填写范围内`);
  return takingOf(parts, taking);
}
