import type { FieldAnswer } from './generated/meta.ts';
import { isEmpty, type NamedField } from './field-rules.ts';
import type { Row } from './rules.ts';

/** How the right answer of a question is given. */
export type AnswerKind = FieldAnswer['kinds'][string];

/** The two answers of a question that is right or wrong. */
export const RIGHT = 'T';
export const WRONG = 'F';

/** How the answer of this row is given; undefined while its type is not known. */
export const answerKindOf = (field: Pick<NamedField, 'answer'>, row: Row): AnswerKind | undefined =>
  field.answer?.kinds[String(row[field.answer.by] ?? '')];

/** The choices that the answer is one or several of. */
export function answerOptions(field: Pick<NamedField, 'answer'>, row: Row): { key: string; text: string }[] {
  const lines: unknown = row[field.answer?.options ?? ''];
  return (Array.isArray(lines) ? (lines as Row[]) : [])
    .filter((line) => !isEmpty(line['Key']))
    .map((line) => ({ key: String(line['Key']), text: String(line['Text'] ?? '') }));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isBlank = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

/** What is wrong with an answer, given the type of its question and its choices. */
export function answerProblem(field: NamedField, row: Row): string | undefined {
  const value = row[field.name];
  const keys = new Set(answerOptions(field, row).map(({ key }) => key));
  const unfit = `${field.title}与题型不符，请重新填写`;
  switch (answerKindOf(field, row)) {
    case undefined:
      return unfit;
    case 'one':
      return isText(value) && keys.has(value) ? undefined : `${field.title}应为选项之一`;
    case 'several': {
      const isThere = Array.isArray(value) && value.every((key) => keys.has(String(key)));
      if (!isThere || new Set(value).size !== value.length) return `${field.title}应为选项之一`;
      return value.length >= 2 ? undefined : '多选题至少两个正确答案';
    }
    case 'judge':
      return value === RIGHT || value === WRONG ? undefined : unfit;
    case 'blanks':
      return Array.isArray(value) && value.length > 0 && value.every(isBlank)
        ? undefined
        : `请填写每个空的${field.title}`;
    case 'text':
      return isText(value) ? undefined : unfit;
  }
}
