import checklistParts from '../../schemas/_meta/checklist-parts.json' with { type: 'json' };
import paperParts from '../../schemas/_meta/paper-parts.json' with { type: 'json' };
import traits from '../../schemas/_meta/traits.json' with { type: 'json' };
import type { EntityModel } from '../../src/contract/model.ts';
import { sqlLiterals } from './literals.ts';
import { partsOf, segmentsOf, type Binding, type Parts, type Segment } from './scopes.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Where SQL of the program names a table or a column. */
export interface SqlUse {
  readonly name: string;
  /** Where the name stands in the source, without its quotes. */
  readonly at: number;
  readonly kind: 'table' | 'column';
  /** Tables that have it: the one, or all that the statement is put together for. */
  readonly tables: readonly string[];
  /** Tables that should have it and do not. */
  readonly lacking: readonly string[];
  /** Nothing says which of the tables is meant. */
  readonly isOpen: boolean;
  /** A result is named after it, as long as it is given no other name. */
  readonly namesResult: boolean;
}

/** A name that the program puts between quotes, where no check reads it. */
export interface HiddenName {
  /** What the program puts there. */
  readonly source: string;
  readonly at: number;
}

/** Every table with its columns, and whether each is the vocabulary's own, which nobody renames. */
export type Columns = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/**
 * The columns of the entities' tables, each under the name of its field, and those of the parts of papers and checklists, whose
 * tables an entity names: `// SQL: s is paper.sheet`. The names of parts are the vocabulary's.
 */
export const columnsOf = (entities: Iterable<EntityModel>): Map<string, Map<string, boolean>> =>
  new Map([
    ...[...entities].map(
      ({ table, fields }) =>
        [table, new Map([...fields.values()].map(({ name, implicit }) => [name, implicit]))] as const,
    ),
    ...[...partsOfKind('paper', paperParts), ...partsOfKind('checklist', checklistParts)].map(
      ([part, fields]) =>
        [
          part,
          new Map([...Object.keys(fields), ...Object.keys(traits.base)].map((name) => [name, true])),
        ] as const,
    ),
  ]);

const partsOfKind = (kind: string, { parts }: { readonly parts: Readonly<Record<string, object>> }) =>
  Object.entries(parts).map(([part, fields]) => [`${kind}.${part}`, fields] as const);

interface Scope {
  readonly segment: Segment;
  readonly outer: Scope | undefined;
}

/** The SQL of one source file, read once. */
export interface SqlSource {
  readonly scopes: readonly Scope[];
  /** What the file says of names whose table stands in another text: `// SQL: s is NewStudent`. */
  readonly told: ReadonlyMap<string, readonly string[]>;
  /** Everything that any statement of the file reads from. */
  readonly inFile: readonly Binding[];
  /** Names that statements of the file give to results. */
  readonly results: ReadonlySet<string>;
  readonly hidden: readonly HiddenName[];
}

interface Known extends SqlSource {
  readonly columns: Columns;
}

/** Reads the SQL of a source file. */
export function readSql(source: string): SqlSource {
  const literals = sqlLiterals(source).map(tokensOf);
  const scopes = literals.flatMap((tokens) => scopesOf(tokens, undefined, undefined, partsOf(tokens)));
  return {
    scopes,
    told: toldIn(source),
    inFile: scopes.flatMap(({ segment }) => segment.bindings),
    results: new Set(literals.flatMap(resultsOf)),
    hidden: literals.flatMap(hiddenIn),
  };
}

/** The names in the SQL of a source file, each with the tables that it belongs to. */
export const sqlUses = (source: SqlSource, columns: Columns): SqlUse[] =>
  source.scopes.flatMap((scope) => usesOf(scope, { ...source, columns }));

/** Columns that the program names between quotes; tables and names of results may stand so. */
function hiddenIn(tokens: readonly Token[]): HiddenName[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'group') return hiddenIn(token.inner);
    const isQuoted = [tokens[index - 1], tokens[index + 1]].every((one) => one?.text === '"');
    const before = tokens[index - 2];
    const mayStand =
      before?.kind === 'word' && ['as', 'from', 'join', 'into', 'update'].includes(before.text);
    return token.kind === 'hole' && isQuoted && !mayStand ? [{ source: token.text, at: token.at }] : [];
  });
}

/** `// SQL: s is NewStudent` tells of the name before a dot, `* is` of names that stand alone; of several tables each must fit. */
function toldIn(source: string): Map<string, string[]> {
  const told = new Map<string, string[]>();
  for (const [, name = '', tables = ''] of source.matchAll(/\/\/ SQL: (\S+) is ([\w., ]+)/g))
    told.set(name, tables.split(', '));
  return told;
}

function resultsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    if (token.kind === 'group') return resultsOf(token.inner);
    return token.kind === 'name' && before?.kind === 'word' && before.text === 'as' ? [token.text] : [];
  });
}

function scopesOf(
  tokens: readonly Token[],
  before: Token | undefined,
  outer: Scope | undefined,
  parts: Parts,
): Scope[] {
  return segmentsOf(tokens, before, parts).flatMap((segment) => {
    const scope = { segment, outer };
    const inner = segment.tokens.flatMap((token, index) =>
      token.kind === 'group' ? scopesOf(token.inner, segment.tokens[index - 1], scope, parts) : [],
    );
    return [scope, ...inner];
  });
}

const chain = (scope: Scope): Scope[] => (scope.outer ? [scope, ...chain(scope.outer)] : [scope]);

const isDot = (token: Token | undefined) => token?.kind === 'sign' && token.text === '.';

function usesOf(scope: Scope, known: Known): SqlUse[] {
  const { tokens, tables } = scope.segment;
  const isTaken = (at: number) => chain(scope).some(({ segment }) => segment.taken.has(at));
  const uses: SqlUse[] = tables.map(({ text, at }) => tableUse(text, at, known));
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'name' || isTaken(token.at) || isDot(tokens[index + 1])) continue;
    const found = isDot(tokens[index - 1])
      ? qualified(scope, tokens[index - 2], token.text, known)
      : bare(scope, token, known);
    if (!found) continue;
    const isTable = found.tables.length + found.lacking.length === 0 && known.columns.has(token.text);
    if (isTable && !isDot(tokens[index - 1])) uses.push(tableUse(token.text, token.at, known));
    else {
      const isBehindDot = isDot(tokens[index - 1]);
      const namesResult = isResult(tokens, isBehindDot ? index - 2 : index, index + 1);
      uses.push({ name: token.text, at: token.at, kind: 'column', ...found, namesResult });
    }
  }
  return uses;
}

const CLAUSES = new Set([
  'select',
  'from',
  'returning',
  'where',
  'group',
  'order',
  'having',
  'values',
  'set',
  'on',
]);

/** Whether tokens stand alone in the list of what a query answers. */
function isResult(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = tokens
    .slice(0, from)
    .findLast(({ kind, text }) => kind === 'word' && CLAUSES.has(text))?.text;
  const [before, after] = [tokens[from - 1]?.text, tokens[to]?.text ?? ','];
  return (
    (clause === 'select' || clause === 'returning') &&
    ['select', 'distinct', 'returning', ','].includes(before ?? '') &&
    ['from', ','].includes(after)
  );
}

const tableUse = (name: string, at: number, { columns }: Known): SqlUse => ({
  name,
  at,
  kind: 'table',
  tables: columns.has(name) ? [name] : [],
  lacking: columns.has(name) ? [] : [name],
  isOpen: false,
  namesResult: false,
});

/** Undefined for a name that is no column of a table. */
type Found = Pick<SqlUse, 'tables' | 'lacking' | 'isOpen'> | undefined;

/** A name behind a dot. */
function qualified(scope: Scope, before: Token | undefined, name: string, known: Known): Found {
  const alias = before?.text ?? '';
  for (const { segment } of chain(scope)) {
    const bound = segment.bindings.filter((one) => one.alias === alias);
    const isShown = bound.some(({ tables, columns }) => tables.length > 0 || columns);
    if (bound.length > 0 && (isShown || !known.told.has(alias))) return among(bound, name, known);
    if (alias === 'excluded' && segment.written) return ofAll([segment.written], name, known);
  }
  const told = known.told.get(alias);
  if (told) return ofAll(told, name, known);
  const elsewhere = before?.kind === 'hole' ? [] : known.inFile.filter((one) => one.alias === alias);
  return elsewhere.length > 0 ? among(elsewhere, name, known) : anywhere(name, known);
}

/** A name that stands alone: a column of what its own query reads from or writes, or in ORDER BY and GROUP BY the name of a result. */
function bare(scope: Scope, token: Token, known: Known): Found {
  const own = chain(scope).find(({ segment }) => segment.bindings.length > 0)?.segment;
  // The program puts the table there: what the file says of its alias, or of all, is all that is known.
  const isHidden = own?.bindings.every(({ tables, columns }) => tables.length === 0 && !columns) ?? false;
  const told = (isHidden && known.told.get(own?.bindings[0]?.alias ?? '')) || known.told.get('*');
  if (own && !(isHidden && told)) return inQuery(own, token, known);
  const { text } = token;
  if (told && known.columns.has(told[0] ?? '') && !known.results.has(text)) return ofAll(told, text, known);
  return known.results.has(text) ? undefined : anywhere(text, known);
}

function inQuery(own: Segment, { text, at }: Token, known: Known): Found {
  const { written, bindings, tokens } = own;
  if (written !== undefined && own.isTarget(at))
    return bindings.some(({ columns }) => columns?.has(text)) ? undefined : ofAll([written], text, known);
  const sorts = tokens.findLastIndex((one) => one.kind === 'word' && ['order', 'group'].includes(one.text));
  const isSorted = sorts >= 0 && tokens[sorts]!.at < at;
  return isSorted && resultsOf(tokens).includes(text) ? undefined : among(bindings, text, known);
}

const has = ({ columns }: Known, table: string, name: string) => columns.get(table)?.has(name) ?? false;

/** Each of these tables must have the column. */
const ofAll = (tables: readonly string[], name: string, known: Known): Found => ({
  tables: tables.filter((table) => has(known, table, name)),
  lacking: tables.filter((table) => !has(known, table, name)),
  isOpen: false,
});

/** The table of these that has the column; undefined when it may belong to a part whose columns nobody declares. */
function among(bindings: readonly Binding[], name: string, known: Known): Found {
  const tables = [...new Set(bindings.flatMap((one) => one.tables))];
  const holders = tables.filter((table) => has(known, table, name));
  if (holders.length > 0) return { tables: holders, lacking: [], isOpen: isOpen(holders, name, known) };
  const isOfPart = bindings.some((one) => one.columns?.has(name) ?? true);
  return isOfPart ? undefined : { tables: [], lacking: tables, isOpen: false };
}

/** Several tables have it, and in one of them it may get another name. */
const isOpen = (holders: readonly string[], name: string, { columns }: Known) =>
  holders.length > 1 && holders.some((table) => columns.get(table)?.get(name) === false);

/** A name of which the file says nothing: any table's. */
function anywhere(name: string, known: Known): Found {
  const holders = [...known.columns.keys()].filter(
    (table) => !table.includes('.') && has(known, table, name),
  );
  return { tables: holders, lacking: [], isOpen: isOpen(holders, name, known) };
}
