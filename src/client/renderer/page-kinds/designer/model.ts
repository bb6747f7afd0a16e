import { JUMP_END } from '../../../../contract/paper/choice.ts';
import { hasLines, hasOptions } from '../../../../contract/paper/design.ts';
import {
  questionsOf,
  type Question,
  type QuestionKind,
  type QuestionKinds,
} from '../../../../contract/paper/question.ts';
import type { Factor } from '../../../../contract/paper/score.ts';
import type { Row } from '../../data.ts';
import { rowsOfAnswer } from '../../blocks/source.ts';
import { numberOf, textIn } from '../../blocks/values.ts';

/** A choice that is being designed. It jumps to a question, wherever that is moved. */
export interface DraftChoice {
  readonly key: string;
  readonly text: string;
  readonly score: number | undefined;
  readonly isWarning: boolean;
  readonly isOpen: boolean;
  readonly jumpTo: string | undefined;
}

/** A question that is being designed; `id` is its own for as long as the page is open. */
export interface DraftQuestion {
  readonly id: string;
  /** Code of its type. */
  readonly type: string;
  readonly kind: QuestionKind;
  readonly title: string;
  readonly required: boolean;
  readonly options: readonly DraftChoice[];
  readonly rows: readonly string[];
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly length: number | undefined;
  readonly isReverse: boolean;
  readonly isMixed: boolean;
  readonly kinds: readonly string[] | undefined;
  readonly maxMB: number | undefined;
  readonly showWhen:
    | { readonly question: string; readonly not: boolean; readonly keys: readonly string[] }
    | undefined;
}

export interface DraftFactor extends Omit<Factor, 'questions'> {
  /** Numbers as they are typed: 1,4,12-20. */
  readonly numbers: string;
}

export interface Draft {
  readonly questions: readonly DraftQuestion[];
  readonly factors: readonly DraftFactor[];
}

/** What a choice jumps to that ends the questionnaire. */
export const END = 'end';

let last = 0;
const newId = () => `q${(last += 1)}`;

/** Reads what the call answered. */
export function draftOf(answer: unknown, kinds: QuestionKinds, mean: string): Draft {
  const raw: Row = rowsOfAnswer(answer)[0] ?? {};
  const raws = rowsOfAnswer(raw['Questions'] ?? []);
  const ids = raws.map(newId);
  const idOf = (no: number | undefined) => {
    if (no === undefined) return undefined;
    return no === JUMP_END ? END : (ids[no - 1] ?? `missing${no}`);
  };
  const questions = questionsOf(raws, kinds).map(
    ({ no, options, showWhen, type, id: _stored, ...rest }): DraftQuestion => ({
      ...rest,
      id: ids[no - 1]!,
      type: textIn(raws[no - 1]!, 'Type'),
      kind: type,
      options: options.map((option) => ({ ...option, jumpTo: idOf(option.jumpTo) })),
      showWhen: showWhen && {
        question: idOf(showWhen.q) ?? '',
        not: showWhen.op === 'notIn',
        keys: showWhen.v,
      },
    }),
  );
  const factors = rowsOfAnswer(raw['Factors'] ?? []).map((factor): DraftFactor => ({
    code: textIn(factor, 'Code'),
    name: textIn(factor, 'Name'),
    calc: textIn(factor, 'Calc') === mean ? 'mean' : 'sum',
    numbers: rangesOf(Array.isArray(factor['Questions']) ? factor['Questions'].map(Number) : []),
    levels: rowsOfAnswer(factor['Levels'] ?? []).map((level) => ({
      min: numberOf(level['Min']) ?? 0,
      max: numberOf(level['Max']) ?? 0,
      warn: numberOf(level['WarnLevel']) ?? 0,
      advice: textIn(level, 'Advice'),
    })),
  }));
  return { questions, factors };
}

/** The questions as the rules of the contract know them: jumps and conditions by number. */
export function numbered(questions: readonly DraftQuestion[]): Question[] {
  const numbers = new Map([...questions.map(({ id }, at) => [id, at + 1] as const), [END, JUMP_END]]);
  return questions.map(({ kind, type: _code, options, showWhen, ...rest }, at) => ({
    ...rest,
    no: at + 1,
    type: kind,
    options: options.map((option) => ({
      ...option,
      jumpTo: option.jumpTo === undefined ? undefined : (numbers.get(option.jumpTo) ?? MISSING),
    })),
    showWhen: showWhen && {
      q: numbers.get(showWhen.question) ?? MISSING,
      op: showWhen.not ? 'notIn' : 'in',
      v: showWhen.keys,
    },
  }));
}

/** Number of a question that was taken out while another one leads to it. */
const MISSING = 999;

/** The factors with their numbers read. */
export const readFactors = (factors: readonly DraftFactor[]): Factor[] =>
  factors.map(({ numbers, ...factor }) => ({ ...factor, questions: numbersIn(numbers) }));

/** What is sent to be kept. */
export function wireOf(draft: Draft, calc: { sum: string; mean: string }): string {
  const Questions = numbered(draft.questions).map((question, at) => {
    const { kind, type } = draft.questions[at]!;
    const isCounted = kind === 'multiple' || kind === 'file';
    return {
      Type: type,
      Title: question.title,
      Required: question.required ? 1 : 0,
      Options: question.options.map(({ key, text, score, isWarning, isOpen, jumpTo }) => ({
        Key: key,
        Text: text,
        Score: score,
        IsWarn: isWarning ? 1 : 0,
        AllowOther: isOpen ? 1 : 0,
        JumpTo: jumpTo,
      })),
      Rows: question.rows,
      ...(isCounted
        ? { MinSelect: question.least, MaxSelect: question.most }
        : { MinScore: question.least, MaxScore: question.most }),
      MaxLength: question.length,
      IsReverse: question.isReverse ? 1 : 0,
      RandomOptions: question.isMixed ? 1 : 0,
      FileKinds: question.kinds,
      MaxMB: question.maxMB,
      ShowWhen: question.showWhen,
    };
  });
  const Factors = readFactors(draft.factors).map(({ code, name, calc: way, questions, levels }) => ({
    Code: code,
    Name: name,
    Calc: calc[way],
    Questions: questions,
    Levels: levels.map(({ min, max, warn, advice }) => ({
      Min: min,
      Max: max,
      WarnLevel: String(warn),
      Advice: advice,
    })),
  }));
  return JSON.stringify({ Questions, Factors });
}

/** `1,4,12-20` as numbers; what is no number is left out. */
export function numbersIn(text: string): number[] {
  return text.split(/[,，、\s]+/).flatMap((part) => {
    const [, from, to] = /^(\d{1,3})(?:[-~](\d{1,3}))?$/.exec(part) ?? [];
    if (from === undefined) return [];
    const end = Number(to ?? from);
    return Array.from({ length: Math.max(0, end - Number(from) + 1) }, (_, at) => Number(from) + at);
  });
}

/** Numbers in short: 1,4,12-20. */
export function rangesOf(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const from = numbers[at]!;
    let end = at;
    while (numbers[end + 1] === numbers[end]! + 1) end += 1;
    parts.push(end - at > 1 ? `${from}-${numbers[end]}` : String(from));
    if (end - at > 1) at = end;
  }
  return parts.join(',');
}

/** The numbers of factors for questions that stand in other places now: each stays with its question, or goes with it. */
export function followed(
  factors: readonly DraftFactor[],
  before: readonly DraftQuestion[],
  now: readonly DraftQuestion[],
): readonly DraftFactor[] {
  const places = new Map(now.map(({ id }, at) => [id, at + 1]));
  const isSame = now.length >= before.length && before.every(({ id }, at) => now[at]?.id === id);
  if (isSame) return factors;
  const follow = (no: number): number[] => {
    const question = before[no - 1];
    if (!question) return [no];
    const place = places.get(question.id);
    return place === undefined ? [] : [place];
  };
  return factors.map((factor) => ({
    ...factor,
    numbers: rangesOf(
      numbersIn(factor.numbers)
        .flatMap(follow)
        .toSorted((one, other) => one - other),
    ),
  }));
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A choice with the next free letter, which it is called by until it is written. */
export function newChoice(known: readonly DraftChoice[]): DraftChoice {
  const key =
    LETTERS.find((letter) => known.every((choice) => choice.key !== letter)) ?? `${known.length + 1}`;
  return { key, text: `选项${key}`, score: undefined, isWarning: false, isOpen: false, jumpTo: undefined };
}

/** A question of a type, with what a question of that type needs. */
export function newQuestion(type: string, kind: QuestionKind): DraftQuestion {
  const options = hasOptions(kind)
    ? [1, 2].reduce<DraftChoice[]>((known) => [...known, newChoice(known)], [])
    : [];
  return {
    id: newId(),
    type,
    kind,
    title: '',
    required: kind !== 'note',
    options,
    rows: hasLines(kind) ? ['第一行', '第二行'] : [],
    least: kind === 'score' || kind === 'matrixScore' ? 1 : undefined,
    most: kind === 'score' || kind === 'matrixScore' ? 5 : undefined,
    length: undefined,
    isReverse: false,
    isMixed: false,
    kinds: undefined,
    maxMB: undefined,
    showWhen: undefined,
  };
}

/** A factor with the first free code. */
export function newFactor(known: readonly DraftFactor[]): DraftFactor {
  const codes = known.map((_, at) => codeOf(at));
  const code = codes.find((one) => known.every((factor) => factor.code !== one)) ?? codeOf(known.length);
  return { code, name: '', calc: 'mean', numbers: '', levels: [] };
}

const codeOf = (at: number) => `F${String(at + 1).padStart(2, '0')}`;

/** A copy that stands behind its original; it leads nowhere of its own. */
export const copyOf = (question: DraftQuestion): DraftQuestion => ({
  ...question,
  id: newId(),
  options: question.options.map((option) => ({ ...option, jumpTo: undefined })),
});

/** Puts a question into another place. */
export function moved(questions: readonly DraftQuestion[], id: string, to: number): readonly DraftQuestion[] {
  const from = questions.findIndex((question) => question.id === id);
  if (from < 0 || to < 0 || to >= questions.length || from === to) return questions;
  const next = questions.filter((question) => question.id !== id);
  next.splice(to, 0, questions[from]!);
  return next;
}
