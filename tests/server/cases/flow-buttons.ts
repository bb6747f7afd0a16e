import { describe, expect, it } from 'vitest';
import type { Verb } from '../../../src/contract/generated/meta.ts';
import type { Row } from '../../../src/contract/rules.ts';
import { flowOffers } from '../../../src/server/data/flow/flow.ts';
import { ownTaskOf } from '../../../src/server/data/flow/own-task.ts';
import type { Caller } from '../../../src/server/data/access/caller.ts';
import { claimFlow } from '../../_util/claim-flow.ts';
import type { TestEngine } from '../../_util/engine.ts';

const CLAIM = 'fund/Claim';
const MAY = ['transfer', 'addBefore', 'addAfter', 'entrust'];
const at = (id: string, role: string, more: object = {}) => ({
  kind: 'approve',
  id,
  title: id,
  who: { by: 'role', role },
  ...more,
});

/** Nobody is shown a button of a flow that is always refused. */
export function flowButtons(started: () => TestEngine): void {
  describe('22 buttons of a flow', () => buttons(started));
}

function buttons(started: () => TestEngine): void {
  const { claim, publish } = claimFlow(started, { administrators: ['admin'] });
  const by = (role: string) => started().as({ UserId: `u-${role}`, TrueName: role, Roles: [role] });
  const named = (UserId: string) => started().as({ UserId, TrueName: UserId, Roles: [] });
  const act = (who: Caller, verb: string, id: string, params: Row = {}) =>
    started().act(who, `fund.claim.${verb}`, [id], params);
  async function sent(): Promise<string> {
    const { Id } = await started().save(by('student'), CLAIM, 'fund.claim.save', { Reason: '按钮' });
    await act(by('student'), 'submit', Id);
    return Id;
  }
  const shown = async (who: Caller, id: string, verbs: readonly Verb[]) => {
    const { rows } = await started().engine.database.query<Row>(`SELECT * FROM "Claim" WHERE "Id" = $1`, [
      id,
    ]);
    return verbs.filter((verb) => flowOffers(claim(), { title: verb, verb }, rows[0]!, who));
  };

  it('22 a colleague who was asked may agree or refuse, and who asked may do all again afterwards', async () => {
    publish(at('a', 'counsellor', { may: MAY }));
    const verbs = ['approve', 'reject', 'back', 'addSign', 'entrust'] as const;
    const [head, aunt] = [by('counsellor'), named('aunt')];
    for (const [verb, params] of [
      ['entrust', {}],
      ['addSign', { Place: '1' }],
    ] as const) {
      const id = await sent();
      expect(await shown(head, id, verbs)).toEqual(verbs);
      await act(head, verb, id, { UserId: 'aunt', ...params });
      expect(await shown(aunt, id, verbs)).toEqual(['approve', 'reject']);
      await act(aunt, 'approve', id);
      expect(await shown(head, id, verbs)).toEqual(verbs);
    }
    const after = await sent();
    await act(head, 'addSign', after, { UserId: 'aunt', Place: '2' });
    expect(await shown(aunt, after, verbs)).toEqual(verbs);
  });

  it('22 an administrator takes back what was handed on, and nothing that was not', async () => {
    publish(at('a', 'counsellor', { may: MAY }));
    const id = await sent();
    const write = (from: string | null) =>
      started().engine.database.query(
        `UPDATE "Claim" SET "HandlerUserId" = 'aunt', "HandlerFromId" = $2, "Holders" = '["u:aunt"]' WHERE "Id" = $1`,
        [id, from],
      );
    await write(null);
    expect(await shown(by('admin'), id, ['reclaim'])).toEqual([]);
    await write('u-counsellor');
    expect(await shown(by('admin'), id, ['reclaim'])).toEqual(['reclaim']);
    expect(await shown(by('counsellor'), id, ['reclaim'])).toEqual(['reclaim']);
  });

  it('22 an agreement is taken back as long as the next has not opened it', async () => {
    publish(at('a', 'counsellor'), at('b', 'admin'));
    const id = await sent();
    const head = by('counsellor');
    await act(head, 'approve', id);
    await ownTaskOf(started().engine, head, { Entity: CLAIM, Id: id });
    expect(await shown(head, id, ['retrieve'])).toEqual(['retrieve']);
    await ownTaskOf(started().engine, by('admin'), { Entity: CLAIM, Id: id });
    expect(await shown(head, id, ['retrieve'])).toEqual([]);
  });
}
