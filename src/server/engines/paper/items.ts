import { randomBytes } from 'node:crypto';
import { isJudged, keyText } from '../../../contract/paper/key.ts';
import { isAnswered, isRecord, listOf, writtenOf, type Question } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import { newId } from '../../data/write/row-store.ts';
import { defaultsOf, followedOf, sharedFields } from './parts.ts';
import type { HandedIn } from './sheet.ts';
import { streaksOf, type Step } from './steps.ts';

/** Fields of an answer that say of the answer and not of its sheet. */
const OWN = [
  'SheetId',
  'QuestionId',
  'QuestionNo',
  'Values',
  'Text',
  'Score',
  'Others',
  'Files',
  'QType',
  'Title',
  'Points',
  'Right',
  'Waits',
  'MarkNo',
];

/** Questions that somebody has to mark: they are worth points, no key judges them, and something was answered. */
export const questionsWaiting = ({
  questions,
  answers,
}: Pick<HandedIn, 'questions' | 'answers'>): Question[] =>
  questions.filter((one) => one.key !== undefined && !isJudged(one) && isAnswered(one, answers[one.id]));

/** What the answers of a sheet are made of; `survey` is the paper's row, as far as answers follow it. */
export interface Answered extends Pick<HandedIn, 'parts' | 'questions' | 'answers' | 'score'> {
  readonly survey: object;
  readonly taking: Pick<HandedIn['taking'], 'Steps'>;
}

/** The answers of a sheet, each a row. */
export function itemsOf(
  { parts, survey, questions, answers, score, taking }: Answered,
  sheet: Row,
  isAnonymous: boolean,
): Row[] {
  const repeated = sharedFields(parts.answers, parts.sheets, OWN).map(({ name }) => [
    name,
    sheet[name] ?? null,
  ]);
  const steps = stepsOf(parts, taking.Steps);
  return questions.flatMap((question): Row[] => {
    const value = answers[question.id];
    // what was not answered is worth nothing, and counts where a question is judged by its points
    if (value === undefined && !(parts.answers.fields.has('Points') && question.key)) return [];
    const written = writtenOf(question, answers);
    return [
      {
        ...defaultsOf(parts.answers),
        ...followedOf(parts.answers, parts.block.by, survey),
        ...Object.fromEntries(repeated),
        // An answer that is marked stands in no order of time either.
        Id: isAnonymous || parts.answers.fields.has('Waits') ? randomBytes(16).toString('hex') : newId(),
        SheetId: sheet['Id'],
        QuestionId: question.id,
        QuestionNo: question.no,
        Values: IN_WORDS.has(question.type) ? null : (value ?? null),
        Text: value === undefined ? '' : textOf(question, value, written),
        Files: question.type === 'file' ? listOf(value).join(',') : null,
        Others: Object.keys(written).length > 0 ? written : null,
        Score: score.scores.get(question.id) ?? (value === undefined ? 0 : null),
        ...aboutQuestion(parts, question, value),
        ...steps.get(question.id),
      },
    ];
  });
}

/** What answers keep of the way that their questions went, by the Id of the question. */
function stepsOf({ answers }: HandedIn['parts'], steps: readonly Step[]): ReadonlyMap<string, Row> {
  const streaks = streaksOf(steps);
  return new Map(
    steps.map(({ Id, Seconds, Late }, at) => {
      const row: Row = { Seconds, Late, Streak: streaks[at] };
      return [Id, Object.fromEntries(Object.entries(row).filter(([name]) => answers.fields.has(name)))];
    }),
  );
}

/** What an answer keeps of its question, as it was asked. */
function aboutQuestion({ block, answers }: HandedIn['parts'], question: Question, value: unknown): Row {
  const { type, title, key } = question;
  const row: Row = {
    QType: Object.keys(block.types).find((code) => block.types[code] === type) ?? null,
    Title: title,
    Points: key?.points ?? null,
    Right: keyText(question),
    Waits: key !== undefined && !isJudged(question) && isAnswered(question, value) ? 1 : 0,
    ...(answers.fields.has('MarkNo') && { MarkNo: randomBytes(4).toString('hex').toUpperCase() }),
  };
  return Object.fromEntries(Object.entries(row).filter(([name]) => answers.fields.has(name)));
}

/** Kinds whose answers are no choices that could be counted. */
const IN_WORDS: ReadonlySet<string> = new Set(['text', 'longtext', 'file']);

/** An answer as people read it. */
export function textOf(
  { options, type }: Question,
  value: unknown,
  written: Readonly<Record<string, string>> = {},
): string {
  const named = (key: unknown) => options.find((option) => option.key === key)?.text ?? String(key);
  const whole = (key: string) =>
    written[key] === undefined ? named(key) : `${named(key)}（${written[key]}）`;
  if (isRecord(value))
    return Object.entries(value)
      .map(([row, one]) => `${row}：${type === 'matrix' ? named(one) : String(one)}`)
      .join('；');
  if (type === 'file') return `${listOf(value).length}个文件`;
  return listOf(value)
    .map(whole)
    .join(type === 'sort' ? ' > ' : '、')
    .slice(0, 2000);
}
