/** Words that begin a clause; IS DISTINCT FROM begins none, and neither does a lock. */
const TOKENS =
  /"[^"]*"|'(?:[^']|'')*'|[()[\],]|(?<!\b(?:DISTINCT|FOR|KEY|DO)\s+)\b(?:UPDATE|INSERT INTO|DELETE FROM|SET|SELECT|FROM|WHERE|ON CONFLICT|RETURNING)\b/g;

interface Token {
  readonly word: string;
  readonly at: number;
}

/** What stands outside of brackets and quotes. */
function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (const { 0: word, index: at } of text.matchAll(TOKENS)) {
    if (word === '(' || word === '[') depth += 1;
    else if (word === ')' || word === ']') depth -= 1;
    else if (depth === 0 && !/^["']/.test(word)) found.push({ word, at });
  }
  return found;
}

/** The clauses of a statement, each by the word that begins it; what stands before the first one is under ''. */
export function clausesOf(text: string): ReadonlyMap<string, string> {
  const words = tokensOf(text).filter(({ word }) => word !== ',');
  const conflict = words.findIndex(({ word }) => word === 'ON CONFLICT');
  // What is done about a conflict has words of its own.
  const begins = words.filter(({ word }, at) => conflict < 0 || at <= conflict || word === 'RETURNING');
  const clauses = new Map<string, string>();
  for (const [index, { word, at }] of [{ word: '', at: 0 }, ...begins].entries()) {
    if (clauses.has(word)) throw new Error(`a statement with ${word} twice: ${text}`);
    clauses.set(word, text.slice(at + word.length, begins[index]?.at).trim());
  }
  return clauses;
}

/** The items of a list, such as the assignments behind SET. */
export function itemsOf(list: string): string[] {
  const commas = tokensOf(list).filter(({ word }) => word === ',');
  return [...commas, { at: list.length }].map(({ at }, index) =>
    list.slice(index === 0 ? 0 : commas[index - 1]!.at + 1, at).trim(),
  );
}

/** A column and the SQL of what it becomes. */
export interface Assignment {
  readonly name: string;
  readonly value: string;
}

/** The assignments of a list, each of one column. */
export function assignmentsOf(list: string): Assignment[] {
  return itemsOf(list).map((item) => {
    const [, name, value] = /^"(\w+)"\s*=\s*([\s\S]+)$/.exec(item) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no assignment of one column: ${item}`);
    return { name, value };
  });
}

const TARGET = /^"(\w+)"(?:(?:\s+AS)?\s+(\w+))?$/;

/** The table that a clause names, and the name that it has in the statement. */
export function targetOf(clause: string): {
  readonly table: string;
  readonly alias: string;
} {
  const [, table, alias] = TARGET.exec(clause.trim()) ?? [];
  if (table === undefined) throw new Error(`no table to write: ${clause}`);
  return { table, alias: alias ?? `"${table}"` };
}
