import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFrom } from './encrypt.ts';

/** A sort of code that one shows and another's device reads. */
export interface CodeSort {
  /** What its text begins with. */
  readonly mark: string;
  /** The key is this sort's own: a seal of another purpose never fits. */
  readonly purpose: string;
}

/** What a code says: whom or what it stands for, and when it was made. */
export interface ShownFacts {
  readonly id: string;
  /** Milliseconds since 1970 by the database's clock. */
  readonly at: number;
}

/** A code that was shown in its last second is still read. */
const READ_SECONDS = 15;
const FORM = /^([A-Z0-9]{3})\.([0-9A-Za-z-]{1,32})\.([0-9a-z]{1,10})\.[A-Za-z0-9_-]{43}$/;

/** A code of a moment. `about` is part of the seal alone: a person who reads the code knows it. */
export function shownCode(sort: CodeSort, secret: Buffer, { id, at }: ShownFacts, about: string): string {
  const moment = at.toString(36);
  const seal = createHmac('sha256', keyFrom(secret, '', sort.purpose)).update(`${about}\n${id}\n${moment}`);
  return `${sort.mark}.${id}.${moment}.${seal.digest('base64url')}`;
}

/** What a text says that has the form of a code; whether it is true is another question. */
export function factsOfCode(sort: CodeSort, text: string): ShownFacts | undefined {
  const [, mark, id, moment] = FORM.exec(text) ?? [];
  if (mark !== sort.mark || id === undefined || moment === undefined) return undefined;
  return { id, at: parseInt(moment, 36) };
}

/** Whether a code was made here, about this. */
export function isGenuine(sort: CodeSort, secret: Buffer, text: string, about: string): boolean {
  const facts = factsOfCode(sort, text);
  if (!facts) return false;
  const [given, own] = [Buffer.from(text), Buffer.from(shownCode(sort, secret, facts, about))];
  return given.length === own.length && timingSafeEqual(given, own);
}

/** Whether a code that is shown for so many seconds may be read now. */
export function isTimely({ at }: Pick<ShownFacts, 'at'>, shownSeconds: number, now: number): boolean {
  return now >= at && now - at <= (shownSeconds + READ_SECONDS) * 1000;
}
