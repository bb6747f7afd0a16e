import { createHmac, randomBytes } from 'node:crypto';
import { clientPrefix } from '../../traffic/client-prefix.ts';
import { keyFrom, encrypt, decrypt } from '../../crypto/encrypt.ts';

/** A form that was opened: which, when by the database's clock, and what makes it one of a kind. */
export interface OpenedForm {
  readonly page: string;
  readonly at: number;
  readonly nonce: string;
}

const ABOUT = 'intake';
const HOURS_OPEN = 2;

const keyOf = (secret: Buffer, purpose: string) => keyFrom(secret, ABOUT, purpose);

const marked = (secret: Buffer, purpose: string, text: string) =>
  createHmac('sha256', keyOf(secret, purpose)).update(text).digest();

/** What the browser holds while the form is open; nobody else can make one, and each is for one row. */
export function formToken(secret: Buffer, page: string, at: number): string {
  const opened: OpenedForm = { page, at, nonce: randomBytes(16).toString('hex') };
  return encrypt(keyOf(secret, 'form'), JSON.stringify(opened), ABOUT);
}

/** The form of a token; nothing for one that was made up, or is over. */
export function formOfToken(secret: Buffer, token: string, now: number): OpenedForm | undefined {
  const text = decrypt(keyOf(secret, 'form'), token, ABOUT);
  if (text === undefined) return undefined;
  const opened = JSON.parse(text) as OpenedForm;
  return now - opened.at > HOURS_OPEN * 3_600_000 ? undefined : opened;
}

/** Nothing that is read as something else. */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 16;
const PART = 4;

/** The ticket of what an opened form becomes: the same however often it is sent, and known to no table. */
export function ticketOf(secret: Buffer, nonce: string): string {
  const bytes = marked(secret, 'ticket', nonce);
  let number = BigInt(`0x${bytes.toString('hex')}`);
  const letters = Array.from({ length: LENGTH }, () => {
    const letter = LETTERS[Number(number % BigInt(LETTERS.length))]!;
    number /= BigInt(LETTERS.length);
    return letter;
  });
  return letters.join('').replaceAll(new RegExp(`.{${PART}}(?=.)`, 'g'), '$&-');
}

/** What the table knows of a ticket, as somebody types it. */
export const markOfTicket = (secret: Buffer, ticket: string): string =>
  marked(secret, 'mark', ticket.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')).toString('hex');

/** What tells two sendings of one form apart without keeping either. */
export const digestOf = (secret: Buffer, { nonce }: OpenedForm, data: unknown): string =>
  marked(secret, 'digest', `${nonce} ${JSON.stringify(data)}`).toString('hex');

/** The place of an address on one day: rows of a day are counted by it, and nobody is followed over days. */
export const addressMark = (secret: Buffer, ip: string, day: string): string =>
  marked(secret, 'address', `${day} ${clientPrefix(ip)}`).toString('hex');
