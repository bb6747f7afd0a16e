import { RIGHT } from '../answer-key.ts';
import { foldedText } from '../folded-text.ts';
import { listOf, type Question } from './question.ts';

/** What several right choices of which some are taken, and no wrong one, are worth. */
export type Partial = 'none' | 'half' | 'share';

/** The right answer of a question and what it is worth, as it is stored: see the widget `answer`. */
export interface Key {
  readonly answer: unknown;
  readonly points: number;
}

/** Whether a kind of question is judged by its key; the others wait for somebody who marks them. */
export const isJudged = ({ type, key }: Question): boolean => key !== undefined && type !== 'longtext';

/** Points of an answer, to the tenth; undefined for a question that has no key. */
export function keyScore(question: Question, value: unknown, partial: Partial): number | undefined {
  const { key } = question;
  if (!key || !isJudged(question)) return undefined;
  return Math.round(key.points * shareOf(question, key.answer, value, partial) * 10) / 10;
}

function shareOf({ type }: Question, answer: unknown, value: unknown, partial: Partial): number {
  if (type === 'multiple') return several(listOf(answer), listOf(value), partial);
  if (type === 'judge') return listOf(value)[0] === (answer === RIGHT ? '1' : '0') ? 1 : 0;
  if (type === 'text') return accepted(answer).includes(foldedText(String(value))) ? 1 : 0;
  return listOf(value)[0] === listOf(answer)[0] ? 1 : 0;
}

/** All right ones and no other are the whole; one wrong choice takes everything. */
function several(right: readonly string[], chosen: readonly string[], partial: Partial): number {
  const taken = new Set(chosen);
  if (taken.size === 0 || chosen.some((one) => !right.includes(one))) return 0;
  if (taken.size === right.length) return 1;
  return partial === 'none' ? 0 : partial === 'half' ? 0.5 : taken.size / right.length;
}

/** Every way to write what belongs into a blank. */
const accepted = (answer: unknown): string[] =>
  [answer]
    .flat(2)
    .filter((one) => typeof one === 'string' && one.trim() !== '')
    .map((one) => foldedText(String(one)));
