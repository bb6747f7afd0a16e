import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../../src/contract/rules.ts';
import type { Subject } from '../../src/contract/subject.ts';
import { installMenusIn } from '../../src/server/auth/grants/menus.ts';
import { subjectOfUser } from '../../src/server/auth/sessions/subject.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import type { WriteContext } from '../../src/server/data/module.ts';
import { Refusal, refuse } from '../../src/server/data/refusal.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { scopeSql } from '../../src/server/data/access/scope.ts';
import { Binder } from '../../src/server/data/sql/sql.ts';
import { wireColumns } from '../../src/server/data/sql/wire-columns.ts';
import { saveRow, type Saved } from '../../src/server/data/write/write.ts';
import { importRows } from '../../src/server/jobs/import/import.ts';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { modules } from '../../src/server/modules/index.ts';
import { createFolderStore } from '../../src/server/storage/file-store.ts';
import { openTestEngine } from './engine.ts';

type Cells = readonly (readonly (string | number | null)[])[];

/** An empty school with its roles, and an office that works by workbooks and forms. */
export interface Office {
  readonly engine: Engine;
  readonly clerk: Caller;
  as(subject: Partial<Subject>): Caller;
  /** Prepares a workbook; the first line is its headings. @returns its Id, to be imported any number of times */
  workbook(lines: Cells): Promise<string>;
  /** Works in one transaction of which nothing stays. @returns what the work gave */
  rehearse<T>(engine: Engine, work: (desk: Desk) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What an office does and sees within one transaction. */
export interface Desk extends WriteContext {
  /** @throws Refusal that names the first refused cell; nothing of the workbook is stored then */
  import(enCode: string, file: string, isCorrection?: boolean): Promise<void>;
  save(entity: string, enCode: string, data: Row, caller?: Caller): Promise<Saved>;
  /** @throws Refusal also where only some of the rows were refused */
  act(enCode: string, ids: readonly string[], params?: Row): Promise<void>;
  /** The stored row as a form has it. @throws Refusal when there is none */
  row(entity: string, field: string, value: string): Promise<Row>;
  rows<R extends object>(sql: string, values?: unknown[]): Promise<R[]>;
  subject(login: string): Promise<Subject>;
  /** Numbers of the students whom a person sees. */
  students(subject: Subject): Promise<string[]>;
}

class Undone extends Error {}

export async function openOffice(): Promise<Office> {
  const test = await openTestEngine('schemas', modules);
  const { engine } = test;
  await createAuthTables(engine.database);
  await test.write((tx) => installMenusIn(tx, engine.catalog));
  const folder = mkdtempSync(join(tmpdir(), 'xgt-office-'));
  const files = createFolderStore(join(folder, 'files'));
  const clerk = test.as({ UserId: 'clerk', Roles: ['admin'] });
  let made = 0;
  return {
    engine,
    clerk,
    as: (subject) => test.as(subject),
    async workbook([titles = [], ...rows]) {
      const path = join(folder, `${++made}.xlsx`);
      const columns = titles.map((title) => ({ title: String(title) }));
      await writeSheets(createWriteStream(path), [{ name: '数据', columns, rows }]);
      const Size = statSync(path).size;
      const file = { OriginalFileName: 'list.xlsx', Ext: 'xlsx', Size, Url: await files.keep(path) };
      const model = engine.catalog.entities.get('core/Attachment')!;
      return test.write(async (tx) =>
        insertRow(tx, model, file, { caller: clerk, now: await databaseNow(tx) }),
      );
    },
    async rehearse(own, work) {
      let given: { value: Awaited<ReturnType<typeof work>> } | undefined;
      try {
        await engine.database.transaction(async (tx) => {
          given = { value: await work(await deskIn(own, tx, clerk, files)) };
          throw new Undone();
        });
      } catch (error) {
        if (!(error instanceof Undone)) throw error;
      }
      return given!.value;
    },
    async close() {
      await test.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function deskIn(
  engine: Engine,
  tx: Transaction,
  clerk: Caller,
  files: ReturnType<typeof createFolderStore>,
): Promise<Desk> {
  const rows = async <R extends object>(sql: string, values: unknown[] = []) =>
    (await tx.query<R & Row>(sql, values)).rows;
  return {
    engine,
    tx,
    caller: clerk,
    now: await databaseNow(tx),
    rows,
    async import(EnCode, FileId, isCorrection = false) {
      const Cover = isCorrection ? 1 : 0;
      const { Fails } = await importRows(engine, tx, clerk, { EnCode, FileId, Cover }, files);
      const [fail] = Fails;
      if (fail) throw refuse(`${EnCode} ${fail.RowNo} ${fail.ColumnName}: ${fail.Message}`);
    },
    save: (Entity, EnCode, Data, caller = clerk) => saveRow(engine, tx, caller, { Entity, EnCode, Data }),
    async act(EnCode, Ids, Params = {}) {
      const answer = await runAction(engine, tx, clerk, { EnCode, Ids, Params });
      if (answer instanceof Refusal) throw answer;
    },
    async row(name, field, value) {
      const entity = engine.catalog.entities.get(name)!;
      const [row] = await rows<Row>(
        `SELECT ${wireColumns(entity, 't')} FROM "${entity.table}" t WHERE t."${field}" = $1 AND t."IsDeleted" = 0`,
        [value],
      );
      if (!row) throw refuse(`${name} ${value} is not there yet`);
      return row;
    },
    async subject(login) {
      const [user] = await rows<{ Id: string }>(`SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1`, [login]);
      const subject = user && (await subjectOfUser(tx, user.Id));
      if (!subject) throw refuse(`the account ${login} is not there yet`);
      return subject;
    },
    async students(subject) {
      const binder = new Binder();
      const entity = engine.catalog.entities.get('core/Student')!;
      const reach = scopeSql(engine.catalog, entity, { ...clerk, subject }, binder, 't');
      const seen = await rows<{ no: string }>(
        `SELECT t."StudentNo" AS no FROM "Student" t WHERE t."IsDeleted" = 0 AND ${reach} ORDER BY 1`,
        binder.values,
      );
      return seen.map(({ no }) => no);
    },
  };
}
