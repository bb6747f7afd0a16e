import type { QuestionKind } from '../../../../../contract/paper/question.ts';
import { rowsOfAnswer } from '../../../blocks/source.ts';
import { textIn } from '../../../blocks/values.ts';

/** How an answer was judged, at once. */
export interface Told {
  /** undefined: it is not said. */
  readonly isRight: boolean | undefined;
  /** The choices that are right. */
  readonly keys: readonly string[];
  /** What else is said of it. */
  readonly text: string;
}

/** Reads what the EnCode that takes an answer answered. */
export function readTold(value: unknown): Told {
  const raw = rowsOfAnswer(value)[0] ?? {};
  const keys: unknown = raw['Keys'];
  const right = textIn(raw, 'Right');
  return {
    isRight: right === '' ? undefined : right === '1',
    keys: Array.isArray(keys) ? keys.map(String) : [],
    text: textIn(raw, 'Text'),
  };
}

/** What is said of one choice, by colour and by word. */
export function toldOf(
  { keys, isRight }: Told,
  key: string,
  chosen: readonly string[],
): { as: 'right' | 'wrong' | undefined; text: string } {
  const isChosen = chosen.includes(key);
  if (keys.includes(key) || (isChosen && isRight === true))
    return { as: 'right', text: isChosen ? '选对了' : '正确答案' };
  if (isChosen && isRight === false) return { as: 'wrong', text: '选错了' };
  return { as: undefined, text: '' };
}

/** The verdict in a word; where nothing was answered, it was time that decided. */
export function verdictOf({ isRight }: Told, isAnswered: boolean): string {
  if (isRight === undefined) return '已提交';
  if (isRight) return '回答正确';
  return isAnswered ? '回答错误' : '未作答';
}

/** Whether more questions follow. */
export const isLast = (at: number | undefined, of: number | undefined): boolean =>
  at !== undefined && of !== undefined && at >= of;

/** Where the question stands among all; empty when the server does not say. */
export const placeText = (at: number | undefined, of: number | undefined): string =>
  at === undefined ? '' : of === undefined ? `第${at}题` : `第${at}题，共${of}题`;

/** What is sent of an answer: a JSON text; nothing chosen is null. */
export const sentAnswer = (type: QuestionKind, value: unknown): string =>
  JSON.stringify(value ?? (type === 'multiple' ? [] : null));
