/** Answers by the Id of their question, as a page sends them. */
export type Given = Record<string, unknown>;

/** A question as a candidate is asked it: its type and number stand in its title. */
export interface Asked {
  readonly id: string;
  readonly kind: Kind;
  readonly number: number;
}

const KINDS = ['单选', '多选', '判断', '填空'] as const;
export type Kind = (typeof KINDS)[number];

/** Codes of EXAM_QTYPE, and what a question of the kind is worth. */
export const WORTH: readonly { readonly kind: Kind; readonly code: string; readonly points: number }[] = [
  { kind: '单选', code: '1', points: 2 },
  { kind: '多选', code: '2', points: 3 },
  { kind: '判断', code: '3', points: 1 },
  { kind: '填空', code: '4', points: 4 },
];

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const letterOf = (number: number) => LETTERS[number % 4]!;
const lettersOf = (number: number): string[] => (number % 2 === 1 ? ['A', 'C'] : ['A', 'B', 'C']);
const isTrue = (number: number) => number % 3 === 0;

const LINES: Readonly<Record<Kind, (number: number) => string[]>> = {
  单选: (number) => [...choices(number), `答案：${letterOf(number)}`],
  多选: (number) => [...choices(number), `答案：${lettersOf(number).join('')}`],
  判断: (number) => [`答案：${isTrue(number) ? '对' : '错'}`],
  填空: (number) => [`答案：Ab${number}/甲${number}；乙${number}`],
};
const choices = (number: number) => LETTERS.map((letter) => `${letter}. 第${number}题的选项${letter}`);

/** A bank of so many questions of each kind, as a text that is imported. */
export const bankText = (each: number): string =>
  KINDS.flatMap((kind, at) => [
    `${'一二三四'[at]}、${kind}题`,
    ...Array.from({ length: each }, (_, index) => index + 1).flatMap((number) => [
      `${at * each + number}. ${kind}第${number}题${kind === '填空' ? '____和____' : ''}`,
      ...LINES[kind](number),
    ]),
  ]).join('\n');

/** A question by its title. */
export function askedBy({ Id, Title }: { readonly Id: string; readonly Title: string }): Asked {
  const [, kind, number] = /(单选|多选|判断|填空)第(\d+)题/.exec(Title)!;
  return { id: Id, kind: kind as Kind, number: Number(number) };
}

/** What a candidate answers at a step: another thing each time, now right, now half right, now wrong, now nothing. */
export function answersOf(questions: readonly Asked[], candidate: number, step: number): Given {
  return Object.fromEntries(
    questions.flatMap(({ id, kind, number }) => {
      const turn = candidate * 7 + number * 3 + step * 5;
      return turn % 11 === 0 ? [] : [[id, CHOSEN[kind](number, turn)]];
    }),
  );
}

const CHOSEN: Readonly<Record<Kind, (number: number, turn: number) => unknown>> = {
  单选: (_number, turn) => LETTERS[turn % 4]!,
  多选: (_number, turn) => [['A'], ['A', 'B'], ['A', 'C'], ['A', 'B', 'C'], ['A', 'D']][turn % 5],
  判断: (_number, turn) => String(turn % 2),
  填空: (number, turn) =>
    [
      [`甲${number}`, `乙${number}`],
      [` aB${number} `, '别的'],
      ['', `乙${number}`],
      ['别的', '别的'],
    ][turn % 4],
};

/** Points of an answer by the rules of the domain, worked out beside the server: half of a choice that lacks some, blank by blank. */
export function pointsOf({ kind, number }: Omit<Asked, 'id'>, value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (kind === '单选') return value === letterOf(number) ? 2 : 0;
  if (kind === '判断') return (value === '1') === isTrue(number) ? 1 : 0;
  const given = value as string[];
  if (kind === '填空') {
    const words = given.map((one) => one.trim().toLowerCase());
    const first = [`ab${number}`, `甲${number}`].includes(words[0]!) ? 2 : 0;
    return first + (words[1] === `乙${number}` ? 2 : 0);
  }
  const right = lettersOf(number);
  if (given.length === 0 || given.some((one) => !right.includes(one))) return 0;
  return given.length === right.length ? 3 : 1.5;
}
