import { createCipheriv, createDecipheriv, createHmac, type Hmac } from 'node:crypto';
import { foldedText } from '../../../contract/folded-text.ts';
import { memoized } from '../../../contract/memoized.ts';
import { keyById, presentKey, type SealingKey } from './keys.ts';

/**
 * A sealed value in the database: what it begins with, the key's id, the mark of the value in the form in which texts are
 * compared, the mark of its last six characters, and the value itself. Equal values look equal under one key, so that they are
 * found, compared and kept unique without being opened.
 */
const BEGIN = '~s1~';
const KEY_LENGTH = 6;
const MARK_LENGTH = 22;
const TAIL_LENGTH = 8;
const TAIL_OF = 6;
const ivBytes = 12;
const tagBytes = 16;

/** Length of what is compared: the beginning, the key and the mark. */
const COMPARED = BEGIN.length + KEY_LENGTH + 1 + MARK_LENGTH;
const TAIL_FROM = COMPARED + 1;
const LOCKED_FROM = TAIL_FROM + TAIL_LENGTH + 1;

const SEALED = `${BEGIN}[\\w-]{${KEY_LENGTH}}~[\\w-]{${MARK_LENGTH}}~[\\w-]{${TAIL_LENGTH}}~[\\w-]+`;
const anywhere = new RegExp(SEALED, 'g');
const whole = new RegExp(`"${SEALED}"`, 'g');

/** Whether a text begins like a sealed value. Nobody stores such a text, or a stolen value could be had opened. */
export const looksSealed = (text: string): boolean => text.includes(BEGIN);

const digest = (key: SealingKey, use: string, text: string): Buffer => hmacOf(key, use, text).digest();

const hmacOf = (key: SealingKey, use: string, text: string): Hmac =>
  createHmac('sha256', key.marks).update(`${use}\0${text}`);

const markOf = (key: SealingKey, text: string): string =>
  hmacOf(key, 'mark', foldedText(text) || text)
    .digest('base64url')
    .slice(0, MARK_LENGTH);

const tailOf = (key: SealingKey, tail: string): string =>
  hmacOf(key, 'tail', tail.toUpperCase()).digest('base64url').slice(0, TAIL_LENGTH);

/** What equal texts or numbers of a column begin with. */
export function comparedPart(value: unknown, key: SealingKey = presentKey()): string {
  return headOf(key, markOf(key, textOf(value)));
}

const headOf = (key: SealingKey, mark: string): string => `${BEGIN}${key.id}~${mark}`;

/** A mark of a text of which nothing is to be read again, such as what somebody typed: equal texts have equal marks. */
export const markedText = (text: string): string =>
  hmacOf(presentKey(), 'text', text).digest('base64url').slice(0, MARK_LENGTH);

/** SQL of what of a sealed column is compared. */
export const comparedPartSql = (column: string): string => `left(${column}, ${COMPARED})`;

/** The mark of the end of a value, and the SQL of the same of a column. */
export const tailPart = (tail: string, key: SealingKey): string => tailOf(key, tail);
export const tailPartSql = (column: string): string => `substr(${column}, ${TAIL_FROM + 1}, ${TAIL_LENGTH})`;

/** How many characters the end of a value has. */
export const TAIL_CHARACTERS = TAIL_OF;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What stands before a locked value, and the vector that it is locked with. */
interface Marks {
  readonly mark: string;
  readonly tail: string;
  readonly iv: Buffer;
}

const marksOfText = (key: SealingKey, text: string, plain: string): Marks => ({
  mark: markOf(key, text),
  tail: tailOf(key, text.slice(-TAIL_OF)),
  iv: digest(key, 'iv', plain).subarray(0, ivBytes),
});

/** Stands where nobody looks for the end of a value. */
const NO_TAIL = '-'.repeat(TAIL_LENGTH);

/** A document, such as a draft of answers, is looked for by nothing that is in it: one digest marks it and makes its vector. */
function marksOfDocument(key: SealingKey, plain: string): Marks {
  const made = digest(key, 'document', plain);
  const mark = made.subarray(ivBytes).toString('base64url').slice(0, MARK_LENGTH);
  return { mark, tail: NO_TAIL, iv: made.subarray(0, ivBytes) };
}

/** Characters of a value that is kept: letters of choices, numbers and the like come with every sheet of answers. */
const SHORT = 16;
const MOST_SHORT = 2000;

/** What was made of short values of late, under each key. */
const shortOnes = memoized((_key: SealingKey) => new Map<string, string>());

/**
 * A value as it is stored. The same value under the same key is always stored the same: the vector is made of the value, and
 * comes twice for equal values alone.
 */
export function sealValue(value: unknown, key: SealingKey = presentKey()): string {
  const plain = JSON.stringify(value);
  if (plain.length > SHORT) return sealedAnew(key, value, plain);
  const known = shortOnes(key);
  const stored = known.get(plain) ?? sealedAnew(key, value, plain);
  if (known.size >= MOST_SHORT) known.clear();
  known.set(plain, stored);
  return stored;
}

function sealedAnew(key: SealingKey, value: unknown, plain: string): string {
  const isDocument = typeof value === 'object' && value !== null;
  const { mark, tail, iv } = isDocument
    ? marksOfDocument(key, plain)
    : marksOfText(key, textOf(value), plain);
  const head = headOf(key, mark);
  const cipher = createCipheriv('aes-256-gcm', key.locks, iv).setAAD(Buffer.from(head));
  const locked = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const box = Buffer.concat([iv, cipher.getAuthTag(), locked]).toString('base64url');
  return `${head}~${tail}~${box}`;
}

/** The key by which a stored text is sealed; undefined for one that is not. */
export const sealedWith = (stored: unknown): string | undefined =>
  typeof stored === 'string' && stored.startsWith(BEGIN)
    ? stored.slice(BEGIN.length, BEGIN.length + KEY_LENGTH)
    : undefined;

/** A value that was sealed with a key that this installation does not have, or was changed since. */
export class Unopened extends Error {
  override readonly name = 'Unopened';

  constructor() {
    super(
      '数据已加密，密钥文件 KEY_FILE 中没有对应的密钥 / A stored value is sealed with a key that KEY_FILE lacks.',
    );
  }
}

function opened(stored: string): unknown {
  const key = keyById(stored.slice(BEGIN.length, BEGIN.length + KEY_LENGTH));
  if (!key) throw new Unopened();
  const bytes = Buffer.from(stored.slice(LOCKED_FROM), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.locks, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(stored.slice(0, COMPARED)))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const locked = bytes.subarray(ivBytes + tagBytes);
    return JSON.parse(decipher.update(locked, undefined, 'utf8') + decipher.final('utf8'));
  } catch {
    throw new Unopened();
  }
}

/** A text as it comes from the database, opened where it is sealed. */
export const openText = (text: string): unknown => (text.startsWith(BEGIN) ? opened(text) : text);

/** JSON as it comes from the database: what is sealed in it is opened in place, and keeps its type where it is all of a text. */
export const openJson = (json: string): string =>
  json.includes(BEGIN)
    ? json
        .replaceAll(whole, (sealed) => JSON.stringify(opened(sealed.slice(1, -1))))
        .replaceAll(anywhere, (sealed) => JSON.stringify(textOf(opened(sealed))).slice(1, -1))
    : json;
