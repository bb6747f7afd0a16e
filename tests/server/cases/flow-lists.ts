import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/server/data/access/caller.ts';
import { workSql } from '../../../src/server/data/access/scope.ts';
import { foundSql } from '../../../src/server/data/flow/todo-boxes.ts';
import { Binder } from '../../../src/server/data/sql/sql.ts';
import { claimFlow } from '../../_util/claim-flow.ts';
import type { TestEngine } from '../../_util/engine.ts';

const CLAIM = 'fund/Claim';
const at = (id: string, role: string) => ({ kind: 'approve', id, title: id, who: { by: 'role', role } });

/** What waits for somebody is found by where applications stand, whatever the definition says that is served now. */
export function flowLists(started: () => TestEngine): void {
  describe('22 lists of a flow', () => lists(started));
}

function lists(started: () => TestEngine): void {
  const { claim, publish } = claimFlow(started);
  const by = (role: string) => started().as({ UserId: `list-${role}`, Roles: [role] });
  async function sent(): Promise<string> {
    const { Id } = await started().save(by('student'), CLAIM, 'fund.claim.save', { Reason: '清单' });
    await started().act(by('student'), 'fund.claim.submit', [Id]);
    return Id;
  }
  const idsOf = async (text: string, values: readonly unknown[]) =>
    (await started().engine.database.query<{ RowId: string }>(text, [...values])).rows.map(
      ({ RowId }) => RowId,
    );
  const all = async (who: Caller) => {
    const { engine } = started();
    const [ways, one] = [new Binder(), new Binder()];
    const text = foundSql(engine, who, claim(), ways, { Box: 'todo' }).join(' UNION ');
    const found = await idsOf(text, ways.values);
    const work = workSql(engine.catalog, claim(), who, 'todo', { binder: one, alias: 't' });
    const atOnce = await idsOf(
      `SELECT t."Id" AS "RowId" FROM "Claim" t WHERE t."IsDeleted" = 0 AND ${work}`,
      one.values,
    );
    expect(found.sort()).toEqual(atOnce.sort());
    return found;
  };
  const waitsFor = async (role: string, id: string) => (await all(by(role))).includes(id);

  it('22 what runs stays in the lists of its people when a definition without their role is published', async () => {
    publish(at('a', 'counsellor'));
    const id = await sent();
    publish(at('b', 'admin'));
    expect([await waitsFor('counsellor', id), await waitsFor('admin', id)]).toEqual([true, false]);
    await started().act(by('counsellor'), 'fund.claim.approve', [id]);
    expect(await waitsFor('counsellor', id)).toBe(false);
  });

  it('22 what waits at several nodes stays in the lists of all when a definition of one line is published', async () => {
    const branches = ['counsellor', 'admin'].map((role) => ({ title: role, nodes: [at(role, role)] }));
    publish({ kind: 'parallel', id: 'both', title: '同时', branches });
    const id = await sent();
    publish(at('a', 'counsellor'));
    expect([await waitsFor('counsellor', id), await waitsFor('admin', id)]).toEqual([true, true]);
    await started().act(by('admin'), 'fund.claim.approve', [id]);
    expect([await waitsFor('counsellor', id), await waitsFor('admin', id)]).toEqual([true, false]);
  });

  it('22 what people sign one by one is in the lists of those who have not signed, and of nobody else with the role', async () => {
    publish(at('a', 'counsellor'));
    const id = await sent();
    // As the engine stores a node that all counsellors have to sign, once the caller has signed.
    await started().engine.database.query(`UPDATE "Claim" SET "Holders" = $2 WHERE "Id" = $1`, [
      id,
      JSON.stringify(['u:one', 'u:two']),
    ]);
    expect(await waitsFor('counsellor', id)).toBe(false);
  });
}
