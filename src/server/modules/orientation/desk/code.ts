import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFrom } from '../../../seal.ts';

/** How long a code is shown before the next one takes its place. */
export const SHOWN_SECONDS = 60;
/** A code that was shown in its last second is still read. */
const READ_SECONDS = 15;

/** What a check-in code says: who shows it, and when it was made. */
export interface CodeFacts {
  readonly student: string;
  /** Milliseconds since 1970 by the database's clock. */
  readonly at: number;
}

const FORM = /^XG1\.([0-9A-Za-z-]{1,32})\.([0-9a-z]{1,10})\.[A-Za-z0-9_-]{43}$/;
const LEAST_LIKE_CODE = 37;

/** Whether a text was meant to be a code: nothing that people type is as long. */
export const looksLikeCode = (text: string): boolean =>
  text.startsWith('XG1.') || text.length >= LEAST_LIKE_CODE;

/** A code for one person, event and moment. The event is part of the seal alone: whoever reads the code knows it. */
export function codeOf(secret: Buffer, { student, at }: CodeFacts, batch: string): string {
  const moment = at.toString(36);
  // A key of its own: a seal of another purpose never fits here.
  const seal = createHmac('sha256', keyFrom(secret, '', 'check-in code')).update(
    `${batch}\n${student}\n${moment}`,
  );
  return `XG1.${student}.${moment}.${seal.digest('base64url')}`;
}

/** What a text says that has the form of a code; whether it is true is another question. */
export function factsIn(text: string): CodeFacts | undefined {
  const [, student, moment] = FORM.exec(text) ?? [];
  return student === undefined || moment === undefined ? undefined : { student, at: parseInt(moment, 36) };
}

/** Whether a code was made here, for this event, and lately. */
export function isGood(
  secret: Buffer,
  text: string,
  { batch, now }: { batch: string; now: number },
): boolean {
  const facts = factsIn(text);
  if (!facts) return false;
  const [given, own] = [Buffer.from(text), Buffer.from(codeOf(secret, facts, batch))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return false;
  const age = now - facts.at;
  return age >= 0 && age <= (SHOWN_SECONDS + READ_SECONDS) * 1000;
}
