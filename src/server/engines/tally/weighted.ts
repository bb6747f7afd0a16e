// Sheets of many people about one: weights, trimmed means, turnout and shared ranks, which no formula of a row says (domain/02-modules-C, C4).

/** One answered indicator of a sheet. */
export interface Mark {
  readonly duty: string;
  readonly weight: number;
  /** 1 to 5. */
  readonly level: number;
}

/** What one student said of one counsellor. */
export interface Sheet {
  readonly marks: readonly Mark[];
  /** It came faster than anybody reads. */
  readonly isShort: boolean;
  readonly suggestion: string;
}

/** What is asked of a result before it counts. */
export interface Bounds {
  /** Percent of those asked. */
  readonly turnout: number;
  /** Percent that is dropped at each end. */
  readonly trim: number;
}

/** A counsellor's result; without a score nothing that was answered may be told. */
export interface Outcome {
  readonly should: number;
  readonly actual: number;
  readonly valid: number;
  /** Percent to one decimal. */
  readonly turnout: number;
  readonly score: number | null;
  readonly duties: ReadonlyMap<string, number>;
  readonly suggestions: readonly string[];
  readonly isValid: boolean;
  readonly remark: string | null;
}

const HIGHEST = 5;
/** Of fewer sheets each student could be guessed. */
export const FEWEST = 5;
/** From so many sheets on the extremes are dropped. */
const TRIMMED_FROM = 20;

const hundredths = (value: number) => Math.round(value * 100) / 100;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Points of 100, to two decimals: each indicator's weight by its level of five. */
export const totalOf = (marks: readonly Mark[]): number =>
  hundredths(sum(marks.map(({ weight, level }) => (weight * level) / HIGHEST)));

/** A sheet that came too fast with the same level everywhere was not meant. */
export const isMeant = ({ marks, isShort }: Sheet): boolean =>
  !(isShort && marks.every(({ level }) => level === marks[0]!.level));

/** What is left of sheets without their extremes, by their totals. */
export function trimmed(sheets: readonly Sheet[], percent: number): readonly Sheet[] {
  if (sheets.length < TRIMMED_FROM) return sheets;
  const drop = Math.floor((sheets.length * percent) / 100);
  const inOrder = sheets.toSorted((one, other) => totalOf(one.marks) - totalOf(other.marks));
  return inOrder.slice(drop, sheets.length - drop);
}

/** The result of one counsellor. @param should how many students were asked */
export function outcomeOf(should: number, sheets: readonly Sheet[], bounds: Bounds): Outcome {
  const meant = sheets.filter(isMeant);
  const turnout = should === 0 ? 0 : Math.round((1000 * meant.length) / should) / 10;
  const counted = { should, actual: sheets.length, valid: meant.length, turnout };
  const hidden = { ...counted, score: null, duties: new Map(), suggestions: [], isValid: false };
  if (meant.length < FEWEST) return { ...hidden, remark: `有效测评不足${FEWEST}份，不公布` };
  const kept = trimmed(meant, bounds.trim);
  const isValid = turnout >= bounds.turnout;
  return {
    ...counted,
    score: hundredths(sum(kept.map(({ marks }) => totalOf(marks))) / kept.length),
    duties: dutiesOf(kept),
    suggestions: meant.map(({ suggestion }) => suggestion).filter((text) => text !== ''),
    isValid,
    remark: isValid ? null : `参评率不足${bounds.turnout}%，结果无效`,
  };
}

/** Points of 100 for each duty, over its own weights. */
function dutiesOf(sheets: readonly Sheet[]): Map<string, number> {
  const names = new Set(sheets.flatMap(({ marks }) => marks.map(({ duty }) => duty)));
  return new Map(
    [...names].map((name) => {
      const marks = sheets.flatMap((sheet) => sheet.marks.filter(({ duty }) => duty === name));
      const whole = sum(marks.map(({ weight }) => weight));
      return [name, hundredths((100 * totalOf(marks)) / whole)];
    }),
  );
}

/** Places from the highest score on: equal ones share a place, and the next one counts them (1, 2, 2, 4). */
export const placesOf = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);

/** From so many points on, by items of FDY_GRADE. */
const GRADES = [
  [90, '1'],
  [75, '2'],
  [60, '3'],
] as const;

/** Item of FDY_GRADE. */
export const gradeOf = (score: number): string => GRADES.find(([least]) => score >= least)?.[1] ?? '4';
