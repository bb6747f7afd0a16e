import type { PaperPage } from '../generated/meta.ts';
import { choiceOf, isTrue, JUDGED, numberOf, textOf, type Choice } from './choice.ts';
import type { Key } from './key.ts';
import { countProblem, isFileList, takenKinds } from './files.ts';

/** How a question is asked. */
export type QuestionKind = PaperPage['types'][string];
/** Code of a question's type -> how it is asked. */
export type QuestionKinds = PaperPage['types'];

/** One question, as it is asked. */
export interface Question {
  readonly id: string;
  /** 1, 2, 3 ... as the answerer counts; conditions and jumps name it. */
  readonly no: number;
  readonly type: QuestionKind;
  readonly title: string;
  readonly required: boolean;
  readonly options: readonly Choice[];
  readonly rows: readonly string[];
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly length: number | undefined;
  /** The part of the paper that it stands in, and what is said of that part. */
  readonly section?: string;
  readonly sectionNote?: string;
  readonly showWhen: { readonly q: number; readonly op: string; readonly v: readonly string[] } | undefined;
  /** The less is chosen, the more it counts. */
  readonly isReverse: boolean;
  /** Each answerer has the choices in an order of their own. */
  readonly isMixed: boolean;
  /** The choices stand side by side, each a card. */
  readonly isCards?: boolean;
  /** Extensions that a file may have; undefined: all that the product takes. */
  readonly kinds: readonly string[] | undefined;
  readonly maxMB: number | undefined;
  /** How many blanks are to be filled in. */
  readonly blanks?: number;
  /** By what an answer is judged; nobody who answers is sent it. */
  readonly key?: Key;
}

/** Values by the Id of their question, and what was written beside a choice by `writtenKey`. */
export type Answers = Readonly<Record<string, unknown>>;

/** A question as it travels and is stored. */
export type RawQuestion = Readonly<Record<string, unknown>>;

/** Reads questions; one of a type that is not named is left out, and its number stays free. */
export function questionsOf(raws: readonly RawQuestion[], kinds: QuestionKinds): Question[] {
  return raws.flatMap((raw, index) => questionOf(raw, index + 1, kinds));
}

function questionOf(raw: RawQuestion, no: number, kinds: QuestionKinds): Question[] {
  const code = textOf(raw['Type']);
  const type = Object.hasOwn(kinds, code) ? kinds[code] : undefined;
  if (!type) return [];
  const condition: unknown = raw['ShowWhen'];
  const options: unknown = raw['Options'];
  const rows: unknown = raw['Rows'];
  return [
    {
      id: textOf(raw['Id']),
      no,
      type,
      title: textOf(raw['Title']),
      required: isTrue(raw['Required']),
      options:
        type === 'judge' ? JUDGED : Array.isArray(options) ? options.filter(isRecord).map(choiceOf) : [],
      rows: Array.isArray(rows) ? rows.map(String) : [],
      least: numberOf(raw['MinSelect'] ?? raw['MinScore']),
      most: numberOf(raw['MaxSelect'] ?? raw['MaxScore']),
      length: numberOf(raw['MaxLength']),
      showWhen: isRecord(condition)
        ? { q: Number(condition['q']), op: textOf(condition['op']), v: listOf(condition['v']) }
        : undefined,
      isReverse: isTrue(raw['IsReverse']),
      isMixed: isTrue(raw['RandomOptions']),
      ...(isTrue(raw['Cards']) && { isCards: true }),
      ...sectionOf(raw),
      kinds: takenKinds(raw['FileKinds']),
      maxMB: numberOf(raw['MaxMB']),
      ...(type === 'blanks' && { blanks: blanksOf(raw) }),
      ...keyOf(raw),
    },
  ];
}

function sectionOf(raw: RawQuestion): Pick<Question, 'section' | 'sectionNote'> {
  const [section, sectionNote] = [textOf(raw['Section']), textOf(raw['SectionNote'])];
  return { ...(section !== '' && { section }), ...(sectionNote !== '' && { sectionNote }) };
}

/** Those who answer are told how many blanks there are; the server counts them in the key. */
const blanksOf = (raw: RawQuestion): number =>
  numberOf(raw['Blanks']) ?? (Array.isArray(raw['Answer']) ? raw['Answer'].length : 1);

/** The key of a question that is worth points. */
function keyOf(raw: RawQuestion): Pick<Question, 'key'> {
  const points = numberOf(raw['Points']);
  const answer: unknown = raw['Answer'] ?? undefined;
  return points === undefined || answer === undefined ? {} : { key: { answer, points } };
}

/** Whether a value is an object with names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was chosen, as a list. */
export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)];

/** Whether a question has an answer. */
export function isAnswered({ type, rows, blanks = 1 }: Question, value: unknown): boolean {
  if (type === 'note') return true;
  if (type === 'blanks')
    return Array.isArray(value) && Array.from({ length: blanks }, (_, at) => value[at]).every(isWritten);
  if (type === 'matrix' || type === 'matrixScore')
    return isRecord(value) && rows.every((row) => value[row] !== undefined && value[row] !== '');
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && String(value).trim() !== '';
}

const isWritten = (one: unknown): boolean => typeof one === 'string' && one.trim() !== '';

/** Whether something of an answer is there: of a table one of its lines, of blanks one of them. */
const isBegun = (question: Question, value: unknown): boolean =>
  isAnswered(question, value) ||
  (question.type === 'blanks' && Array.isArray(value) && value.some(isWritten)) ||
  (isRecord(value) && question.rows.some((row) => value[row] !== undefined && value[row] !== ''));

/** The questions that these answers lead to: jumps leave out what stands between, conditions what does not hold. */
export function askedQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const asked: Question[] = [];
  const numbers = new Map(questions.map((question) => [question.no, question]));
  const isAsked = new Set<Question>();
  let from = 0;
  for (const question of questions) {
    if (question.no < from || !isShown(question, numbers, answers, isAsked)) continue;
    asked.push(question);
    isAsked.add(question);
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
  numbers: ReadonlyMap<number, Question>,
  answers: Answers,
  asked: ReadonlySet<Question>,
): boolean {
  if (!showWhen) return true;
  const other = numbers.get(showWhen.q);
  // what was not asked has no answer, whatever was chosen there before
  if (!other || !asked.has(other)) return false;
  const given = listOf(answers[other.id]);
  const has = showWhen.v.some((value) => given.includes(value));
  return showWhen.op === 'notIn' || showWhen.op === 'ne' ? given.length > 0 && !has : has;
}

/** Most characters of an answer whose question names no limit. */
export const MOST_TEXT = 2000;
/** Steps of a scale that names none. */
export const SCALE = { least: 1, most: 5 };

/** What is wrong with an answer, for people; undefined when it may stay. */
export function answerProblem(question: Question, value: unknown): string | undefined {
  const { type, least, most, required } = question;
  const isWhole = isAnswered(question, value);
  if (!isWhole && required)
    return !isBegun(question, value) ? '请回答本题' : type === 'blanks' ? '还有未填的空' : '还有未作答的行';
  if (!isBegun(question, value)) return undefined;
  if (!fits(question, value)) return '答案不在可选范围内';
  if (type === 'file') return countProblem(question, listOf(value).length);
  const count = Array.isArray(value) ? value.length : 0;
  if (type === 'multiple' && least !== undefined && count < least) return `至少选择${least}项`;
  if (type === 'multiple' && most !== undefined && count > most) return `最多选择${most}项`;
  const length = question.length ?? MOST_TEXT;
  if (typeof value === 'string' && [...value].length > length) return `不能超过${length}个字`;
  return undefined;
}

/** Whether a value is of the kind that the question asks for. */
function fits({ type, options, rows, least, most, blanks = 1 }: Question, value: unknown): boolean {
  const isKey = (one: unknown) => options.some(({ key }) => key === one);
  const isStep = (one: unknown) =>
    Number.isInteger(Number(one)) &&
    Number(one) >= (least ?? SCALE.least) &&
    Number(one) <= (most ?? SCALE.most);
  const inLines = (isRight: (one: unknown) => boolean) =>
    isRecord(value) && Object.entries(value).every(([row, one]) => rows.includes(row) && isRight(one));
  switch (type) {
    case 'single':
    case 'select':
    case 'judge':
      return isKey(value);
    case 'multiple':
    case 'sort':
      return Array.isArray(value) && value.every(isKey) && new Set(value).size === value.length;
    case 'score':
      return !isRecord(value) && isStep(value);
    case 'matrix':
      return inLines(isKey);
    case 'matrixScore':
      return inLines(isStep);
    case 'blanks':
      return (
        Array.isArray(value) &&
        value.length <= blanks &&
        value.every((one) => one === null || (typeof one === 'string' && [...one].length <= MOST_WRITTEN))
      );
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    case 'file':
      return isFileList(value);
    default:
      return typeof value === 'string';
  }
}

/** Most characters beside a choice. */
export const MOST_WRITTEN = 100;

/** Where what is written beside a choice stands among the answers. */
export const writtenKey = (question: string, choice: string): string => `${question}.${choice}`;

/** What is written beside the choices that were taken, by their keys. */
export function writtenOf(question: Question, answers: Answers): Record<string, string> {
  const chosen = listOf(answers[question.id]);
  const open = WRITTEN_AT.has(question.type)
    ? question.options.filter(({ isOpen, key }) => isOpen && chosen.includes(key))
    : [];
  return Object.fromEntries(
    open.flatMap(({ key }) => {
      const text = answers[writtenKey(question.id, key)];
      return typeof text === 'string' && text.trim() !== '' ? [[key, text.trim()]] : [];
    }),
  );
}

/** Kinds whose choices may have something written beside them. */
const WRITTEN_AT: ReadonlySet<string> = new Set(['single', 'multiple']);
/** Whether something may be written beside the kind's choices. */
export const mayWrite = (type: QuestionKind): boolean => WRITTEN_AT.has(type);

/** What is sent: the answers of the questions that were asked, of a table the lines that have one. */
export function sentAnswers(questions: readonly Question[], answers: Answers): Record<string, unknown> {
  const asked = askedQuestions(questions, answers).filter(
    (one) => one.type !== 'note' && isBegun(one, answers[one.id]),
  );
  return Object.fromEntries(
    asked.flatMap((one) => [
      [one.id, answers[one.id]],
      ...Object.entries(writtenOf(one, answers)).map(([key, text]) => [writtenKey(one.id, key), text]),
    ]),
  );
}
