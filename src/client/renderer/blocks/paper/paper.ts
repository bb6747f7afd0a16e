import type { PaperPage } from '../../../../contract/generated/meta.ts';
import { rowsOfAnswer } from '../parts/source.ts';
import { numberOf, textIn } from '../parts/values.ts';

export type QuestionType = PaperPage['types'][string];

export interface Choice {
  readonly key: string;
  readonly text: string;
  /** Number of the question that follows when this is chosen. */
  readonly jumpTo: number | undefined;
}

/** One question, as it is asked. */
export interface Question {
  readonly id: string;
  /** 1, 2, 3 ... as the answerer counts; conditions and jumps name it. */
  readonly no: number;
  readonly type: QuestionType;
  readonly title: string;
  readonly required: boolean;
  readonly options: readonly Choice[];
  readonly rows: readonly string[];
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly length: number | undefined;
  readonly showWhen: { readonly q: number; readonly op: string; readonly v: readonly string[] } | undefined;
}

export type Answers = Readonly<Record<string, unknown>>;

export interface Paper {
  readonly title: string;
  readonly intro: string;
  /** Moment YYYY-MM-DD HH:mm:ss by the server's clock; empty: none. */
  readonly deadline: string;
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

type Raw = Readonly<Record<string, unknown>>;

/** Reads what the call answered; a type that the page does not know is left out. */
export function paperOf(answer: unknown, types: PaperPage['types']): Paper {
  const raw: Raw = rowsOfAnswer(answer)[0] ?? {};
  const answers: unknown = raw['Answers'];
  return {
    title: textIn(raw, 'Title'),
    intro: textIn(raw, 'Intro'),
    deadline: textIn(raw, 'Deadline'),
    questions: rowsOfAnswer(raw['Questions'] ?? []).flatMap((one, index) =>
      questionOf(one, index + 1, types),
    ),
    answers: typeof answers === 'object' && answers !== null ? { ...answers } : {},
  };
}

function questionOf(raw: Raw, no: number, types: PaperPage['types']): Question[] {
  const code = textIn(raw, 'Type');
  const type = Object.hasOwn(types, code) ? types[code] : undefined;
  if (!type) return [];
  const condition: unknown = raw['ShowWhen'];
  const rows: unknown = raw['Rows'];
  return [
    {
      id: textIn(raw, 'Id'),
      no,
      type,
      title: textIn(raw, 'Title'),
      required: textIn(raw, 'Required') === '1' || raw['Required'] === true,
      options: type === 'judge' ? JUDGED : rowsOfAnswer(raw['Options'] ?? []).map(choiceOf),
      rows: Array.isArray(rows) ? rows.map(String) : [],
      least: numberOf(raw['MinSelect'] ?? raw['MinScore']),
      most: numberOf(raw['MaxSelect'] ?? raw['MaxScore']),
      length: numberOf(raw['MaxLength']),
      showWhen: isRaw(condition)
        ? { q: Number(condition['q']), op: textIn(condition, 'op'), v: listOf(condition['v']) }
        : undefined,
    },
  ];
}

const JUDGED: readonly Choice[] = [
  { key: '1', text: '正确', jumpTo: undefined },
  { key: '0', text: '错误', jumpTo: undefined },
];
const choiceOf = (raw: Raw): Choice => ({
  key: textIn(raw, 'Key'),
  text: textIn(raw, 'Text'),
  jumpTo: numberOf(raw['JumpTo']),
});
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)];

/** Whether a question has an answer. */
export function isAnswered({ type, rows }: Question, value: unknown): boolean {
  if (type === 'note') return true;
  if (type === 'matrix' || type === 'matrixScore')
    return isRaw(value) && rows.every((row) => value[row] !== undefined && value[row] !== '');
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && String(value).trim() !== '';
}

/** The questions that these answers lead to: jumps leave out what stands between, conditions what does not hold. */
export function askedQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const asked: Question[] = [];
  let from = 0;
  for (const question of questions) {
    if (question.no < from || !isShown(question, questions, answers, asked)) continue;
    asked.push(question);
    const chosen = listOf(answers[question.id]);
    const jump = question.options.find(
      ({ key, jumpTo }) => jumpTo !== undefined && chosen.includes(key),
    )?.jumpTo;
    // a jump back would never end
    if (jump !== undefined && jump > question.no) from = jump;
  }
  return asked;
}

function isShown(
  { showWhen }: Question,
  questions: readonly Question[],
  answers: Answers,
  asked: readonly Question[],
): boolean {
  if (!showWhen) return true;
  const other = questions.find(({ no }) => no === showWhen.q);
  // what was not asked has no answer, whatever was chosen there before
  if (!other || !asked.includes(other)) return false;
  const given = listOf(answers[other.id]);
  const has = showWhen.v.some((value) => given.includes(value));
  return showWhen.op === 'notIn' || showWhen.op === 'ne' ? given.length > 0 && !has : has;
}

/** What is wrong with an answer, for people; undefined when it may stay. */
export function answerProblem(question: Question, value: unknown): string | undefined {
  const { type, least, most, length, required } = question;
  if (!isAnswered(question, value)) return required ? '请回答本题' : undefined;
  const count = Array.isArray(value) ? value.length : 0;
  if (type === 'multiple' && least !== undefined && count < least) return `至少选择${least}项`;
  if (type === 'multiple' && most !== undefined && count > most) return `最多选择${most}项`;
  if (length !== undefined && typeof value === 'string' && [...value].length > length)
    return `不能超过${length}个字`;
  return undefined;
}

/** What is sent: the answers of the questions that were asked. */
export function sentAnswers(questions: readonly Question[], answers: Answers): Record<string, unknown> {
  const asked = askedQuestions(questions, answers).filter(
    (one) => one.type !== 'note' && isAnswered(one, answers[one.id]),
  );
  return Object.fromEntries(asked.map(({ id }) => [id, answers[id]]));
}
