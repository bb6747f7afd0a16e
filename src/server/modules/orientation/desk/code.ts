import { factsOfCode, isGenuine, isTimely, shownCode, type CodeSort } from '../../../crypto/shown-code.ts';

/** How long a code is shown before the next one takes its place. */
export const SHOWN_SECONDS = 60;

/** Where a code stands: on its owner's screen, or on the sheet that was printed for them. */
export type CodePlace = 'screen' | 'paper';

/** What a check-in code says: who shows it, where, and when it was made. */
export interface CodeFacts {
  readonly place: CodePlace;
  readonly student: string;
  /** Milliseconds since 1970 by the database's clock. */
  readonly at: number;
}

/** What a code is held against. */
export interface CodeStanding {
  readonly batch: string;
  readonly now: number;
  /** When the sheet was last printed; undefined when it never was, or that print is good no more. */
  readonly printedAt: number | undefined;
  /** When it may have been printed after that, which nobody has said yet. */
  readonly offeredAt?: number | undefined;
  /** When checking in ends. */
  readonly endsAt: number;
}

/** false: not made here, not for this event, or not of now. */
export type CodeVerdict = 'good' | 'false' | 'printedAgain' | 'over';

const LEAST_LIKE_CODE = 37;
const SORTS: Readonly<Record<CodePlace, CodeSort>> = {
  screen: { mark: 'XG1', purpose: 'check-in code' },
  paper: { mark: 'XP1', purpose: 'check-in paper' },
};

/** Whether a text was meant to be a code: nothing that people type is as long. */
export const looksLikeCode = (text: string): boolean =>
  /^X[GP]1\./.test(text) || text.length >= LEAST_LIKE_CODE;

/** A code for one person, event and moment. */
export const codeOf = (secret: Buffer, { place, student, at }: CodeFacts, batch: string): string =>
  shownCode(SORTS[place], secret, { id: student, at }, batch);

/** What a text says that has the form of a code; whether it is true is another question. */
export function factsIn(text: string): CodeFacts | undefined {
  for (const place of ['screen', 'paper'] as const) {
    const facts = factsOfCode(SORTS[place], text);
    if (facts) return { place, student: facts.id, at: facts.at };
  }
  return undefined;
}

/** Whether a code was made here, for this event, and still stands. */
export function judgeCode(secret: Buffer, text: string, standing: CodeStanding): CodeVerdict {
  const facts = factsIn(text);
  if (!facts || !isGenuine(SORTS[facts.place], secret, text, standing.batch)) return 'false';
  if (facts.place === 'screen') return isTimely(facts, SHOWN_SECONDS, standing.now) ? 'good' : 'false';
  if (standing.now < facts.at) return 'false';
  if (facts.at !== standing.printedAt && facts.at !== standing.offeredAt) return 'printedAgain';
  return standing.now <= standing.endsAt ? 'good' : 'over';
}
