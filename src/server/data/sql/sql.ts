import { createHash } from 'node:crypto';
import type { Queryable, QueryResult, Transaction } from '../database/queryable.ts';

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/;

/** Quotes a table, column or alias. The only way by which a name gets into SQL; anything but a plain name is refused. */
export function ident(name: string): string {
  if (!IDENTIFIER.test(name)) throw new Error(`not an identifier: ${JSON.stringify(name)}`);
  return `"${name}"`;
}

/** Quotes a column whose name the program chooses among the fields of an entity, so that the compiler knows when it is none. */
export const column = <Entity>(name: keyof Entity & string): string => ident(name);

/** Quotes a code that a schema file names; anything but letters, digits and underscores is refused. */
export function codeLiteral(code: string): string {
  if (!/^\w{1,40}$/.test(code)) throw new Error(`not a code: ${JSON.stringify(code)}`);
  return `'${code}'`;
}

const LONGEST_TEXT = 200;

/**
 * A text of a schema where nothing can be bound, such as a column that is worked out: every character but letters and digits
 * is written by its number, so that none of them can end the text.
 */
export function textLiteral(text: string): string {
  const characters = [...text];
  if (characters.length > LONGEST_TEXT || text.includes('\u0000') || /\p{Surrogate}/u.test(text))
    throw new Error(`not a text of a schema: ${JSON.stringify(text)}`);
  const written = characters.map((one) =>
    /^[A-Za-z0-9]$/.test(one) ? one : `\\+${one.codePointAt(0)!.toString(16).padStart(6, '0')}`,
  );
  return `U&'${written.join('')}'`;
}

/** Collects the values of one statement; the only way by which a value gets into SQL. */
export class Binder {
  readonly values: unknown[] = [];

  /** Keeps a value and returns its placeholder. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Escapes what LIKE takes for a wildcard, so that the text stands for itself. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/** Gives names to texts that come a second time, and stops when there are too many of them. */
function naming(most: number): (text: string) => string | undefined {
  const seen = new Map<string, string | null>();
  let named = 0;
  return (text) => {
    const known = seen.get(text);
    if (known) return known;
    if (known === undefined) {
      if (seen.size >= most * 4) for (const [one, name] of seen) if (name === null) seen.delete(one);
      if (seen.size < most * 4) seen.set(text, null);
      return undefined;
    }
    if (named >= most) return undefined;
    named += 1;
    const name = `r_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    seen.set(text, name);
    return name;
  };
}

/**
 * The name under which a statement is prepared, or undefined while its text is new: callers choose among filters, so the
 * number of texts is not ours to bound, and each prepared plan costs memory on every connection of the database.
 */
export const statementName = naming(400);

/** What acts send has places of its own: it does not leave lists without a name. */
const actName = naming(200);

/** Runs a statement of an act, planned once for each connection as soon as its text was seen twice. */
export const prepared = <Row extends object = Record<string, unknown>>(
  queryable: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult<Row>> => queryable.query<Row>(text, values, actName(text));

/** The same of a statement whose answer nobody waits for. */
export const sent = (tx: Transaction, text: string, values: readonly unknown[]): void =>
  tx.send(text, values, actName(text));
