import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { DatabaseBusy } from '../../src/server/data/database/errors.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import { asAct } from '../../src/server/data/tables/journal.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { insertRow, newId } from '../../src/server/data/write/row-store.ts';
import { previewUndo, undoAct } from '../../src/server/engines/undo/undo.ts';
import { importRows } from '../../src/server/jobs/import/import.ts';
import { checklists } from '../../src/server/engines/checklist/index.ts';
import { modules } from '../../src/server/modules/index.ts';
import { refusalOf } from '../_util/engine.ts';
import { openImportEngine, type ImportEngine } from '../_util/import-engine.ts';

const STOCK = 'supplies/SupplyStock';
const ENTRY = 'supplies/SupplyEntry';
const ISSUE = 'supplies/SupplyIssue';
/** More people than things. */
const PEOPLE = 12;
const THINGS = 7;

describe('M08 supplies', () => {
  let test: ImportEngine;
  let nodes: Engine[];
  beforeAll(async () => {
    test = await openImportEngine([checklists, ...modules.filter((module) => 'handlers' in module)]);
    nodes = [test.engine, await test.other()];
    const by = { caller: programCaller('supplies', 'given'), now: '2026-11-01 08:00:00' };
    const given: [string, Row][] = [
      ['orientation/OrientationBatch', { Id: 'b1', BatchName: '2026级', GradeYear: 2026, State: '2' }],
      ['system/SysUser', { Id: 'office', LoginName: 'office', TrueName: '后勤', UserType: '2', State: '1' }],
      ['supplies/SupplyPlace', { Id: 'p1', PlaceName: '后勤大厅', Address: '一楼', State: '1' }],
      ['supplies/SupplyItem', { Id: 'i1', ItemCode: 'K1', ItemName: '校园卡', SupplyType: '5', State: '1' }],
      ['supplies/SupplyItem', { Id: 'i2', ItemCode: 'S1', ItemName: '手册', SupplyType: '9', State: '1' }],
      [STOCK, { Id: 'k1', ItemId: 'i1', SizeCode: '均码', PlaceId: 'p1', OpenQty: 0 }],
    ];
    for (let at = 0; at < PEOPLE; at += 1) {
      const owner = { NewStudentId: `n${at}`, BatchId: 'b1', TrueName: `新生${at}`, ExamineeNo: `2636${at}` };
      given.push(
        ['orientation/NewStudent', { Id: `n${at}`, ...owner, CheckinState: '3', NewStudentId: undefined }],
        ['supplies/SupplySlip', { Id: `s${at}`, ...owner, PlaceId: 'p1' }],
        [
          ISSUE,
          { Id: `e${at}`, ...owner, SlipId: `s${at}`, ItemId: 'i1', SizeCode: '均码', Qty: 1, PlaceId: 'p1' },
        ],
      );
    }
    await test.write(async (tx) => {
      for (const [entity, { NewStudentId, ...row }] of given) {
        const whole = NewStudentId === undefined ? row : { ...row, NewStudentId };
        await insertRow(tx, test.engine.catalog.entities.get(entity)!, whole, by);
      }
    });
  });
  afterAll(() => test?.close());

  const office = () => test.as({ UserId: 'office', TrueName: '后勤', Roles: ['logistics'] });
  const rowsOf = async (Entity: string, Filter = {}) =>
    (await listRows(test.engine, office(), { Entity, Filter, PageSize: 100 })).rows;
  const stock = async () => (await rowsOf(STOCK, { ItemId: 'i1' })).map(({ StockQty }) => StockQty);
  const patiently = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseBusy)) throw error;
        await new Promise((resume) => setImmediate(resume));
      }
  };
  const handOut = (id: string, at: number) =>
    patiently(() =>
      refusalOf(
        nodes[at % 2]!.database.transaction(async (tx) => {
          await tx.query('SET LOCAL lock_timeout = 0');
          await tx.query('SET LOCAL statement_timeout = 0');
          const request = { EnCode: 'supplies.issue.confirm', Ids: [id], Params: { PlaceId: 'p1' } };
          return runAction(nodes[at % 2]!, tx, office(), request);
        }),
      ),
    );

  it('two desks at once hand out the last one and no one more, and nothing twice', async () => {
    await test.act(office(), 'supplies.stock.in', ['k1'], { Qty: THINGS });
    const twice = await Promise.all([handOut('e0', 0), handOut('e0', 1)]);
    expect(twice.sort()).toEqual(['no refusal', '未缴费或已发放，不能发放']);
    const others = Array.from({ length: PEOPLE - 1 }, (_, at) => handOut(`e${at + 1}`, at));
    const told = await Promise.all(others);
    const short = 'PlaceId: 出入库记录：校园卡（均码）库存不足';
    const done = Array.from({ length: THINGS - 1 }, () => 'no refusal');
    expect(told.sort()).toEqual([...Array.from({ length: PEOPLE - THINGS }, () => short), ...done].sort());
    expect(await stock()).toEqual([0]);
    const entries = await rowsOf(ENTRY, { ItemId: 'i1', Kind: '2' });
    const out = (await rowsOf(ISSUE, { State: '3' })).map(({ Id }) => Id);
    expect(entries.map(({ IssueId }) => IssueId).sort()).toEqual(out.sort());
  });

  it('what was returned is handed out again, but not where it was not paid for meanwhile', async () => {
    const [issue] = await rowsOf(ISSUE, { State: '3' });
    const id = String(issue!['Id']);
    await test.act(office(), 'supplies.issue.return', [id], { Reason: '退款' });
    const bill = { NewStudentId: String(issue!['NewStudentId']), FeeItem: '06', Amount: 5, Paid: 0, Due: 5 };
    const by = { caller: programCaller('supplies', 'given'), now: '2026-11-01 08:00:00' };
    await test.write((tx) =>
      insertRow(tx, test.engine.catalog.entities.get('orientation/FeeBill')!, { Id: 'f1', ...bill }, by),
    );
    await test.engine.database.query(`UPDATE "SupplyItem" SET "FeeItem" = '06' WHERE "Id" = 'i1'`);
    expect(await handOut(id, 0)).toBe('PlaceId: 未缴费，不能发放');
    await test.engine.database.query(`UPDATE "FeeBill" SET "Due" = 0, "Paid" = 5 WHERE "Id" = 'f1'`);
    expect(await handOut(id, 0)).toBe('no refusal');
    expect(await stock()).toEqual([0]);
    await test.engine.database.query(`UPDATE "SupplyItem" SET "FeeItem" = NULL WHERE "Id" = 'i1'`);
  });

  it('a workbook of deliveries fills the stock, and one that would take more than there is changes nothing', async () => {
    const titles = ['物资', '尺码', '发放点', '类型', '数量', '备注'];
    const sheet = (...rows: (string | number)[][]) => test.uploadSheet(office(), [titles, ...rows]);
    const request = (FileId: string) => ({ EnCode: 'supplies.entry.import', FileId });
    const good = await sheet(['K1', '均码', '后勤大厅', '入库', 20, '第二批']);
    expect(await test.import(office(), request(good))).toMatchObject({ SuccessCount: 1, Fails: [] });
    expect(await stock()).toEqual([20]);
    const act = newId();
    const more = await sheet(['K1', '均码', '后勤大厅', '入库', 3, '第三批']);
    await test.write((tx) =>
      asAct(tx, act, () => importRows(test.engine, tx, office(), request(more), test.files)),
    );
    const undo = (work: typeof undoAct) =>
      test.write(async (tx) =>
        work({ engine: test.engine, tx, caller: office(), now: await databaseNow(tx), act, enCode: 'undo' }),
      );
    await test.act(office(), 'supplies.stock.check', ['k1'], { Count: 2, Note: '损耗' });
    expect(await undo(previewUndo)).toMatchObject({
      Removed: 0,
      Left: 1,
      LeftRows: [{ Title: '出入库记录', Message: '不能删除：校园卡（均码）库存不足' }],
    });
    expect(await stock()).toEqual([2]);
    await test.act(office(), 'supplies.stock.check', ['k1'], { Count: 23, Note: '找到了' });
    expect(await undo(undoAct)).toMatchObject({ Removed: 1, Left: 0 });
    expect(await stock()).toEqual([20]);
    const bad = await sheet(
      ['K1', '均码', '后勤大厅', '入库', 5, ''],
      ['K1', '均码', '后勤大厅', '盘点', -26, ''],
    );
    expect(await refusalOf(test.import(office(), request(bad)))).toBe('Qty: 校园卡（均码）库存不足');
    const none = await sheet(['S1', '均码', '后勤大厅', '入库', 5, '']);
    expect(await refusalOf(test.import(office(), request(none)))).toBe(
      'Qty: 该发放点没有此物资和尺码的库存项',
    );
    expect(await stock()).toEqual([20]);
  });

  it('what is undone of a batch takes back the booking of each issue that goes back, and of no other', async () => {
    const open = (await rowsOf(ISSUE, { State: '2' })).slice(0, 2).map(({ Id }) => String(Id));
    const act = newId();
    const request = { EnCode: 'supplies.issue.confirm', Ids: open, Params: { PlaceId: 'p1' } };
    await test.write((tx) => asAct(tx, act, () => runAction(test.engine, tx, office(), request)));
    expect(await stock()).toEqual([18]);
    await test.engine.database.query(
      `UPDATE "SupplyIssue" SET "Reason" = '换了一张', "Version" = "Version" + 1 WHERE "Id" = $1`,
      [open[0]],
    );
    const told = await test.write(async (tx) =>
      undoAct({ engine: test.engine, tx, caller: office(), now: await databaseNow(tx), act, enCode: 'undo' }),
    );
    expect(told.LeftRows.map(({ Title, Message }) => [Title, Message])).toEqual([
      ['出入库记录', '与它一起办理的物资发放保留'],
      ['物资发放', '之后被修改过'],
    ]);
    expect(await stock()).toEqual([19]);
    const states = await rowsOf(ISSUE, { Id: open });
    expect(states.map(({ Id, State }) => [Id, State]).sort()).toEqual(
      [
        [open[0], '3'],
        [open[1], '2'],
      ].sort(),
    );
  });
});
