import { randomBytes } from 'node:crypto';
import { isRecord, listOf, writtenOf, type Question } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import { newId } from '../../data/write/row-store.ts';
import { sharedFields } from './parts.ts';
import type { HandedIn } from './sheet.ts';

/** Fields of an answer that say of the answer and not of its sheet. */
const OWN = ['SheetId', 'QuestionId', 'QuestionNo', 'Values', 'Text', 'Score', 'Others', 'Files'];

/** The answers of a sheet, each a row. */
export function itemsOf(
  { parts, questions, answers, score }: HandedIn,
  sheet: Row,
  isAnonymous: boolean,
): Row[] {
  const repeated = sharedFields(parts.answers, parts.sheets, OWN).map(({ name }) => [
    name,
    sheet[name] ?? null,
  ]);
  return questions.flatMap((question): Row[] => {
    const value = answers[question.id];
    if (value === undefined) return [];
    const written = writtenOf(question, answers);
    return [
      {
        ...Object.fromEntries(repeated),
        Id: isAnonymous ? randomBytes(16).toString('hex') : newId(),
        SheetId: sheet['Id'],
        QuestionId: question.id,
        QuestionNo: question.no,
        Values: IN_WORDS.has(question.type) ? null : value,
        Text: textOf(question, value, written),
        Files: question.type === 'file' ? listOf(value).join(',') : null,
        Others: Object.keys(written).length > 0 ? written : null,
        Score: score.scores.get(question.id) ?? null,
      },
    ];
  });
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
