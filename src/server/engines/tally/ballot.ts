import { QUESTION_TYPE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import { rowName, type Ballot } from './tally.ts';

/** Codes of VOTE_LAYOUT. */
export const LAYOUT = { Cards: '1', List: '2', Scores: '3', Levels: '4' } as const;

/** The rules of a ballot, as rows say them. */
export interface BallotRules {
  readonly Layout: string | null;
  /** From the highest on, with 、 between. */
  readonly Levels: string | null;
  readonly ScoreItems: readonly unknown[] | null;
}

/** How it is asked beside. */
export interface Asking extends BallotRules {
  readonly Title: string;
  readonly MinSelect: number | null;
  readonly MaxSelect: number | null;
  readonly MaxScore: number | null;
}

/** A candidate, as its row says it. */
export interface Candidate {
  readonly Sort: number | null;
  readonly Name: string | null;
  readonly Summary?: unknown;
  readonly Photo?: unknown;
}

/** What is voted on by rows. */
export function ballotOf(
  { Layout, Levels, ScoreItems }: BallotRules,
  candidates: readonly Candidate[],
): Ballot {
  const items = Layout === LAYOUT.Scores ? ((ScoreItems ?? []) as readonly Row[]) : [];
  return {
    by: Layout === LAYOUT.Scores ? 'score' : Layout === LAYOUT.Levels ? 'level' : 'choice',
    levels: (Levels ?? '')
      .split('、')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    candidates: candidates.map(({ Sort, Name }) => ({ sort: Number(Sort), name: String(Name) })),
    items: items.map(({ Name, Max, Weight }) => ({
      name: String(Name),
      max: Number(Max),
      weight: Number(Weight),
    })),
  };
}

/**
 * The questions of a paper that a ballot is: its candidates are the choices of one, or the lines of a table of levels or scores, of
 * which each item is a question of its own.
 */
export function questionsOf(asking: Asking, candidates: readonly Candidate[]): Row[] {
  if (candidates.length === 0) return [];
  const ballot = ballotOf(asking, candidates);
  const common = { Title: asking.Title, Required: 1, Options: [] as Row[], Rows: null, Cards: 0 };
  const none = { MinSelect: null, MaxSelect: null, MinScore: null, MaxScore: null };
  const Rows = ballot.candidates.map(rowName);
  const table = { ...common, ...none, QType: QUESTION_TYPE.MatrixScore, Rows, MinScore: 0 };
  const { by, items = [] } = ballot;
  if (by === 'score' && items.length === 0) return [{ ...table, MaxScore: asking.MaxScore }];
  if (by === 'score')
    return items.map(({ name, max, weight }) => ({
      ...table,
      Title: `${name}（满分${max}分，占${Math.round(weight * 100)}%）`,
      MaxScore: max,
    }));
  if (by === 'level') {
    const Options = ballot.levels.map((Text, at) => ({ Key: String(at + 1), Text }));
    return [{ ...common, ...none, QType: QUESTION_TYPE.Matrix, Rows, Options }];
  }
  const Options = candidates.map(({ Sort, Name, Summary, Photo }) => ({
    Key: String(Sort),
    Text: Name,
    ...(Summary ? { Note: Summary } : {}),
    ...(Photo ? { Picture: Photo } : {}),
  }));
  const { MinSelect, MaxSelect, Layout } = asking;
  const chosen = { MinSelect, MaxSelect, Cards: Layout === LAYOUT.Cards ? 1 : 0 };
  return [{ ...common, ...none, ...chosen, QType: QUESTION_TYPE.Multiple, Options }];
}
