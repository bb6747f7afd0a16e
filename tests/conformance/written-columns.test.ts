import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookedAt } from '../../src/contract/looked-at.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { readersOf } from '../../src/server/data/read/readers.ts';

const catalog = loadCatalog('schemas');
const byTable = new Map([...catalog.entities.values()].map((entity) => [entity.table, entity]));

const HANDOUT =
  'through the door; the check refuses a handout whose fields formulas or rules look at (handout-check.ts)';

const SERIES = 'the same for rows that come again (series-check.ts)';

/** Statements whose table stands in no text: the engine's own, each with what judges the rows. */
const ANY_TABLE: Readonly<Record<string, string>> = {
  'src/server/data/write/row-store.ts': 'whoever stores one row judges it; its callers are read below',
  'src/server/data/write/bulk-write.ts': 'whoever stores many rows judges them; its callers are read below',
  'src/server/data/write/change-where.ts':
    'what formulas or rules look at is refused, or the caller says what judges it',
  'src/server/data/write/insert-from.ts': 'the same for new rows',
  'src/server/data/write/keep-found.ts': 'rows that repeat what a query finds, through the door',
  'src/server/data/write/note-row.ts': 'what formulas or rules look at is refused, as for a set of rows',
  'src/server/data/write/system-write.ts': 'rows that end, through the door',
  'src/server/data/counted/work-out.ts':
    'answers of formulas that look beyond their row: the rules that look at them are judged next (settle.ts)',
  'src/server/data/time/time-rules.ts': 'what a formula or rule looks at is judged row by row (runJudged)',
  'src/server/engines/tally/outcomes.ts':
    'what was counted, through the door, which refuses what formulas or rules look at',
  'src/server/engines/assignment/copies.ts':
    'copies that follow: the rules of the rows that hold them are asked before the source changes (readers.ts)',
  'src/server/engines/assignment/formulas.ts':
    'what formulas say of copies that have followed, worked out by the rules and written through the door',
  'src/server/engines/undo/undo.ts':
    'rows handed out and never worked on end with their person, through the door',
  'src/server/jobs/tasks/background-undo.ts': 'how far an undo is, told in its own task, which has no rules',
  'src/server/jobs/tasks/adopt.ts': 'a task of an older program goes into the queue, and tasks have no rules',
  'src/server/jobs/tasks/task-of.ts': 'how a task runs, told in its own row, which has no rules',
  'src/server/engines/checklist/marks.ts':
    'how far people came, through the door: what follows or counts that is worked out with it',
  'src/server/engines/checklist/order.ts': 'the order of marks, which no rule looks at, through the door',
  'src/server/data/write/forget-maker.ts':
    'the stamp of who made a row, which no rule of these rows looks at',
  'src/server/engines/paper/answer.ts': 'a draft in its own row, through the door',
  'src/server/engines/paper/each.ts':
    'what a person answered of the running round, in the own row, through the door',
  'src/server/engines/paper/time.ts': 'when a person began, in the own row, through the door',
  'src/server/engines/paper/keep-counted.ts': 'how many sheets were counted, through the door',
  'src/server/engines/paper/publish.ts': 'rows of those who are asked, through the door',
  'src/server/engines/paper/sheet.ts': 'that a sheet came, or went for another one, through the door',
  'src/server/engines/notify/clock.ts': 'when the clock told of a row, through the door',
  'src/server/engines/notify/remind.ts': 'when a row was last reminded of, through the door',
  'src/server/engines/handout/hand-out.ts': HANDOUT,
  'src/server/engines/handout/count.ts': HANDOUT,
  'src/server/engines/handout/clock.ts': HANDOUT,
  'src/server/engines/series/days.ts': SERIES,
  'src/server/engines/series/follow.ts': SERIES,
  'src/server/engines/slot/places.ts':
    'places through the door: the rules are asked of the locked rows before somebody has one (storedProblems)',
  'src/server/data/flow/own-task.ts':
    'what a handler may do with an application, a list of the flow itself, through the door',
  'src/server/engines/undo/writes.ts': 'an undo judges what it puts back (unfit.ts)',
  'src/server/data/chain/append.ts':
    'lines of a log with their place in a chain; nothing but a log is chained, and logs have no rules',
  'src/server/data/chain/keep.ts':
    'older lines of a log take their place in a chain, and nothing else of them changes',
  'src/server/data/sealed/old-values.ts':
    'the same value in another form: what formulas and rules read is what was there',
  'src/server/auth/grants/menus.ts': 'menus and grants as the shipped files say, which have no rules',
  'src/server/data/tables/sync-columns.ts': 'statements that are proposed to the administrator of a database',
};

interface Exception {
  readonly why: string;
  /** What stands in the file for it. */
  readonly by: string;
}

const BILL: Exception = {
  why: 'bills have a formula and no rules: it is worked out by its own words in SQL behind every such statement',
  by: 'settlePayments(',
};

/** Statements that write what formulas or rules look at, beside the ways that judge. */
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'src/server/modules/orientation/cash/overdue.ts FeeBill Deferred': { ...BILL, by: 'settleOf(' },
  'src/server/modules/orientation/cash/receive.ts FeeBill Deferred Paid': { ...BILL, by: 'afterBillsSave' },
  'src/server/modules/orientation/cash/refund.ts FeeBill Deferred Paid': BILL,
  'src/server/modules/orientation/steps/green.ts FeeBill Deferred': BILL,
  'src/server/engines/bills/lodging.ts FeeBill Amount Deferred Due Paid Reduced': BILL,
  'src/server/engines/bills/payments.ts FeeBill Deferred Reduced': {
    why: 'amounts that are cut to what is asked for; the formula is worked out by its own words right behind it',
    by: 'dueSql(',
  },
  'src/server/engines/bills/payments.ts FeeBill Due': {
    why: 'the formula itself, in SQL',
    by: 'formulaSql(',
  },
  'src/server/modules/orientation/desk/paper.ts NewStudent …': {
    why: 'when which print of a sheet was made, which no rule looks at',
    by: 'PaperAt',
  },
};

const BEGINS = /\b(UPDATE|INSERT INTO) (?:"(\w+)"|\$\{)/g;
const STORES = /\b(?:insertRows?|sendRows?|updateRows?)\((?:(?!\);)[\s\S]){0,200}?\bentities\.(\w+)/g;

/** The statement from its first word to the end of the text that it stands in. */
function statementAt(source: string, at: number): string {
  let depth = 0;
  for (let end = at; end < source.length; end += 1) {
    if (source.startsWith('${', end)) depth += 1;
    else if (source[end] === '}' && depth > 0) depth -= 1;
    else if (depth === 0 && (source[end] === '`' || (source[end] === "'" && source[at - 1] === "'")))
      return source.slice(at, end);
  }
  return source.slice(at);
}

/** Columns that a statement writes; "…" where they do not stand in its text. */
function columnsOf(statement: string): string[] {
  const set = /\bSET\b([\s\S]*)/.exec(statement)?.[1] ?? '';
  const listed =
    /^INSERT INTO "\w+"(?: AS \w+)? \(([\s\S]*?)\)\s+(?:SELECT|VALUES)/.exec(statement)?.[1] ?? '';
  const columns = [
    ...[...set.matchAll(/(?<![.\w])"(\w+)"\s*=(?!=)/g)].map(([, name = '']) => name),
    ...[...listed.matchAll(/"(\w+)"/g)].map(([, name = '']) => name),
  ];
  const isOpen =
    /\bSET\s+\(?\$\{|,\s*\(?\$\{\w+\}?\)? = ROW|\bSET \(/.test(statement) ||
    (statement.startsWith('UPDATE') && set === '');
  return isOpen ? [...columns, '…'] : columns;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .filter((file) => !file.includes('/demo/') && !file.includes('/tables/migrations/'));
}

interface Found {
  readonly anyTable: Set<string>;
  readonly places: Set<string>;
  readonly statements: number;
}

/** Columns of a table that a formula or rule looks at, its own or one of a row that refers to it. */
function watched(table: string): Set<string> {
  const entity = byTable.get(table);
  if (!entity) return new Set();
  const readers = readersOf(catalog, entity.name).flatMap(({ fields }) => [...fields]);
  return new Set([...lookedAt(entity), ...readers]);
}

function found(files: readonly string[]): Found {
  const anyTable = new Set<string>();
  const places = new Set<string>();
  let statements = 0;
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const match of source.matchAll(BEGINS)) {
      const [, , table] = match;
      if (
        source.slice(0, match.index).endsWith('FOR ') ||
        source.slice(0, match.index).endsWith('FOR NO KEY ')
      )
        continue;
      statements += 1;
      if (table === undefined) {
        anyTable.add(file);
        continue;
      }
      const looked = watched(table);
      const columns = columnsOf(statementAt(source, match.index));
      const written = columns.filter((name) => looked.has(name) || (name === '…' && looked.size > 0));
      if (written.length > 0) places.add(`${file} ${table} ${[...new Set(written)].sort().join(' ')}`);
    }
    for (const [, name = ''] of source.matchAll(STORES))
      if (watched(name).size > 0) places.add(`${file} ${name} row`);
  }
  return { anyTable, places, statements };
}

describe('16.12 what formulas and rules look at is written through them', () => {
  const { anyTable, places, statements } = found(filesOf('src/server'));

  it('reads the statements of the server, and no exception is left over', () => {
    expect(statements).toBeGreaterThan(100);
    expect(Object.keys(EXCEPTIONS).filter((place) => !places.has(place))).toEqual([]);
    expect(Object.keys(ANY_TABLE).filter((file) => !anyTable.has(file))).toEqual([]);
  });

  it('statements for any table belong to the engine', () => {
    expect([...anyTable].filter((file) => !(file in ANY_TABLE))).toEqual([]);
  });

  it('a statement beside the ways that judge says what judges', () => {
    expect(
      [...places].filter((place) => !(place in EXCEPTIONS)),
      'write these rows through changeRow, changeRows, addRow or addRows, or judge them and say so here',
    ).toEqual([]);
    for (const [place, { by }] of Object.entries(EXCEPTIONS))
      expect([place, readFileSync(place.split(' ', 1)[0]!, 'utf8').includes(by)]).toEqual([place, true]);
  });

  it('bills have no rule that a statement would pass by', () => {
    expect(byTable.get('FeeBill')!.file.rules ?? []).toEqual([]);
    expect(readersOf(catalog, byTable.get('FeeBill')!.name)).toEqual([]);
  });
});
