import type { Database } from '../../src/server/data/database/database.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { wrongCopies } from '../../src/server/engines/assignment/index.ts';
import { followPlan } from '../../src/server/engines/assignment/plan.ts';

/** Copies that are not what they ought to be, each with how many rows: what `npm run follow` would mend, now or at a moment. */
export async function staleCopies(engine: Engine, at?: string): Promise<string[]> {
  const caller = {
    subject: NOBODY,
    grants: new Set<string>(),
    readable: new Set<string>(),
    requestId: '',
    ip: '',
  };
  const found = await engine.database.transaction(async (tx) =>
    wrongCopies({ engine, tx, caller, now: at ?? (await databaseNow(tx)) }),
  );
  return found.map(({ entity, field, rows }) => `${entity}的「${field}」：${rows} 行`);
}

/** What of a school's tables has to do with copies, by table. */
export interface CopyColumns {
  /** Columns that copies are, are read from or decide by. */
  readonly columns: ReadonlyMap<string, ReadonlySet<string>>;
  /** Tables that hold copies. */
  readonly copied: ReadonlySet<string>;
}

export function copyColumns(catalog: Engine['catalog']): CopyColumns {
  const columns = new Map<string, Set<string>>();
  const add = (table: string, names: readonly string[]) => {
    const known = columns.get(table) ?? new Set();
    columns.set(table, known);
    for (const name of names) if (name !== 'Id') known.add(name);
  };
  const { copies, assigning } = followPlan(catalog);
  for (const { entity, field, sources, own } of copies) {
    add(entity.table, [field.name, ...own]);
    for (const source of sources) add(source.entity.table, [source.field, ...(source.by ? [source.by] : [])]);
  }
  for (const { entity, person, post, from, to, targets } of assigning)
    add(entity.table, [person, post, from, to, ...targets.map((one) => one.field)]);
  return { columns, copied: new Set(copies.map(({ entity }) => entity.table)) };
}

const UPDATE = /\bUPDATE "(\w+)"(?: \w+)? SET ([\s\S]*?)(?=\bWHERE\b|\bFROM\b|\bRETURNING\b|;|$)/g;
const INSERT = /\bINSERT INTO "(\w+)"([\s\S]*?)(?=;|$)/g;
const ON_CONFLICT = /\bDO UPDATE SET ([\s\S]*)/;
const SET = /(?<![.\w])(?:"(\w+)"|\(("\w+"(?:, "\w+")*)\)) = /g;

/** What of a statement's text writes what copies have to do with: `Student.ClassId`, `INSERT NoticeRead`. */
export function writtenCopies(text: string, { columns, copied }: CopyColumns): string[] {
  const set = (table: string, clause: string) =>
    [...clause.matchAll(SET)]
      .flatMap(([, one, some = '']) => (one ? [one] : (some.match(/\w+/g) ?? [])))
      .filter((name) => columns.get(table)?.has(name))
      .map((name) => `${table}.${name}`);
  return [
    ...[...text.matchAll(UPDATE)].flatMap(([, table = '', clause = '']) => set(table, clause)),
    ...[...text.matchAll(INSERT)].flatMap(([, table = '', rest = '']) => [
      ...(copied.has(table) ? [`INSERT ${table}`] : []),
      ...set(table, ON_CONFLICT.exec(rest)?.[1] ?? ''),
    ]),
  ];
}

/**
 * The database as a test gets it, and whether the copies are right when the school ends: every act of a test proves that
 * what it wrote has reached its copies. From where a test itself writes past the engine nothing more is asked.
 */
export function watchCopies(engine: Engine, database: Database) {
  const known = copyColumns(engine.catalog);
  const stale: string[] = [];
  let isForeign = false;
  const look = async () => {
    if (!isForeign) stale.push(...(await staleCopies(engine)));
  };
  const isPast = (text: string) => !isForeign && writtenCopies(text, known).length > 0;
  const own: Database = {
    kind: database.kind,
    async query(text, ...more) {
      if (isPast(text)) {
        await look();
        isForeign = true;
      }
      return database.query(text, ...more);
    },
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          query(text, ...more) {
            isForeign ||= isPast(text);
            return tx.query(text, ...more);
          },
          send(text, ...more) {
            isForeign ||= isPast(text);
            tx.send(text, ...more);
          },
          get takenBack() {
            return tx.takenBack;
          },
        }),
      ),
    close: () => database.close(),
  };
  return {
    database: own,
    /** What is behind, or was when the test began to write. */
    async stale(): Promise<string[]> {
      await look();
      return stale;
    },
  };
}
