import type { Token } from './tokens.ts';

/** What a name before a dot stands for. */
export interface Binding {
  readonly alias: string;
  /** The table, or those whose columns a part of the statement takes over with a star. */
  readonly tables: readonly string[];
  /** Further columns; undefined where the program or the database adds some that nobody sees here. */
  readonly columns: ReadonlySet<string> | undefined;
}

/** A run of tokens that stand for one query, with what it reads from. */
export interface Segment {
  readonly tokens: readonly Token[];
  readonly bindings: readonly Binding[];
  /** Places of names that are no columns: tables and aliases. */
  readonly taken: ReadonlySet<number>;
  /** Names of tables, with their places. */
  readonly tables: readonly Token[];
  /** The table that the statement writes, if it is one that writes. */
  readonly written: string | undefined;
  /** Whether a name that stands alone there is one of the written table. */
  readonly isTarget: (at: number) => boolean;
}

/** Parts of a statement by their names: what stands behind WITH. */
export type Parts = ReadonlyMap<string, ReadonlySet<string> | undefined>;

const SETS = new Set(['union', 'intersect', 'except']);
/** Words that may follow a table without being its alias. */
const NO_ALIAS = new Set(
  `on using where set join left right full inner cross natural lateral group order having limit offset union intersect except
  returning values select default for as and or not when do tablesample with window fetch from overriding`.split(
    /\s+/,
  ),
);
/** Functions whose arguments hold the word FROM. */
const FROM_INSIDE = new Set(['extract', 'substring', 'trim', 'overlay', 'position']);

const said = (token: Token | undefined, ...words: string[]) =>
  token?.kind === 'word' && words.includes(token.text);

/** The queries that UNION and the like, or semicolons, join. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'word' && SETS.has(token.text)) runs.push([]);
    else if (token.kind === 'sign' && token.text === ';') runs.push([]);
    else runs.at(-1)!.push(token);
  }
  return runs;
}

/** Names that stand in a list of columns. */
const listed = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])));

const hasStar = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, text }, at) =>
      kind === 'sign' &&
      text === '*' &&
      (at === 0 || said(tokens[at - 1], 'select') || ['.', ','].includes(tokens[at - 1]?.text ?? '')),
  );

/** Names of what a query answers; undefined when the program puts a list there whose names nobody sees. */
function answered(tokens: readonly Token[]): Set<string> | undefined {
  const names = new Set<string>();
  for (const run of runsOf(tokens)) {
    const begin = run.findLastIndex((token) => said(token, 'select', 'returning'));
    const end = run.findIndex((token, at) => at > begin && said(token, 'from'));
    const list = run.slice(begin + 1, end < 0 ? run.length : end);
    const hasHole = run.some(({ kind }) => kind === 'hole');
    if (hasHole && (begin < 0 || end < 0)) return undefined;
    if (hasStar(list)) {
      for (const { columns } of segmentOf(run, false, new Map()).bindings) {
        if (!columns) return undefined;
        for (const name of columns) names.add(name);
      }
    }
    for (const [at, token] of list.entries()) {
      if (token.kind === 'name') names.add(token.text);
      const isItem = at === 0 || list[at - 1]?.text === ',' || said(list[at - 1], 'distinct');
      if (token.kind === 'hole' && isItem && (list[at + 1]?.text ?? ',') === ',') return undefined;
    }
  }
  return names;
}

/** The tables of which a query takes every column. */
const starred = (tokens: readonly Token[]): string[] =>
  hasStar(tokens) ? segmentOf(tokens, false, new Map()).tables.map(({ text }) => text) : [];

/** The parts that stand behind WITH anywhere in the tokens. */
export function partsOf(tokens: readonly Token[]): Map<string, ReadonlySet<string> | undefined> {
  const parts = new Map<string, ReadonlySet<string> | undefined>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'group') for (const [name, names] of partsOf(token.inner)) parts.set(name, names);
    let body = index + 1;
    let among: Token | undefined;
    if (token.kind !== 'word' && token.kind !== 'name') continue;
    if (tokens[body]?.kind === 'group') among = tokens[body++];
    if (!said(tokens[body], 'as')) continue;
    body += 1;
    while (said(tokens[body], 'not', 'materialized')) body += 1;
    const group = tokens[body];
    if (group?.kind !== 'group') continue;
    parts.set(token.text, among && among.inner.length > 0 ? listed(among.inner) : answered(group.inner));
  }
  return parts;
}

/** Splits what stands in one pair of brackets into its queries. */
export function segmentsOf(tokens: readonly Token[], before: Token | undefined, parts: Parts): Segment[] {
  const runs = runsOf(tokens);
  const isCall = before?.kind === 'word' && FROM_INSIDE.has(before.text);
  return runs.map((run) => segmentOf(run, isCall, parts));
}

function segmentOf(tokens: readonly Token[], isCall: boolean, parts: Parts): Segment {
  const { bindings, taken, tables } = new FromReader(tokens, isCall, parts).read();
  return { tokens, bindings, taken, tables, ...writtenTable(tokens, taken, tables) };
}

/** Reads what the FROM, JOIN, INTO, USING and UPDATE of one query name. */
class FromReader {
  readonly bindings: Binding[] = [];
  readonly taken = new Set<number>();
  readonly tables: Token[] = [];
  private index = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly isCall: boolean,
    private readonly parts: Parts,
  ) {}

  read(): this {
    const { tokens } = this;
    if (this.goesOn()) this.item();
    while (this.index < tokens.length) {
      const at = this.index;
      const token = tokens[at];
      this.index += 1;
      if (said(token, 'as', 'collate') && tokens[at + 1]?.kind === 'name') this.taken.add(tokens[at + 1]!.at);
      if (!this.reads(at)) continue;
      this.item();
      while (said(token, 'from') && this.isComma()) {
        this.index += 1;
        this.item();
      }
    }
    return this;
  }

  /** A text of the program that goes on behind a FROM of another one. */
  private goesOn(): boolean {
    const [table, alias, next] = this.tokens;
    const isAlias = alias?.kind === 'word' && !NO_ALIAS.has(alias.text);
    return table?.kind === 'name' && isAlias && said(next, 'join', 'left', 'cross', 'inner', 'where');
  }

  private reads(at: number): boolean {
    const [last, token, next] = [this.tokens[at - 1], this.tokens[at], this.tokens[at + 1]];
    return (
      (said(token, 'from') && !said(last, 'distinct', 'as') && !this.isCall) ||
      said(token, 'join', 'into') ||
      (said(token, 'using') && next?.kind !== 'group') ||
      (said(token, 'update') && !said(last, 'for', 'key', 'do'))
    );
  }

  private isComma(): boolean {
    const token = this.tokens[this.index];
    return token?.kind === 'sign' && token.text === ',';
  }

  private item(): void {
    const { tokens } = this;
    while (said(tokens[this.index], 'lateral', 'only')) this.index += 1;
    const token = tokens[this.index];
    if (!token || token.kind === 'sign') return;
    this.index += 1;
    const isTable = token.kind === 'name' && !this.parts.has(token.text);
    if (token.kind === 'name') this.taken.add(token.at);
    if (isTable) this.tables.push(token);
    if (token.kind === 'word' && tokens[this.index]?.kind === 'group') this.index += 1;
    while (said(tokens[this.index], 'with') && said(tokens[this.index + 1], 'ordinality')) this.index += 2;
    if (said(tokens[this.index], 'as')) this.index += 1;
    const source = this.source(token, isTable);
    const alias = this.alias();
    const listing = alias && !isTable ? this.columnList() : undefined;
    this.bindings.push({
      alias: (alias ?? token).text,
      tables: source.tables,
      columns: listing ? listing.columns : source.columns,
    });
  }

  private source(token: Token, isTable: boolean): Pick<Binding, 'tables' | 'columns'> {
    if (token.kind === 'group') return { tables: starred(token.inner), columns: answered(token.inner) };
    if (isTable) return { tables: [token.text], columns: new Set() };
    return { tables: [], columns: this.parts.get(token.text) };
  }

  private alias(): Token | undefined {
    const alias = this.tokens[this.index];
    const isAlias = alias?.kind === 'name' || (alias?.kind === 'word' && !NO_ALIAS.has(alias.text));
    if (!isAlias) return undefined;
    this.taken.add(alias.at);
    this.index += 1;
    return alias;
  }

  /** The names in brackets behind an alias; undefined where there are none, without `columns` where the program puts some there. */
  private columnList(): Pick<Binding, 'columns'> | undefined {
    const list = this.tokens[this.index];
    if (list?.kind !== 'group') return undefined;
    for (const one of list.inner) if (one.kind === 'name') this.taken.add(one.at);
    this.index += 1;
    return { columns: list.inner.some(({ kind }) => kind === 'hole') ? undefined : listed(list.inner) };
  }
}

const inside = (group: Token | undefined, at: number): boolean =>
  group?.inner.some((one) => one.at === at) ?? false;

/** The table that a statement writes. */
function writtenTable(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  tables: readonly Token[],
): Pick<Segment, 'written' | 'isTarget'> {
  const isWritten = tokens.findIndex(
    (one, at) => said(one, 'into', 'update') && taken.has(tokens[at + 1]?.at ?? -1),
  );
  const named = tokens[isWritten + 1];
  const written = isWritten >= 0 && named && tables.includes(named) ? named.text : undefined;
  const target = tokens.slice(isWritten + 2, isWritten + 6).find(({ kind }) => kind === 'group');

  const isInsert = said(tokens[isWritten], 'into');
  const select = tokens.findIndex((one, at) => at > isWritten && said(one, 'select'));
  const conflict = tokens.findIndex((one, at) => at > isWritten && said(one, 'conflict'));
  /** An INSERT reads from other tables between its SELECT and what it does about a conflict. */
  const isTarget = (at: number) =>
    !isInsert ||
    select < 0 ||
    at < tokens[select]!.at ||
    (conflict >= 0 && at > tokens[conflict]!.at) ||
    inside(target, at);
  return { written, isTarget };
}
