import { RIGHT, WRONG } from '../../../../contract/answer-key.ts';
import type { QuestionKind } from '../../../../contract/paper/question.ts';

/** A question as a file says it: texts, not judged yet. */
export interface SaidQuestion {
  /** The number that its writer gave it, or its place. */
  readonly no: number;
  /** Line of the text, or row of the sheet. */
  readonly line: number;
  /** Name of its type; empty where the file leaves it to be seen from the rest. */
  readonly type: string;
  readonly title: string;
  readonly options: readonly { readonly Key: string; readonly Text: string }[];
  readonly answer: string;
  readonly points: string;
  readonly difficulty: string;
  readonly tag: string;
  readonly analysis: string;
}

/** Kinds of questions that a bank holds, by the names that people write. */
const KIND_NAMES: readonly (readonly [RegExp, QuestionKind])[] = [
  [/^(?:单选|单项选择|选择)/u, 'single'],
  [/^(?:多选|多项选择)/u, 'multiple'],
  [/^(?:判断|是非)/u, 'judge'],
  [/^填空/u, 'blanks'],
  [/^(?:简答|问答|论述|名词解释)/u, 'longtext'],
];

/** The kind that a name means. */
export const kindNamed = (name: string): QuestionKind | undefined =>
  KIND_NAMES.find(([pattern]) => pattern.test(name.trim()))?.[1];

/** A question that a bank may take. */
export interface GoodQuestion {
  readonly kind: QuestionKind;
  readonly title: string;
  readonly options: readonly { readonly Key: string; readonly Text: string }[];
  readonly answer: unknown;
  readonly points: number | null;
  readonly difficulty: string;
  readonly tag: string;
  readonly analysis: string;
}

const YES: ReadonlySet<string> = new Set(['对', '正确', '√', '✓', '✔', 'T', 'TRUE', '是']);
const NO: ReadonlySet<string> = new Set(['错', '错误', '×', '✗', '✘', 'X', 'F', 'FALSE', '否']);
const MOST = { title: 300, choice: 100, tag: 60, analysis: 1000, answer: 2000 };

/** What is wrong with a question, each in a sentence; or the question. */
export function judgeQuestion(said: SaidQuestion): { faults: readonly string[]; good?: GoodQuestion } {
  const faults: string[] = [];
  const kind = said.type === '' ? kindSeen(said) : kindNamed(said.type);
  if (!kind) faults.push(`没有题型“${said.type}”，可填写单选题、多选题、判断题、填空题、简答题`);
  faults.push(...lengthFaults(said));
  const answer = kind ? answerOf(kind, said, faults) : undefined;
  const points = pointsOf(said.points, faults);
  if (!kind || faults.length > 0) return { faults };
  const { title, difficulty, tag, analysis } = said;
  const options = hasChoices(kind) ? said.options : [];
  return { faults, good: { kind, title, options, answer, points, difficulty, tag, analysis } };
}

const hasChoices = (kind: QuestionKind) => kind === 'single' || kind === 'multiple';

function lengthFaults({ title, options, tag, analysis }: SaidQuestion): string[] {
  const isLonger = (text: string, most: number) => [...text].length > most;
  const long = options.filter(({ Text }) => isLonger(Text, MOST.choice)).map(({ Key }) => Key);
  return [
    ...(title === '' ? ['没有题干'] : []),
    ...(isLonger(title, MOST.title) ? [`题干不能超过${MOST.title}个字`] : []),
    ...(long.length > 0 ? [`选项${long.join('、')}不能超过${MOST.choice}个字`] : []),
    ...(isLonger(tag, MOST.tag) ? [`知识点不能超过${MOST.tag}个字`] : []),
    ...(isLonger(analysis, MOST.analysis) ? [`解析不能超过${MOST.analysis}个字`] : []),
  ];
}

/** Seen from its choices and its answer, where nothing names the type. */
function kindSeen({ options, answer, title }: SaidQuestion): QuestionKind {
  if (options.length > 0) return lettersOf(answer).length > 1 ? 'multiple' : 'single';
  const word = answer.trim().toUpperCase();
  if (YES.has(word) || NO.has(word)) return 'judge';
  return /_{2,}|（\s*）|\(\s*\)/u.test(title) ? 'blanks' : 'longtext';
}

const lettersOf = (answer: string): string[] => [
  ...answer
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z]/gu, ''),
];

function answerOf(kind: QuestionKind, { answer, options }: SaidQuestion, faults: string[]): unknown {
  if (answer.trim() === '') {
    faults.push('没有答案');
    return undefined;
  }
  if (hasChoices(kind)) return chosenOf(kind, answer, options, faults);
  if (kind === 'judge') {
    const word = answer.trim().toUpperCase();
    if (!YES.has(word) && !NO.has(word)) faults.push('判断题的答案应为“对”或“错”');
    return YES.has(word) ? RIGHT : WRONG;
  }
  if (kind === 'blanks') {
    const blanks = answer.split(/[;；|｜]/u).map((blank) => wordsIn(blank));
    if (blanks.some((blank) => blank.length === 0)) faults.push('每个空都要有答案，各空以“；”分开');
    return blanks;
  }
  if ([...answer].length > MOST.answer) faults.push(`答案不能超过${MOST.answer}个字`);
  return answer.trim();
}

/** What is accepted in one blank: ways to write it are parted by / or 或. */
const wordsIn = (blank: string): string[] =>
  blank
    .split(/\/|\s+或\s+|或者/u)
    .map((word) => word.trim())
    .filter(Boolean);

function chosenOf(
  kind: QuestionKind,
  answer: string,
  options: SaidQuestion['options'],
  faults: string[],
): unknown {
  const keys = options.map(({ Key }) => Key);
  if (keys.length < 2) faults.push('选择题至少需要2个选项');
  const texts = options.map(({ Text }) => Text);
  if (texts.includes('')) faults.push(`选项${options.find(({ Text }) => Text === '')!.Key}没有内容`);
  if (new Set(texts).size < texts.length) faults.push('选项内容重复');
  if (new Set(keys).size < keys.length) faults.push('选项的字母重复');
  const chosen = lettersOf(answer);
  const missing = chosen.filter((key) => !keys.includes(key));
  if (chosen.length === 0) faults.push(`答案“${answer.slice(0, 20)}”不是选项的字母`);
  else if (missing.length > 0) faults.push(`答案${missing.join('、')}不在选项中`);
  if (kind === 'multiple') {
    if (new Set(chosen).size < 2) faults.push('多选题至少两个正确答案');
    return [...new Set(chosen)].sort();
  }
  if (chosen.length > 1) faults.push('单选题只能有一个正确答案');
  return chosen[0];
}

function pointsOf(text: string, faults: string[]): number | null {
  if (text.trim() === '') return null;
  const points = Number(text);
  if (points >= 0.5 && points <= 100 && Number.isInteger(points * 2)) return points;
  faults.push('分值应在0.5-100之间，以0.5分为单位');
  return null;
}
