import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_ENTITY, isDerived, type EntityModel, type FieldModel } from '../../src/contract/model.ts';
import { lookedAt } from '../../src/contract/looked-at.ts';
import type { Row } from '../../src/contract/rules.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { changeWhere, forgetWhere } from '../../src/server/data/write/change-where.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { countRows, countsChanged } from '../../src/server/data/read/count.ts';
import { entityOf } from '../../src/server/data/entities.ts';
import { insertFrom } from '../../src/server/data/write/insert-from.ts';
import type { StoredRows, WriteContext } from '../../src/server/data/module.ts';
import { ident } from '../../src/server/data/sql/sql.ts';
import { assignment, rebuildCopies, wrongCopies } from '../../src/server/engines/assignment/index.ts';
import { followPlan } from '../../src/server/engines/assignment/plan.ts';
import { readersOf } from '../../src/server/data/read/readers.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { concerned, fillWorld, valueOf } from '../_util/follow-world.ts';

let test: TestEngine;
const told: StoredRows[] = [];
const listening = { afterStore: async (_: WriteContext, stored: StoredRows) => void told.push(stored) };
beforeAll(async () => {
  test = await openTestEngine('schemas', [assignment, listening]);
  await createAuthTables(test.engine.database);
});
afterAll(() => test?.close());

class Undone extends Error {}

/** Works in a filled world of which nothing stays. */
async function inWorld(work: (context: WriteContext) => Promise<void>, isEmpty = false): Promise<void> {
  const undone = test.write(async (tx) => {
    const caller = test.as({ UserId: 'office', TrueName: '办公室', LoginName: 'office', Roles: ['admin'] });
    const context = { engine: test.engine, tx, caller, now: await databaseNow(tx) };
    if (!isEmpty) {
      await fillWorld(context);
      await rebuildCopies(context);
    }
    told.length = 0;
    await work(context);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
}

/** Columns that SQL may write, of entities whose rows stand in the world. */
function writable(context: WriteContext): { entity: EntityModel; field: FieldModel }[] {
  const { copies, assigning } = followPlan(context.engine.catalog);
  const held = new Set([
    ...copies.map(({ entity, field }) => `${entity.name}.${field.name}`),
    ...assigning.flatMap(({ entity, person }) => [`${entity.name}.${person}`]),
  ]);
  return concerned(context).flatMap((entity) =>
    [...entity.fields.values()]
      .filter(({ type, unique }) => type === 'text' && unique !== true)
      .filter(
        (field) => !field.implicit && !isDerived(field) && !field.sealed && !field.secret && !field.mask,
      )
      .filter(({ name }) => !held.has(`${entity.name}.${name}`) && !lookedAt(entity).has(name))
      .filter(
        ({ name }) => !readersOf(context.engine.catalog, entity.name).some(({ fields }) => fields.has(name)),
      )
      .filter(({ name }) => !(entity.file.unique ?? []).flat().includes(name))
      .slice(0, 2)
      .map((field) => ({ entity, field })),
  );
}

const rowsOf = async ({ tx }: WriteContext, { table }: EntityModel): Promise<Row[]> =>
  (await tx.query<Row>(`SELECT *, "UpdateDate" = now() AS "isNow" FROM ${ident(table)} ORDER BY "Id"`)).rows;

/** What the audit holds of an act in an entity; copies elsewhere follow under the same name. */
const auditOf = async ({ tx, engine }: WriteContext, enCode: string, name: string): Promise<Row[]> => {
  const { table } = entityOf(engine, AUDIT_ENTITY);
  const sql = `SELECT "RowId", "Entity", "Changes", "UserId" FROM ${ident(table)} WHERE "EnCode" = $1 AND "Entity" = $2 ORDER BY "RowId"`;
  return (await tx.query<Row>(sql, [enCode, name])).rows;
};

describe('19.1 the write door', () => {
  it('keeps version, time, audit, copies and counts of every column of every entity that it writes', () =>
    inWorld(async (context) => {
      const turns = writable(context);
      expect(turns.length).toBeGreaterThan(30);
      for (const [at, { entity, field }] of turns.entries()) {
        const [first, second, third] = await rowsOf(context, entity);
        await context.tx.query(`UPDATE ${ident(entity.table)} SET "IsDeleted" = 1 WHERE "Id" = $1`, [
          third!['Id'],
        ]);
        const total = () =>
          countRows(context.tx, entity, `FROM ${ident(entity.table)} WHERE "IsDeleted" = 0`, [], false);
        expect(await total()).toBe(2);
        const value = valueOf(field, `door${at}`);
        const enCode = `door.${at}`;
        const text = `UPDATE ${ident(entity.table)} d SET ${ident(field.name)} = $1 WHERE d."Id" = ANY($2) RETURNING d."Id"`;
        const ids = [first!['Id'], third!['Id']];
        const written = await changeWhere(context, entity.name, text, [value, ids], { as: 'act', enCode });
        const what = `${entity.name}.${field.name}`;
        expect([what, written]).toEqual([what, { rows: [{ Id: first!['Id'] }], count: 1 }]);
        const after = await rowsOf(context, entity);
        const gained = after.map(
          (row, place) => Number(row['Version']) - Number([first, second, third][place]!['Version']),
        );
        expect([what, gained, after[0]!['isNow']]).toEqual([what, [1, 0, 0], true]);
        expect(after[2]![field.name]).toBe(third![field.name]);
        expect(await auditOf(context, enCode, entity.name)).toEqual([
          {
            RowId: first!['Id'],
            Entity: entity.name,
            Changes: { [field.name]: [first![field.name], value] },
            UserId: 'office',
          },
        ]);
        expect(told.map((stored) => [stored.entity.name, stored.enCode])).toContainEqual([
          entity.name,
          enCode,
        ]);
        const count = `UPDATE ${ident(entity.table)} SET ${ident(field.name)} = $1 WHERE "Id" = $2`;
        await changeWhere(context, entity.name, count, [first![field.name], first!['Id']], { as: 'count' });
        const again = await rowsOf(context, entity);
        expect([again[0]![field.name], again[0]!['Version']]).toEqual([
          first![field.name],
          after[0]!['Version'],
        ]);
        const gone = `UPDATE ${ident(entity.table)} SET "IsDeleted" = 1 WHERE "Id" = $1`;
        await changeWhere(context, entity.name, gone, [first!['Id']], {
          as: 'act',
          enCode: `${enCode}.gone`,
        });
        expect(await total(), `${what}: the total of a list is counted anew`).toBe(1);
        const gones = told.filter((stored) => stored.enCode === `${enCode}.gone` && stored.entity === entity);
        expect(gones.flatMap(({ rows }) => rows.map(({ after: left }) => left))).toEqual([null]);
        const back = `UPDATE ${ident(entity.table)} SET "IsDeleted" = 0, "Version" = 1 WHERE "IsDeleted" = 1`;
        await context.tx.query(back);
        countsChanged(entity);
      }
    }));

  it('has copies follow what it writes', () =>
    inWorld(async (context) => {
      const moved = `UPDATE "ClassInfo" SET "MajorId" = 'Major-1' WHERE "Id" = 'ClassInfo-0'`;
      for (const how of [{ as: 'act', enCode: 'door' }, { as: 'record' }] as const) {
        await changeWhere(
          context,
          'core/ClassInfo',
          moved.replace('Major-1', `Major-${how.as === 'act' ? 1 : 2}`),
          [],
          {
            ...how,
            judged: 'the test',
          },
        );
        expect(await wrongCopies(context)).toEqual([]);
      }
    }));

  it('writes a set of any size in parts, and each of its rows once', () =>
    inWorld(async (context) => {
      const { tx } = context;
      await insertFrom(
        context,
        'app-center/FriendLink',
        `INSERT INTO "FriendLink" ("LinkName") SELECT 'n' || i FROM generate_series(1, 2500) AS i`,
        [],
        { as: 'record' },
      );
      let most = 0;
      const counting = {
        ...context,
        tx: {
          ...tx,
          query: async (...given: Parameters<typeof tx.query>) => {
            const answer = await tx.query(...given);
            most = Math.max(most, answer.rows.length);
            return answer;
          },
        } as typeof tx,
      };
      const text = `UPDATE "FriendLink" SET "LinkName" = 'x' || "LinkName" WHERE "LinkName" LIKE 'n%' OR "LinkName" LIKE 'xn%'`;
      const { count } = await changeWhere(counting, 'app-center/FriendLink', text, [], {
        as: 'act',
        enCode: 'many',
      });
      expect([count, most]).toEqual([2500, 1000]);
      const names = await tx.query(
        `SELECT 1 FROM "FriendLink" WHERE "LinkName" LIKE 'xn%' AND "Version" = 2`,
      );
      expect([names.rowCount, (await auditOf(context, 'many', 'app-center/FriendLink')).length]).toEqual([
        2500, 2500,
      ]);
    }, true));

  it('makes new rows with all that a row has, once', () =>
    inWorld(async (context) => {
      const text = `INSERT INTO "FriendLink" AS l ("LinkName") SELECT 'n' || i FROM generate_series(1, 3) AS i RETURNING l."LinkName"`;
      const how = { as: 'act', enCode: 'door.new' } as const;
      const { rows, count } = await insertFrom(context, 'app-center/FriendLink', text, [], how);
      const made = await rowsOf(context, entityOf(context.engine, 'app-center/FriendLink'));
      expect([rows.length, count, made.length]).toEqual([3, 3, 3]);
      for (const row of made)
        expect(row).toMatchObject({
          CreateUserId: 'office',
          CreateUserName: '办公室',
          IsDeleted: 0,
          Version: 1,
          isNow: true,
        });
      expect((await auditOf(context, 'door.new', 'app-center/FriendLink')).map(({ RowId }) => RowId)).toEqual(
        made.map(({ Id }) => Id),
      );
      expect(told.at(-1)!.rows.map(({ before }) => before)).toEqual([null, null, null]);
      expect(
        await forgetWhere(context, 'app-center/FriendLink', 'DELETE FROM "FriendLink" WHERE true', []),
      ).toBe(3);
    }, true));

  it('refuses what SQL alone cannot write as the engine would', () =>
    inWorld(async (context) => {
      const change = (entity: string, set: string) =>
        changeWhere(context, entity, `UPDATE "${entity.split('/')[1]!}" SET ${set} WHERE false`, [], {
          as: 'record',
        });
      await expect(change('core/ClassInfo', '"Version" = 7')).rejects.toThrow('the write door keeps it');
      await expect(change('core/ClassInfo', '"NoField" = 7')).rejects.toThrow('it is no column');
      await expect(change('orientation/FeeBill', '"Paid" = 7')).rejects.toThrow('rules look at it');
      const plain = `UPDATE "Student" SET "IdCardNo" = '7' WHERE false`;
      const judged = { as: 'record', judged: 'the test' } as const;
      await expect(changeWhere(context, 'core/Student', plain, [], judged)).rejects.toThrow(
        'the program seals it',
      );
      const wrong = changeWhere(
        context,
        'core/Student',
        'UPDATE "Teacher" SET "TrueName" = 1 WHERE false',
        [],
        { as: 'record' },
      );
      await expect(wrong).rejects.toThrow('no change of core/Student');
      const all = changeWhere(context, 'core/Student', 'UPDATE "Student" SET "TrueName" = 1', [], {
        as: 'record',
      });
      await expect(all).rejects.toThrow('no change of core/Student');
    }, true));
});
