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
  if (type === 'blanks') return blanksShare(answer, value);
  if (type === 'text') return accepted(answer).includes(foldedText(String(value))) ? 1 : 0;
  return listOf(value)[0] === listOf(answer)[0] ? 1 : 0;
}

/** Each blank is worth the same, however its accepted text is written. */
function blanksShare(answer: unknown, value: unknown): number {
  const blanks = Array.isArray(answer) ? answer : [];
  const given = Array.isArray(value) ? value : [];
  const right = blanks.filter((blank, at) => accepted(blank).includes(foldedText(String(given[at] ?? ''))));
  return blanks.length === 0 ? 0 : right.length / blanks.length;
}

/** All right ones and no other are the whole; one wrong choice takes everything. */
function several(right: readonly string[], chosen: readonly string[], partial: Partial): number {
  const taken = new Set(chosen);
  if (taken.size === 0 || chosen.some((one) => !right.includes(one))) return 0;
  if (taken.size === right.length) return 1;
  return partial === 'none' ? 0 : partial === 'half' ? 0.5 : taken.size / right.length;
}

/** The right answer in words, as it is told once results are out. */
export function keyText({ type, options, key }: Question): string {
  if (!key) return '';
  const { answer } = key;
  if (type === 'judge') return answer === RIGHT ? '正确' : '错误';
  if (type === 'blanks')
    return [answer]
      .flat(1)
      .map((blank) => listOf(blank).join(' 或 '))
      .join('；');
  const named = (one: string) => {
    const option = options.find(({ key: code }) => code === one);
    return option ? `${option.key}. ${option.text}` : one;
  };
  return listOf(answer).map(named).join('；');
}

/** Every way to write what belongs into a blank. */
const accepted = (answer: unknown): string[] =>
  [answer]
    .flat(2)
    .filter((one) => typeof one === 'string' && one.trim() !== '')
    .map((one) => foldedText(String(one)));
