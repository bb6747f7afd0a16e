import type { EntityModel } from '../../src/contract/model.ts';
import { entityNameOf } from '../../src/contract/page.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { getRow } from '../../src/server/data/read/get.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { listOptions } from '../../src/server/data/read/options.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { ident } from '../../src/server/data/sql/sql.ts';
import { askQuery } from '../../src/server/engines/query/ask.ts';
import type { Random } from './hostile-requests.ts';
import { leastParams, leastRow } from './least-row.ts';
import { questionsOf } from './list-questions.ts';

/** Who asks, of which schemas, in which transaction. */
export interface Asking {
  readonly engine: Engine;
  readonly tx: Transaction;
  /** One of each role. */
  readonly callers: readonly Caller[];
  readonly random: Random;
}

const MOST_LISTS = 40;

/** Asks all that a file of schemas lets people ask, as a few of them, and takes back what it writes. @returns what failed and was no refusal */
export async function askAll(asking: Asking, file: string): Promise<string[]> {
  const { engine, tx, random } = asking;
  const { catalog } = engine;
  const found: string[] = [];
  let point = 0;
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    const name = `asked_${(point += 1)}`;
    await tx.query(`SAVEPOINT ${name}`);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) found.push(`${what}: ${String((error as Error).stack).slice(0, 500)}`);
    } finally {
      await tx.query(`ROLLBACK TO SAVEPOINT ${name}`);
    }
  };
  const everything = {
    grants: new Set(catalog.enCodes.keys()),
    readable: new Set(catalog.entities.keys()),
  };
  const any = () => asking.callers[Math.floor(random() * asking.callers.length)]!;
  const admin = asking.callers.find(({ subject }) => subject.Roles.includes('admin')) ?? any();
  const callers = [admin, any(), any()].map((caller): Caller => ({ ...caller, ...everything }));
  const name = file.replace(/^\w+\/|\.json$/g, '');
  const call = file.startsWith('calls/') ? catalog.calls.get(name) : undefined;
  for (const caller of call?.answer === 'query' ? callers : [])
    for (const { when } of call!.query ?? [])
      if (when === undefined) await attempt(`query ${name}`, () => askQuery(engine, caller, call!, {}));
  const page = file.startsWith('pages/') ? catalog.pages.get(name) : undefined;
  const entity = catalog.entities.get(page ? (entityNameOf(page) ?? '') : name);
  if (!entity || call) return found;
  const asked = await questionsOf(tx as never, catalog, entity);
  const lists = [...asked.opened, ...asked.narrowed].filter(
    (one) => page?.kind !== 'list' || one.Page === name,
  );
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM ${ident(entity.table)} WHERE "IsDeleted" = 0 LIMIT 1`,
  );
  for (const caller of callers) {
    for (const request of lists.slice(0, MOST_LISTS))
      await attempt(`list ${JSON.stringify(request)}`, () =>
        listRows(engine, caller, { ...request, PageIndex: 1, PageSize: 5 }),
      );
    for (const { Id } of rows) await attempt('get', () => getRow(engine, caller, entity.name, Id));
    for (const { name: Field, ref, readonly } of entity.fields.values())
      if (ref && !readonly)
        await attempt(`options of ${Field}`, () =>
          listOptions(engine, caller, { Source: ref, Entity: entity.name, Field, Form: {} }),
        );
    await actAll(entity, caller, rows[0]?.Id, attempt);
  }
  return found;

  async function actAll(
    entity: EntityModel,
    caller: Caller,
    id: string | undefined,
    attempt: (what: string, work: () => Promise<unknown>) => Promise<void>,
  ) {
    for (const [enCode, { verb, params = {} }] of entity.actions) {
      if (verb === 'add' || verb === 'save')
        await attempt(`save by ${enCode}`, () => leastRow({ engine, tx, caller }, entity, {}, enCode));
      else if (id !== undefined && verb !== 'handler')
        await attempt(`act by ${enCode}`, async () =>
          runAction(engine, tx, caller, {
            EnCode: enCode,
            Ids: [id],
            Params: await leastParams({ engine, tx, caller }, params),
          }),
        );
    }
  }
}
