import type { QuestionKinds } from '../../../../contract/paper/question.ts';
import type { Row } from '../../data.ts';
import { rowsOfAnswer } from '../../blocks/source.ts';
import { numberOf, textIn } from '../../blocks/values.ts';
import { draftOf, newFactor, numbersIn, rangesOf, type Draft } from './model.ts';

/** A cell that could not be taken. */
export interface BadCell {
  readonly rowNo: number;
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** What is wrong with a sheet; empty when its questions may be taken. */
export function badCellsIn(answer: unknown): BadCell[] {
  const raw: Row = rowsOfAnswer(answer)[0] ?? {};
  return rowsOfAnswer(raw['Fails'] ?? []).map((fail) => ({
    rowNo: numberOf(fail['RowNo']) ?? 0,
    column: textIn(fail, 'ColumnName'),
    value: textIn(fail, 'CellValue'),
    message: textIn(fail, 'Message'),
  }));
}

/** The design with the questions of a sheet behind its own; they join its factors by name. */
export function withImported(draft: Draft, answer: unknown, kinds: QuestionKinds): Draft {
  const raw: Row = rowsOfAnswer(answer)[0] ?? {};
  const { questions } = draftOf({ Questions: raw['Questions'], Factors: [] }, kinds, '');
  const before = draft.questions.length;
  const factors = [...draft.factors];
  for (const named of rowsOfAnswer(raw['Factors'] ?? [])) {
    const name = textIn(named, 'Name');
    const numbers = Array.isArray(named['Questions'])
      ? named['Questions'].map((no) => Number(no) + before)
      : [];
    const at = factors.findIndex((factor) => factor.name === name);
    const known = factors[at];
    if (known) factors[at] = { ...known, numbers: rangesOf([...numbersIn(known.numbers), ...numbers]) };
    else factors.push({ ...newFactor(factors), name, calc: 'sum', numbers: rangesOf(numbers) });
  }
  return { questions: [...draft.questions, ...questions], factors };
}
