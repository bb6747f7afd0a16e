import { describe, expect, it } from 'vitest';
import { FLOW_STATUS, FLOW_TASK_STATE } from '../../../src/contract/generated/codes.ts';
import type { Row } from '../../../src/contract/rules.ts';
import { databaseNow } from '../../../src/server/data/time/clock.ts';
import type { Queryable, Transaction } from '../../../src/server/data/database/database.ts';
import { keepDue } from '../../../src/server/data/flow/due-tasks.ts';
import { closeApplication, resumeApplication } from '../../../src/server/data/flow/flow-steps.ts';
import { changeRows, lockRows } from '../../../src/server/data/write/bulk-write.ts';
import { overrule, terminate } from '../../../src/server/data/flow/overrule.ts';
import type { WriteContext } from '../../../src/server/data/module.ts';
import { todoCount } from '../../../src/server/data/flow/todo.ts';
import { foundSql } from '../../../src/server/data/flow/todo-boxes.ts';
import { Binder } from '../../../src/server/data/sql/sql.ts';
import { ownTaskOf } from '../../../src/server/data/flow/own-task.ts';
import { claimFlow } from '../../_util/claim-flow.ts';
import { refusalOf, type TestEngine } from '../../_util/engine.ts';

const CLAIM = 'fund/Claim';
const at = (id: string, role: string, more: object = {}) => ({
  kind: 'approve',
  id,
  title: id,
  who: { by: 'role', role },
  ...more,
});
const MAY = ['transfer', 'addBefore', 'addAfter', 'entrust'];
/** What grows with every act. */
const LOG = '(FlowTask|FlowInstance|ApprovalRecord|PushTask|PushLog|UserMessage)';
const LOGS = new RegExp(`"${LOG}"`);
const LOG_IN_WHOLE = new RegExp(`Seq Scan on "${LOG}"`);

/** What people and time do with an application beside deciding. */
export function flowActs(started: () => TestEngine): void {
  describe('22 acts of a flow', () => acts(started));
}

function acts(started: () => TestEngine): void {
  const { claim, publish } = claimFlow(started);

  const by = (role: string, UserId = `u-${role}`) =>
    started().as({ UserId, TrueName: UserId, Roles: [role] });
  const named = (UserId: string) => started().as({ UserId, TrueName: UserId, Roles: [] });
  const act = (who: ReturnType<typeof by>, verb: string, id: string, params: Row = {}) =>
    started().act(who, `fund.claim.${verb}`, [id], params);
  const sql = async <Found extends object = Row>(text: string, values: unknown[] = []) =>
    (await started().engine.database.query<Found & Row>(text, values)).rows;
  const waits = async (id: string) =>
    (
      await sql<{ who: string }>(
        `SELECT "NodeId" || ' ' || coalesce("HandlerId", "Role", '-') AS who FROM "FlowTask"
         WHERE "RowId" = $1 AND "State" = $2 AND "IsCopy" = 0 ORDER BY 1`,
        [id, FLOW_TASK_STATE.Open],
      )
    ).map(({ who }) => who);
  const statusOf = async (id: string) =>
    (await sql<{ Status: string }>(`SELECT "Status" FROM "Claim" WHERE "Id" = $1`, [id]))[0]!.Status;
  async function sent(values: Row = {}): Promise<string> {
    const { Id } = await started().save(by('student'), CLAIM, 'fund.claim.save', {
      Reason: '布展',
      ...values,
    });
    await act(by('student'), 'submit', Id);
    return Id;
  }

  it('22 lets others sign before or after, take part for a while, and be taken away again', async () => {
    publish(at('a', 'counsellor', { may: MAY }), at('b', 'admin'));
    const [one, two, three] = [await sent(), await sent(), await sent()];
    const [head, aunt] = [by('counsellor'), named('aunt')];
    await act(head, 'addSign', one, { UserId: 'aunt', Place: '1' });
    expect(await waits(one)).toEqual(['a aunt']);
    expect(await refusalOf(act(head, 'approve', one))).toContain('不能再同意');
    expect(await refusalOf(act(aunt, 'addSign', one, { UserId: 'uncle', Place: '1' }))).toContain('受邀办理');
    await act(aunt, 'approve', one);
    expect(await waits(one)).toEqual(['a u-counsellor']);
    await act(head, 'addSign', one, { UserId: 'aunt', Place: '2' });
    expect(await waits(one)).toEqual(['a aunt']);
    await act(aunt, 'approve', one);
    expect(await waits(one)).toEqual(['b admin']);

    await act(head, 'entrust', two, { UserId: 'aunt' });
    await act(aunt, 'reject', two, { Opinion: '材料不全' });
    expect([await waits(two), await statusOf(two)]).toEqual([['a u-counsellor'], FLOW_STATUS.Running]);

    await act(head, 'addSign', three, { UserId: 'aunt', Place: '1' });
    expect(await refusalOf(act(aunt, 'dropSign', three))).toContain('不能再撤销加签');
    await act(head, 'dropSign', three);
    expect(await waits(three)).toEqual(['a u-counsellor']);
    expect(await refusalOf(act(aunt, 'approve', three))).not.toBe('no refusal');
    publish(at('a', 'counsellor'));
    const plain = await sent();
    expect(await refusalOf(act(head, 'addSign', plain, { UserId: 'aunt', Place: '1' }))).not.toBe(
      'no refusal',
    );
  });

  it('22 lets a delegate decide while the delegation runs, for the flows that it names', async () => {
    publish(at('a', 'counsellor'), at('b', 'admin'));
    const id = await sent();
    const { subject } = by('counsellor');
    const stand = (until: string, flows?: string[]) => ({
      ...named('deputy'),
      principals: [{ subject, until, ...(flows ? { flows } : {}) }],
    });
    for (const ended of [stand('2020-01-01 00:00:00'), stand('2999-01-01 00:00:00', ['OTHER'])])
      expect(await refusalOf(act(ended, 'approve', id))).not.toBe('no refusal');
    await act(stand('2999-01-01 00:00:00', ['CLAIM']), 'approve', id);
    expect(await waits(id)).toEqual(['b admin']);
    expect(
      await sql(`SELECT "UserId", "ForUserId" FROM "ApprovalRecord" WHERE "RowId" = $1 AND "NodeId" = 'a'`, [
        id,
      ]),
    ).toEqual([{ UserId: 'deputy', ForUserId: 'u-counsellor' }]);
  });

  it('22 lets an agreement be taken back until the next has opened it', async () => {
    publish(at('a', 'counsellor'), at('b', 'admin'));
    const [one, two] = [await sent(), await sent()];
    const head = by('counsellor');
    await act(head, 'approve', one);
    expect(await refusalOf(act(by('counsellor', 'other'), 'retrieve', one))).not.toBe('no refusal');
    await act(head, 'retrieve', one);
    expect(await waits(one)).toEqual(['a counsellor']);
    await act(head, 'approve', one);
    expect(await waits(one)).toEqual(['b admin']);
    await act(head, 'approve', two);
    const input = { Entity: CLAIM, Id: two };
    expect((await ownTaskOf(started().engine, by('admin'), input)).Task?.NodeId).toBe('b');
    expect(await refusalOf(act(head, 'retrieve', two))).toBe('下一环节已查看或办理，不能拿回');
    expect((await ownTaskOf(started().engine, head, input)).Task).toBeNull();
  });

  it('22 takes the fields that a node lets its people change, and no others', async () => {
    publish(
      at('a', 'counsellor', {
        edit: ['Granted', 'Phone'],
        require: ['Granted', 'Phone'],
        opinion: { required: ['approve'] },
      }),
    );
    const Phone = '19900000001';
    const id = await sent({ Lines: [{ Price: 40, Count: 2 }], Phone });
    const head = by('counsellor');
    const agree = (Edit: Row, more: Row = {}) =>
      refusalOf(act(head, 'agree', id, { Edit, Opinion: '好', ...more }));
    expect(await agree({ Reason: '改' })).toContain('本环节不能修改事由');
    expect(await agree({})).toContain('Granted: 请填写批准额');
    expect(await agree({ Granted: 'x' })).toContain('Granted');
    expect(await agree({ Granted: 500 })).toContain('批准额超过合计');
    expect(await agree({ Granted: 50 }, { Opinion: '' })).toContain('Opinion: 请输入意见');
    expect(await agree({ Granted: 50 }, { Signature: 'x' })).toContain('不用签名');
    expect(await agree({ Granted: 50, Phone: '199****0002' })).toContain('Phone');
    // What comes back masked as it was shown is no change of it.
    expect(await agree({ Granted: 50, Phone: '199****0001' })).toBe('no refusal');
    expect(
      await sql(`SELECT "Granted"::float AS granted, "Phone", "Status" FROM "Claim" WHERE "Id" = $1`, [id]),
    ).toEqual([{ granted: 50, Phone, Status: FLOW_STATUS.Passed }]);
  });

  it('22 goes straight to the node that sent it back where the definition says so', async () => {
    const back = { to: ['applicant', 'any'], then: 'return' };
    publish(at('a', 'counsellor'), at('b', 'counsellor'), at('c', 'admin', { back }));
    const id = await sent();
    const [head, office] = [by('counsellor'), by('admin')];
    await act(head, 'approve', id);
    await act(head, 'approve', id);
    expect(await refusalOf(act(office, 'back', id, { Opinion: '补', Node: 'c' }))).toBe('不能退回到该环节');
    await act(office, 'back', id, { Opinion: '补', Node: 'a' });
    expect(await waits(id)).toEqual(['a counsellor']);
    await act(head, 'approve', id);
    expect(await waits(id)).toEqual(['c admin']);
    await act(office, 'back', id, { Opinion: '补' });
    expect(await statusOf(id)).toBe(FLOW_STATUS.SentBack);
    await act(by('student'), 'submit', id);
    expect(await waits(id)).toEqual(['c admin']);
  });

  it('22 does what is due once, however many nodes look at the same time', async () => {
    const due = (then: string) => ({ due: { hours: 1, then } });
    const ids: string[] = [];
    for (const then of ['remind', 'pass', 'reject']) {
      publish(at('a', 'counsellor', due(then)), at('b', 'admin'));
      ids.push(await sent(), await sent());
    }
    const { engine } = started();
    expect(await keepDue(engine)).toBe(0);
    await sql(`UPDATE "FlowTask" SET "DueDate" = now() - interval '1 minute' WHERE "RowId" = ANY($1)`, [ids]);
    const other = await started().other();
    await Promise.all([keepDue(engine), keepDue(other), keepDue(engine), keepDue(other)]);
    await keepDue(engine);
    const found = await sql(
      `SELECT c."Status", c."CurrentNode", (SELECT count(*)::int FROM "ApprovalRecord" r WHERE r."RowId" = c."Id" AND r."Opinion" LIKE '办理期限已到%') AS told
       FROM "Claim" c WHERE c."Id" = ANY($1) ORDER BY array_position($1, c."Id")`,
      [ids],
    );
    const { Running, Rejected } = FLOW_STATUS;
    expect(found.map(({ Status, CurrentNode, told }) => [Status, CurrentNode, told])).toEqual([
      [Running, 'a', 1],
      [Running, 'a', 1],
      [Running, 'b', 1],
      [Running, 'b', 1],
      [Rejected, null, 1],
      [Rejected, null, 1],
    ]);
  });

  it('22 shows what is public for working days, and goes on by the clock', async () => {
    publish(
      at('a', 'counsellor'),
      { kind: 'publicity', id: 'p', title: '公示', days: 5, show: ['Reason'] },
      at('b', 'admin'),
    );
    const id = await sent();
    await act(by('counsellor'), 'approve', id);
    expect(await waits(id)).toEqual(['p -']);
    const shown = () =>
      sql(
        `SELECT "State", "Content", "EndTime" > now() + interval '5 days' AS long FROM "FlowPublicity" WHERE "RowId" = $1`,
        [id],
      );
    expect(await shown()).toEqual([{ State: '1', Content: [{ Name: '事由', Value: '布展' }], long: true }]);
    expect(await keepDue(started().engine)).toBe(0);
    await sql(`UPDATE "FlowTask" SET "DueDate" = now() - interval '1 minute' WHERE "RowId" = $1`, [id]);
    await keepDue(started().engine);
    expect(await waits(id)).toEqual(['b admin']);
    expect((await shown())[0]!['State']).toBe('2');
  });

  it('22 sends the rows of a part through their own flow and waits for all of them', async () => {
    publish(
      at('a', 'counsellor'),
      { kind: 'call', id: 'c', title: '分项', flow: 'ITEM', by: 'ClaimId' },
      at('b', 'admin'),
    );
    const [id, bare] = [await sent(), await sent()];
    const item = async (Name: string) =>
      (await started().save(by('student'), 'fund/Item', 'fund.item.save', { ClaimId: id, Name })).Id;
    const items = [await item('桌'), await item('椅')];
    await act(by('counsellor'), 'approve', bare);
    expect(await waits(bare)).toEqual(['b admin']);
    await act(by('counsellor'), 'approve', id);
    expect(await waits(id)).toEqual(['c -']);
    for (const one of items) expect(await waits(one)).toEqual(['only counsellor']);
    await started().act(by('counsellor'), 'fund.item.approve', [items[0]!]);
    expect(await waits(id)).toEqual(['c -']);
    await started().act(by('counsellor'), 'fund.item.reject', [items[1]!], { Opinion: '不用' });
    expect(await waits(id)).toEqual(['b admin']);
  });

  it('22 goes on where a part ends by the monitor or with what it was made for', async () => {
    publish({ kind: 'call', id: 'c', title: '分项', flow: 'ITEM', by: 'ClaimId' }, at('b', 'admin'));
    const entity = started().engine.catalog.entities.get('fund/Item')!;
    const { engine } = started();
    const ended = async (
      end: (context: WriteContext & { enCode: string }, item: string) => Promise<void>,
    ) => {
      const { Id } = await started().save(by('student'), CLAIM, 'fund.claim.save', { Reason: '布展' });
      const item = await started().save(by('student'), 'fund/Item', 'fund.item.save', {
        ClaimId: Id,
        Name: '桌',
      });
      await act(by('student'), 'submit', Id);
      expect(await waits(Id)).toEqual(['c -']);
      await engine.database.transaction(async (tx) => {
        const now = await databaseNow(tx);
        await end({ engine, tx, caller: by('admin'), now, enCode: 'fund.item.end' }, item.Id);
      });
      expect(await waits(Id)).toEqual(['b admin']);
      return waits(item.Id);
    };
    const terminated = await ended((context, RowId) =>
      overrule(
        context,
        { Entity: entity.name, RowId },
        { verb: 'reject', opinion: '重复', isEnd: true },
        (of) => terminate(context, of, '重复'),
      ),
    );
    const closed = await ended((context, item) =>
      closeApplication(context, entity, item, '毕业', context.enCode),
    );
    expect([terminated, closed]).toEqual([[], []]);
    await ended(async (context, item) => {
      const before = (await lockRows(context, entity, [item])).get(item)!;
      await changeRows(context, entity, [{ before, after: { ...before, IsDeleted: 1 } }], context.enCode);
    });
  });

  it('22 waits for a part that a person handed in before', async () => {
    publish(
      at('a', 'counsellor'),
      { kind: 'call', id: 'c', title: '分项', flow: 'ITEM', by: 'ClaimId' },
      at('b', 'admin'),
    );
    const id = await sent();
    const values = { ClaimId: id, Name: '桌' };
    const item = (await started().save(by('student'), 'fund/Item', 'fund.item.save', values)).Id;
    await started().act(by('student'), 'fund.item.submit', [item]);
    await act(by('counsellor'), 'approve', id);
    expect(await waits(id)).toEqual(['c -']);
    await started().act(by('counsellor'), 'fund.item.approve', [item]);
    expect(await waits(id)).toEqual(['b admin']);
  });

  it('22 stores and tells nothing of an application where nothing was done', async () => {
    publish(at('a', 'counsellor'));
    const id = await sent();
    const versionOf = async () =>
      (await sql<{ Version: number }>(`SELECT "Version" FROM "Claim" WHERE "Id" = $1`, [id]))[0]!.Version;
    const before = await versionOf();
    const { engine } = started();
    await engine.database.transaction(async (tx) => {
      const context = { engine, tx, caller: by('admin'), now: await databaseNow(tx) };
      const known = { entity: claim(), enCode: 'fund.claim.follow' };
      expect(await resumeApplication(context, known, id, (): Promise<false> => Promise.resolve(false))).toBe(
        false,
      );
    });
    expect(await versionOf()).toBe(before);
  });

  it('22 finds tasks, instances, records and messages along their indexes, however many there are', async () => {
    publish(at('a', 'counsellor'));
    const [one, two] = [await sent(), await sent()];
    await act(by('counsellor'), 'approve', two);
    const { engine } = started();
    const seen: { text: string; values: readonly unknown[] }[] = [];
    const spied = <Asked extends Queryable>(asked: Asked): Asked =>
      Object.assign(Object.create(asked) as Asked, {
        query: (text: string, values: readonly unknown[] = []) => {
          seen.push({ text, values });
          return asked.query(text, values);
        },
        send: (text: string, values: readonly unknown[] = []) => {
          seen.push({ text, values });
          (asked as unknown as Transaction).send(text, values);
        },
      });
    const watching = { ...engine, database: spied(engine.database) };
    await todoCount(watching, by('counsellor'));
    for (const Box of ['done', 'mine', 'copy', 'proxy'] as const) {
      const binder = new Binder();
      const text = foundSql(engine, by('counsellor'), claim(), binder, { Box, Overdue: 1 }).join(' UNION ');
      seen.push({ text, values: binder.values });
    }
    await engine.database.transaction(async (tx) => {
      const context = { engine, tx: spied(tx), caller: by('admin'), now: await databaseNow(tx) };
      await resumeApplication(context, { entity: claim(), enCode: '' }, one, () => undefined);
    });
    const asked = seen.filter(({ text }) => LOGS.test(text));
    expect(asked.length).toBeGreaterThan(6);
    await engine.database.transaction(async (tx) => {
      // Enough rows for a plan to choose among the indexes.
      await tx.query(
        `INSERT INTO "FlowTask" SELECT (jsonb_populate_record(t, jsonb_build_object('Id', 'many' || n, 'InstanceId', n, 'RowId', n,
           'HandlerId', n, 'OwnerId', n, 'ForId', n, 'ActUserId', n))).* FROM "FlowTask" t, generate_series(1, 2000) n
         WHERE t."Id" = (SELECT min("Id") FROM "FlowTask")`,
      );
      await tx.query('ANALYZE "FlowTask"');
      await tx.query('SET LOCAL enable_seqscan = off');
      for (const { text, values } of asked.filter((statement) =>
        /^\s*(SELECT|WITH|UPDATE)/.test(statement.text),
      )) {
        const { rows } = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
        const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
        expect(plan, text).not.toMatch(LOG_IN_WHOLE);
        // An index that is read from end to end is none.
        if (text.includes('"ForId" ='))
          expect(plan).toMatch(/BitmapOr[^]*ix_FlowTask_ForId[^]*ix_FlowTask_OwnerId/);
      }
    });
  });
}
