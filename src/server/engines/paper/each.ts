import { RIGHT } from '../../../contract/answer-key.ts';
import { keyScore } from '../../../contract/paper/key.ts';
import { answerProblem, isAnswered, listOf, type Question } from '../../../contract/paper/question.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { waitedMs } from '../../data/time/clock.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';
import { requireOpen, takingOf, type Taking } from './answer.ts';
import { questionsFor } from './drawn.ts';
import type { Reader } from './own-paper.ts';
import { columnsOf, statementOf, tableOf, TAKING, titleOf, type Parts } from './parts.ts';
import { publishedPaper, type Published, type PublishedPaper } from './published.ts';
import { GRACE_S, stepOf, streaksOf, type Step } from './steps.ts';
import { seedOf } from './window.ts';

// SQL: t is paper.taking

/** Seconds for each question; undefined where a paper is handed out whole. */
export const secondsOf = ({ block }: Pick<Parts, 'block'>, survey: Published): number | undefined =>
  block.each === undefined ? undefined : Number((survey as unknown as Record<string, unknown>)[block.each]);

/** A question that was handed out, and the seconds that have passed since, both by the database's clock under the lock of the taking. */
interface Standing {
  readonly taking: Taking;
  /** undefined: no question is open. */
  readonly passed: number | undefined;
}

async function standingOf(queryable: Queryable, parts: Parts, id: string): Promise<Standing> {
  const { takings, block } = parts;
  const names = [block.by, ...TAKING, ...(block.person ? [block.person.field] : [])];
  const { rows } = await queryable.query<Record<string, unknown>>(
    `SELECT ${columnsOf(takings, 't', names)}, extract(epoch FROM clock_timestamp() - t."StepTime")::float AS "Passed"
     FROM ${tableOf(takings)} t WHERE t."Id" = $1 FOR UPDATE`,
    [id],
    statementOf(parts, 'step'),
  );
  const row = rows[0]!;
  const passed = row['Passed'];
  return { taking: takingOf(parts, row), passed: passed === null ? undefined : Number(passed) };
}

/** The paper, and the time at which it is read. */
export interface Handing {
  readonly survey: Published;
  readonly published: PublishedPaper;
  readonly now: string;
}

/** What a page is sent of a paper whose questions are handed out one by one. */
interface Handed {
  readonly questions: readonly Question[];
  readonly At: number;
  readonly Of: number;
  readonly Seconds: number;
  readonly Left: number;
}

/**
 * The question that this person is asked now: the open one with what is left of its time, or the next, whose time begins with this
 * answer. A question that ran out meanwhile was not answered. Nothing of a later one leaves the server.
 */
export async function handOut(
  reader: Reader,
  { Id }: Pick<Taking, 'Id'>,
  { survey, published, now }: Handing,
): Promise<Handed> {
  const { engine, parts, caller } = reader;
  const seconds = secondsOf(parts, survey)!;
  return engine.database.transaction(async (tx) => {
    const { taking, passed } = await standingOf(tx, parts, Id);
    const questions = questionsFor(published, survey, seedOf(taking));
    const isOver = passed !== undefined && passed > seconds + GRACE_S;
    const open = isOver ? questions[taking.Steps.length] : undefined;
    const steps = open ? [...taking.Steps, stepOf(open, { seconds, isLate: true })] : taking.Steps;
    const question = questions[steps.length];
    const isNew = passed === undefined || isOver;
    if (isNew && (open || question))
      await keepSteps({ engine, tx, caller, now }, parts, taking.Id, steps, question !== undefined);
    return {
      questions: question ? [question] : [],
      At: Math.min(steps.length + 1, questions.length),
      Of: questions.length,
      Seconds: seconds,
      Left: isNew ? seconds : Math.max(0, Math.round((seconds - passed!) * 10) / 10),
    };
  });
}

async function keepSteps(
  context: WriteContext,
  parts: Parts,
  id: string,
  steps: readonly Step[],
  isOpen: boolean,
): Promise<void> {
  await changeWhere(
    context,
    parts.takings.name,
    `UPDATE ${tableOf(parts.takings)} t SET "Steps" = $2, "StepTime" = CASE WHEN $3::boolean THEN clock_timestamp() END,
       "BeginTime" = coalesce(t."BeginTime", now()) WHERE t."Id" = $1`,
    [id, steps, isOpen],
    { as: 'count', name: statementOf(parts, 'steps') },
  );
}

/** Takes the answer to the question that is open, judges it, and tells how. The row of the person is locked, so a second tab finds it answered. */
export async function answerStep(
  context: HandlerContext,
): Promise<{ Right: number; Keys: readonly string[]; Text: string }> {
  const { engine, tx, caller, params, now } = context;
  const { parts, taking: known, survey } = await requireOpen(context);
  const seconds = secondsOf(parts, survey);
  const published = await publishedPaper(engine, tx, parts, survey);
  if (seconds === undefined || !published) throw refuse(`${titleOf(parts)}没有题目`);
  const { taking, passed } = await standingOf(tx, parts, known.Id);
  const question = questionsFor(published, survey, seedOf(taking))[taking.Steps.length];
  if (passed === undefined || !question || question.id !== params['Question'])
    throw refuse('该题已作答，请继续下一题');
  const took = Math.max(0, passed - waitedMs(caller) / 1000);
  const isLate = took > seconds + GRACE_S;
  const value = parseAnswer(question, params['Answer']);
  const step = isLate
    ? stepOf(question, { seconds, isLate })
    : stepOf(question, { seconds: took, value, points: keyScore(question, value, 'none') ?? 0 });
  const steps = [...taking.Steps, step];
  await keepSteps({ engine, tx, caller, now }, parts, taking.Id, steps, false);
  await keepSwitches(context, parts, taking, known.SwitchCount);
  const streak = streaksOf(steps).at(-1) ?? 0;
  return {
    Right: step.Right,
    Keys: survey.ShowAnswer === 0 ? [] : keysOf(question),
    Text: isLate ? '超过限时，本题不得分' : streak > 1 ? `连对${streak}题` : '',
  };
}

/** The page that was left is counted as often as the browser says, never down. */
async function keepSwitches(
  context: WriteContext,
  parts: Parts,
  { Id, SwitchCount }: Taking,
  said: number,
): Promise<void> {
  if (!parts.takings.fields.has('SwitchCount') || said <= SwitchCount) return;
  await changeWhere(
    context,
    parts.takings.name,
    `UPDATE ${tableOf(parts.takings)} t SET "SwitchCount" = $2 WHERE t."Id" = $1`,
    [Id, said],
    { as: 'count', name: statementOf(parts, 'switches') },
  );
}

/** The choice as it was sent; what is no choice of this question is no answer. */
function parseAnswer(question: Question, text: unknown): unknown {
  try {
    const value: unknown = JSON.parse(String(text ?? 'null'));
    if (!isAnswered(question, value)) return undefined;
    if (answerProblem(question, value) === undefined) return value;
  } catch {
    // The refusal below tells it.
  }
  throw refuse('答案格式不正确');
}

/** The choices that are right, by the keys that the page was sent. */
function keysOf({ type, key }: Question): readonly string[] {
  if (!key || type === 'blanks') return [];
  return type === 'judge' ? [key.answer === RIGHT ? '1' : '0'] : listOf(key.answer);
}
