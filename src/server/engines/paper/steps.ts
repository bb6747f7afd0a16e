import type { Answers, Question } from '../../../contract/paper/question.ts';
import { refuse } from '../../data/refusal.ts';

/** Seconds by which an answer may come late: the way from a browser to here. */
export const GRACE_S = 2;

/** One question that was handed out alone, and what became of it; in the order in which they were asked. */
export interface Step {
  readonly Id: string;
  /** null: nothing was answered in time. */
  readonly Value: unknown;
  /** Seconds that it took, to the tenth. */
  readonly Seconds: number;
  readonly Right: 0 | 1;
  readonly Late: 0 | 1;
}

interface Taken {
  readonly seconds: number;
  readonly value?: unknown;
  /** What the answer is worth by its key. */
  readonly points?: number;
  readonly isLate?: boolean;
}

/** A step that is over: right is what is worth the whole of its question. */
export const stepOf = (
  { id, key }: Pick<Question, 'id' | 'key'>,
  { seconds, value = null, points = 0, isLate = false }: Taken,
): Step => ({
  Id: id,
  Value: value,
  Seconds: Math.round(seconds * 10) / 10,
  Right: key !== undefined && value !== null && points >= key.points ? 1 : 0,
  Late: isLate ? 1 : 0,
});

/** How many right ones in a row each step ends. */
export function streaksOf(steps: readonly Pick<Step, 'Right'>[]): number[] {
  let streak = 0;
  return steps.map(({ Right }) => (streak = Right === 1 ? streak + 1 : 0));
}

/** Seconds of all steps, to the tenth. */
export const secondsTaken = (steps: readonly Pick<Step, 'Seconds'>[]): number =>
  Math.round(steps.reduce((all, { Seconds }) => all + Seconds, 0) * 10) / 10;

/** The answers that were taken, as a sheet keeps them. @throws Refusal while a question is left, unless the paper is over */
export function takenAnswers(
  steps: readonly Step[],
  questions: readonly Pick<Question, 'id'>[],
  isOver: boolean,
): Answers {
  if (!isOver && steps.length < questions.length) throw refuse('还有题目没有作答');
  return Object.fromEntries(steps.flatMap(({ Id, Value }) => (Value === null ? [] : [[Id, Value]])));
}
