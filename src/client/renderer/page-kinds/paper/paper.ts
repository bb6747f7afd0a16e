import {
  questionsOf,
  type Answers,
  type Question,
  type QuestionKinds,
} from '../../../../contract/paper/question.ts';
import type { Attachment, Row } from '../../data.ts';
import { rowsOfAnswer } from '../../blocks/source.ts';
import { numberOf, textIn } from '../../blocks/values.ts';

export interface Paper {
  /** Row that save and submit work on, where it is not the one that the page was opened with. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  /** Moment YYYY-MM-DD HH:mm:ss by the server's clock; empty: none. */
  readonly deadline: string;
  /** One question at a time, as the paper itself wants it. */
  readonly isOneByOne: boolean;
  /** Where the first of these questions stands among all that are handed out one by one, from 1, and how many those are. */
  readonly at: number | undefined;
  readonly of: number | undefined;
  /** Seconds that are left of the time of a question that is handed out alone, and those of the whole of it. */
  readonly left: number | undefined;
  readonly seconds: number | undefined;
  /** Why nothing that is chosen counts; empty: it does. */
  readonly preview: string;
  /** What is told before the numbers of questions that have to be answered and are not. */
  readonly unfinished: string;
  /** Why there is nothing to answer. */
  readonly closed: string;
  readonly questions: readonly Question[];
  readonly answers: Answers;
  /** The files that the answers name. */
  readonly files: readonly Attachment[];
  /** Nothing of what is handed in leads to a person. */
  readonly isAnonymous: boolean;
  /** What is handed in may be changed until the deadline. */
  readonly isChangeable: boolean;
  /** Times that the answerer may leave the page, where the paper says it, and how often that was. */
  readonly switches: number | undefined;
  readonly switched: number;
  /** Leaving the page is told with each answer. */
  readonly isWatched: boolean;
  /** Number of this page among those that the paper was opened on: what an earlier one sends is refused. */
  readonly turn: number | undefined;
  /** Ids of the questions that the answerer wants to come back to. */
  readonly marks: readonly string[];
  /** What came out of the paper that was handed in before. */
  readonly results: readonly Result[];
}

export interface Result {
  readonly name: string;
  readonly level: string;
  readonly advice: string;
}

/** What is shown once a paper is handed in. */
export interface Outcome {
  readonly text: string;
  readonly results: readonly Result[];
}

/** Reads what the call answered; a type that the page does not know is left out. */
export function paperOf(answer: unknown, types: QuestionKinds): Paper {
  const raw: Row = rowsOfAnswer(answer)[0] ?? {};
  const answers: unknown = raw['Answers'];
  return {
    id: textIn(raw, 'Id'),
    title: textIn(raw, 'Title'),
    intro: textIn(raw, 'Intro'),
    deadline: textIn(raw, 'Deadline'),
    isOneByOne: textIn(raw, 'One') === '1',
    at: numberOf(raw['At']),
    of: numberOf(raw['Of']),
    left: numberOf(raw['Left']),
    seconds: numberOf(raw['Seconds']),
    preview: textIn(raw, 'Preview'),
    unfinished: textIn(raw, 'Unfinished'),
    closed: textIn(raw, 'Closed'),
    questions: inOrder(questionsOf(rowsOfAnswer(raw['Questions'] ?? []), types), raw['Order']),
    answers: typeof answers === 'object' && answers !== null ? { ...answers } : {},
    files: rowsOfAnswer(raw['Files'] ?? []).map((file) => ({
      Id: textIn(file, 'Id'),
      Name: textIn(file, 'Name'),
      Url: textIn(file, 'Url'),
      Size: numberOf(file['Size']) ?? 0,
    })),
    isAnonymous: textIn(raw, 'Anonymous') === '1',
    isChangeable: textIn(raw, 'Changeable') === '1',
    switches: numberOf(raw['Switches']) || undefined,
    switched: numberOf(raw['Switched']) ?? 0,
    isWatched: numberOf(raw['Switched']) !== undefined,
    turn: numberOf(raw['Turn']),
    marks: Array.isArray(raw['Marks']) ? raw['Marks'].map(String) : [],
    results: resultsOf(raw['Results']),
  };
}

/** Questions keep their numbers, which jumps and conditions name, wherever they stand. */
function inOrder(questions: readonly Question[], numbers: unknown): readonly Question[] {
  if (!Array.isArray(numbers) || numbers.length === 0) return questions;
  const places = new Map(numbers.map((no, at) => [Number(no), at]));
  const placeOf = ({ no }: Question) => places.get(no) ?? no;
  return questions.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const resultsOf = (rows: unknown): Result[] =>
  rowsOfAnswer(rows ?? []).map((row) => ({
    name: textIn(row, 'Name'),
    level: textIn(row, 'Level'),
    advice: textIn(row, 'Advice'),
  }));

/** Reads what submitting answered. */
export function outcomeOf(value: unknown): Outcome {
  const [raw] = rowsOfAnswer(value);
  return { text: (raw && textIn(raw, 'Text')) || '已提交，感谢填写', results: resultsOf(raw?.['Results']) };
}

const MOST_NAMED = 10;

/** Which questions are not answered as they should be, of many the first ones, after what the paper itself says to it. */
export function unfinishedText(numbers: readonly number[], said = ''): string {
  const named = `第${numbers.slice(0, MOST_NAMED).join('、')}题`;
  const which = numbers.length > MOST_NAMED ? `${named}等${numbers.length}题未完成` : `${named}未完成`;
  return said === '' ? which : `${said}：${which}`;
}

/** What is asked before a paper is handed in, by the name of the button, with so many questions left. */
export function submitText(left: number, isChangeable: boolean, verb: string): string {
  if (left > 0) return `还有${left}题未作答，确定${verb}？`;
  return isChangeable ? `截止前可以修改，确定${verb}吗？` : `${verb}后不能修改，确定${verb}吗？`;
}
