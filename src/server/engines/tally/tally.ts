import { listOf, isRecord } from '../../../contract/paper/question.ts';

/** How candidates are voted on, by VOTE_LAYOUT. */
export interface Ballot {
  /** Choose some, score each, or judge each by a level. */
  readonly by: 'choice' | 'score' | 'level';
  /** Names of the levels, the highest first. */
  readonly levels: readonly string[];
  readonly candidates: readonly { readonly sort: number; readonly name: string }[];
  /** What each candidate is scored by, one question for each; of weights that sum to 1. None: by one score. */
  readonly items?: readonly ScoreItem[];
}

/** One line of a scoring table. */
export interface ScoreItem {
  readonly name: string;
  /** Full points. */
  readonly max: number;
  readonly weight: number;
}

/** What came out for a candidate. */
export interface Outcome {
  readonly Sort: number;
  readonly Name: string;
  readonly Votes: number;
  /** Percent of the ballots that have a vote for the candidate. */
  readonly Share: number;
  readonly AvgScore: number | null;
  readonly LevelName: string | null;
  readonly LevelStat: string | null;
  /** Equal ones share a place, and the next one counts them: 1, 2, 2, 4. */
  readonly Place: number;
}

/** From so many scores on, one of the highest and one of the lowest is dropped. */
const TRIMMED_FROM = 7;

/** The line of a candidate in a table of them. */
export const rowName = ({ sort, name }: Ballot['candidates'][number]): string => `${sort}. ${name}`;

/**
 * Counts ballots. @param ballots the answers of each to its questions, in their order: the numbers of candidates, or by the line of
 * each the score or the number of the level
 */
export function tally(ballot: Ballot, ballots: readonly (readonly unknown[])[]): Outcome[] {
  const counted = ballot.candidates.map((candidate) => {
    const given = ballots.flatMap((values) => givenTo(ballot, candidate, values));
    return { candidate, given, ...outcomeOf(ballot, given) };
  });
  return counted.map(({ candidate, given, worth, ...rest }) => ({
    Sort: candidate.sort,
    Name: candidate.name,
    Votes: given.length,
    Share: percentOf(given.length, ballots.length),
    ...rest,
    Place: 1 + counted.filter((other) => other.worth > worth).length,
  }));
}

function givenTo(
  { by, items = [] }: Ballot,
  candidate: Ballot['candidates'][number],
  answers: readonly unknown[],
): readonly string[] {
  if (by === 'choice') return listOf(answers[0]).filter((key) => key === String(candidate.sort));
  const given = answers.map((values) => (isRecord(values) ? values[rowName(candidate)] : undefined));
  const isWhole = Math.max(1, items.length) <= given.filter((value) => !isAbsent(value)).length;
  if (!isWhole) return [];
  return [items.length === 0 ? String(given[0]) : String(weighted(items, given.map(Number)))];
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

/** Points of 100: each item's share of its full points, by its weight. */
const weighted = (items: readonly ScoreItem[], scores: readonly number[]): number =>
  items.reduce((sum, { max, weight }, at) => sum + (100 * weight * scores[at]!) / max, 0);

function outcomeOf({ by, levels }: Ballot, given: readonly string[]) {
  const none = { AvgScore: null, LevelName: null, LevelStat: null };
  if (by === 'choice') return { ...none, worth: given.length };
  if (by === 'score') {
    const AvgScore = trimmedMean(given.map(Number));
    return { ...none, AvgScore, worth: AvgScore ?? -1 };
  }
  const votes = levels.map((_, at) => given.filter((key) => key === String(at + 1)).length);
  const most = Math.max(0, ...votes);
  const at = most === 0 ? -1 : votes.lastIndexOf(most);
  return {
    ...none,
    LevelName: levels[at] ?? null,
    LevelStat: levels.map((name, index) => `${name}${votes[index]}票`).join('、'),
    worth: at < 0 ? -1 : levels.length - at,
  };
}

/** To one decimal; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;

/** To two decimals; null of nothing. */
function trimmedMean(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const kept = scores.length < TRIMMED_FROM ? scores : scores.toSorted((a, b) => a - b).slice(1, -1);
  return Math.round((100 * kept.reduce((sum, score) => sum + score, 0)) / kept.length) / 100;
}

/**
 * What is said of the whole, once it has ended.
 * @param least percent of the voters that a result needs
 * @param elected how many are elected
 */
export function verdictOf(
  outcomes: readonly Outcome[],
  { turnout, least, elected }: { turnout: number; least: number; elected: number | null },
): string {
  if (turnout < least) return `参评率不足${least}%，结果无效`;
  if (elected === null) return '有效';
  const atBorder = outcomes.filter(({ Place, Votes }) => Place <= elected && Votes > 0);
  const last = Math.max(0, ...atBorder.map(({ Place }) => Place));
  return atBorder.length > elected ? `第${last}名得票相同，须另行确定` : '有效';
}
