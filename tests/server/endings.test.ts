import { isAtLength } from '../_util/scale.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { isDerived, type EntityModel } from '../../src/contract/model.ts';
import { addRows } from '../../src/server/data/write/bulk-write.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { labelOf } from '../../src/server/data/read/labels.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { insertRow, newId } from '../../src/server/data/write/row-store.ts';
import { deletions } from '../../src/server/engines/endings/endings.ts';
import { holdsOn, type Hold } from '../../src/server/engines/endings/holds.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';

let world: TestEngine;
beforeAll(async () => {
  world = await openTestEngine('schemas', modules);
});
afterAll(() => world.close());

class Undone extends Error {}

/** A row of the entity on which one row hangs by the reference; then it is deleted, and all of it is undone. */
async function deleting(
  target: EntityModel,
  hold: Hold,
): Promise<{ refused: string | undefined; left: Row[] }> {
  const { engine } = world;
  const caller = world.as({ UserId: 'clerk', Roles: ['admin'] });
  let outcome: { refused: string | undefined; left: Row[] } | undefined;
  const work = world.write(async (tx) => {
    const context = { engine, tx, caller, now: await databaseNow(tx) };
    const row: Row = { Id: newId(), Version: 1, IsDeleted: 0 };
    await addRows(context, target, [row], 'test');
    const { entity, field } = hold;
    const value = field.type === 'refs' ? [row['Id'], 'another'] : row['Id'];
    const hanging: Row = { Id: newId(), [field.name]: value };
    // Its own rules are not what is asked about: some want fields beside the one reference.
    await insertRow(tx, entity, hanging, context);
    const refused = await deletions.every
      .deleting({ ...context, entity: target, row, before: row, enCode: 'test' })
      .then(() => undefined)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return error.message;
        throw error;
      });
    const { rows } = await tx.query<Row>(
      `SELECT "${field.name}" AS value FROM "${entity.table}" WHERE "Id" = $1 AND "IsDeleted" = 0`,
      [hanging['Id']],
    );
    outcome = { refused, left: rows };
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return outcome!;
}

describe('the guard from references', () => {
  test('no deletion leaves a reference that nobody decided on', async () => {
    const { catalog } = world.engine;
    const found: string[] = [];
    const tried = new Set<string>();
    let judged = 0;
    for (const target of catalog.entities.values()) {
      if (![...target.actions.values()].some(({ verb }) => verb === 'delete')) continue;
      for (const hold of holdsOn(catalog, target.name, 'delete')) {
        const at = `${target.name} <- ${hold.entity.name}.${hold.field.name}`;
        const isConditional = hold.rule.when !== undefined;
        // Of what hangs on an entity the usual run tries one of each kind.
        const kind = [target.name, hold.rule.do, isConditional, hold.field.type].join();
        if (tried.has(kind) && !isAtLength) continue;
        tried.add(kind);
        const { refused, left } = await deleting(target, hold);
        judged += 1;
        const names = JSON.stringify(left).includes('"another"') ? 'list' : left[0]?.['value'];
        const dangles = refused === undefined && left.length > 0 && names !== null && names !== 'list';
        if (hold.rule.do === 'refuse' && !isConditional && !refused?.includes('1条'))
          found.push(`${at}: not refused`);
        if (hold.rule.do === 'keep' && refused) found.push(`${at}: refused though kept`);
        if (hold.rule.do !== 'keep' && !isConditional && dangles) found.push(`${at}: dangles`);
      }
    }
    expect(found).toEqual([]);
    expect(judged).toBeGreaterThan(isAtLength ? 100 : 50);
  });

  test('every reference to an entity whose rows can go is decided, and each decision can be carried out', () => {
    const { catalog } = world.engine;
    const wrong: string[] = [];
    for (const entity of catalog.entities.values())
      for (const key of ['onEnd', 'onDelete'] as const)
        for (const [name, rule] of Object.entries(entity.file[key] ?? {})) {
          const field = entity.fields.get(name);
          if (!field?.ref || isDerived(field)) wrong.push(`${entity.name} ${key} ${name}: no reference`);
          else if (rule.do === 'clear' && field.type === 'ref' && field.required === true)
            wrong.push(`${entity.name} ${key} ${name}: a required reference cannot be emptied`);
        }
    expect(wrong).toEqual([]);
  });
});

test('rows that are named by a reference are called what its row is called, in what is told of an end and everywhere', async () => {
  const { engine } = world;
  const caller = world.as({ UserId: 'clerk', Roles: ['admin'] });
  const named = [...engine.catalog.entities.values()].flatMap((entity) => {
    const target = engine.catalog.entities.get(entity.fields.get(entity.label)?.ref ?? '');
    return target ? [{ entity, target }] : [];
  });
  expect(named.length).toBeGreaterThan(3);
  const names = await world.write(async (tx) => {
    const context = { engine, tx, caller, now: await databaseNow(tx) };
    const found: [string, unknown][] = [];
    for (const { entity, target } of named) {
      const [of, own] = [newId(), newId()];
      await addRows(context, target, [{ Id: of, [target.label]: '甲乙丙' }], 'test');
      await insertRow(tx, entity, { Id: own, [entity.label]: of }, context);
      const label = labelOf(engine.catalog, entity, caller);
      const { rows } = await tx.query<Row>(
        `SELECT ${label.sql('t')} AS name FROM "${entity.table}" t WHERE t."Id" = $1`,
        [own],
      );
      found.push([entity.name, label.show(rows[0]!['name'])]);
    }
    return found;
  });
  expect(names).toEqual(named.map(({ entity }) => [entity.name, '甲乙丙']));
});
