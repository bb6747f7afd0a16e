import { factsOfCode, isGenuine, isTimely, shownCode, type CodeSort } from '../../crypto/shown-code.ts';

/** Where a code stands: on its owner's screen, or on the sheet that was printed for them. */
export type CodePlace = 'screen' | 'paper';

/** A kind of code: its sort for each place, whose marks and purposes no other kind has. */
export interface ShownCodes {
  readonly screen: CodeSort;
  readonly paper?: CodeSort;
  /** How long a code is shown before the next one takes its place. */
  readonly seconds: number;
}

/** What a code says: whom or what it stands for, where it is shown, and when it was made. */
export interface CodeFacts {
  readonly place: CodePlace;
  readonly id: string;
  /** Milliseconds since 1970 by the database's clock. */
  readonly at: number;
}

/** What a code is held against. */
export interface CodeStanding {
  /** What the code is good for, such as an event: it is part of its seal. */
  readonly about: string;
  readonly now: number;
  /** When the sheet was last printed; nothing when it never was, or that print is good no more. */
  readonly printedAt?: number | null | undefined;
  /** When it may have been printed after that, which nobody has said yet. */
  readonly offeredAt?: number | null | undefined;
  /** When paper is good no more. */
  readonly endsAt?: number | undefined;
}

/** false: not made here, not for this event, or not of now. */
export type CodeVerdict = 'good' | 'false' | 'printedAgain' | 'over';

const LEAST_LIKE_CODE = 37;

/** Whether a text was meant to be a code: nothing that people type is as long. */
export const looksLikeCode = ({ screen, paper }: ShownCodes, text: string): boolean =>
  [screen, paper].some((sort) => sort !== undefined && text.startsWith(`${sort.mark}.`)) ||
  text.length >= LEAST_LIKE_CODE;

/** A code for one person or thing, event and moment. @throws Error for a place that the kind does not have */
export function codeOf(codes: ShownCodes, secret: Buffer, facts: CodeFacts, about: string): string {
  const sort = codes[facts.place];
  if (!sort) throw new Error(`codes of ${codes.screen.mark} stand on no ${facts.place}`);
  return shownCode(sort, secret, facts, about);
}

/** What a text says that has the form of a code; whether it is true is another question. */
export function factsIn(codes: ShownCodes, text: string): CodeFacts | undefined {
  for (const place of ['screen', 'paper'] as const) {
    const sort = codes[place];
    const facts = sort && factsOfCode(sort, text);
    if (facts) return { place, ...facts };
  }
  return undefined;
}

/**
 * Whether a code was made here, for this event, and still stands: on a screen as long as it is shown and a moment more, on paper
 * until its end, of one print of each alone. A code that was changed, copied from an older print, made elsewhere, or is of
 * another kind, event, person or moment is never good.
 */
export function judgeCode(
  codes: ShownCodes,
  secret: Buffer,
  text: string,
  standing: CodeStanding,
): CodeVerdict {
  const facts = factsIn(codes, text);
  const sort = facts && codes[facts.place];
  if (!facts || !sort || !isGenuine(sort, secret, text, standing.about)) return 'false';
  if (facts.place === 'screen') return isTimely(facts, codes.seconds, standing.now) ? 'good' : 'false';
  if (standing.now < facts.at) return 'false';
  if (facts.at !== standing.printedAt && facts.at !== standing.offeredAt) return 'printedAgain';
  return standing.endsAt === undefined || standing.now <= standing.endsAt ? 'good' : 'over';
}
