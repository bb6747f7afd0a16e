import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFrom } from '../../../seal.ts';

/** How long a code is shown before the next one takes its place. */
export const SHOWN_SECONDS = 60;
/** A code that was shown in its last second is still read. */
const READ_SECONDS = 15;

/** Where a code stands: on its owner's screen, or on the sheet that was printed for him. */
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
  /** When checking in ends. */
  readonly endsAt: number;
}

/** false: not made here, not for this event, or not of now. */
export type CodeVerdict = 'good' | 'false' | 'printedAgain' | 'over';

const FORM = /^(XG1|XP1)\.([0-9A-Za-z-]{1,32})\.([0-9a-z]{1,10})\.[A-Za-z0-9_-]{43}$/;
const LEAST_LIKE_CODE = 37;
const MARKS: Readonly<Record<CodePlace, string>> = { screen: 'XG1', paper: 'XP1' };
/** A key of its own for each: a seal of another purpose never fits here. */
const PURPOSES: Readonly<Record<CodePlace, string>> = { screen: 'check-in code', paper: 'check-in paper' };

/** Whether a text was meant to be a code: nothing that people type is as long. */
export const looksLikeCode = (text: string): boolean =>
  /^X[GP]1\./.test(text) || text.length >= LEAST_LIKE_CODE;

/** A code for one person, event and moment. The event is part of the seal alone: whoever reads the code knows it. */
export function codeOf(secret: Buffer, { place, student, at }: CodeFacts, batch: string): string {
  const moment = at.toString(36);
  const seal = createHmac('sha256', keyFrom(secret, '', PURPOSES[place])).update(
    `${batch}\n${student}\n${moment}`,
  );
  return `${MARKS[place]}.${student}.${moment}.${seal.digest('base64url')}`;
}

/** What a text says that has the form of a code; whether it is true is another question. */
export function factsIn(text: string): CodeFacts | undefined {
  const [, mark, student, moment] = FORM.exec(text) ?? [];
  if (student === undefined || moment === undefined) return undefined;
  return { place: mark === MARKS.paper ? 'paper' : 'screen', student, at: parseInt(moment, 36) };
}

/** Whether a code was made here, for this event, and still stands. */
export function judgeCode(secret: Buffer, text: string, standing: CodeStanding): CodeVerdict {
  const facts = factsIn(text);
  if (!facts) return 'false';
  const [given, own] = [Buffer.from(text), Buffer.from(codeOf(secret, facts, standing.batch))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'false';
  const age = standing.now - facts.at;
  if (age < 0) return 'false';
  if (facts.place === 'screen') return age <= (SHOWN_SECONDS + READ_SECONDS) * 1000 ? 'good' : 'false';
  if (facts.at !== standing.printedAt) return 'printedAgain';
  return standing.now <= standing.endsAt ? 'good' : 'over';
}
