import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import { databaseMoment } from '../../src/server/data/time/clock.ts';
import { getRow } from '../../src/server/data/read/get.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { deskFigures } from '../../src/server/modules/orientation/desk/figures.ts';
import { sheetCodes } from '../../src/server/modules/orientation/desk/paper.ts';
import { add, checkinCode, codeOfNow, college, comer } from '../_util/desks.ts';
import { freshman, openDesks, query, scan, school, volunteer } from '../_util/desks.ts';
import { byProgram } from '../_util/by-program.ts';
import { refusalOf } from '../_util/engine.ts';

const EXPIRED = '二维码已失效，请刷新报到单';
const confirm = (id: string, caller = volunteer()) => school.act(caller, 'orientation.checkin.confirm', [id]);
const stateOf = async (id: string) =>
  (await query(`SELECT "CheckinState" AS state FROM "NewStudent" WHERE "Id" = $1`, [id]))[0]!['state'];
const recordsOf = (id: string) =>
  query(`SELECT * FROM "CheckinRecord" WHERE "NewStudentId" = $1 AND "IsCanceled" = 0 AND "IsDeleted" = 0`, [
    id,
  ]);
/** Codes of a print of some sheets. */
const printed = async (ids: string[]): Promise<ReadonlyMap<string, string>> => {
  const at = await databaseMoment(school.engine.database);
  const codes = await sheetCodes.make(school.engine, school.engine.database, ids, at);
  await byProgram(school.engine, (context) => sheetCodes.keep(context, [...codes.keys()], at));
  return codes;
};
const arrive = async (id: string) => {
  await scan(volunteer(), await codeOfNow(id));
  return (await confirm(id)) as { StudentId: string; CheckinTime: string };
};

beforeAll(openDesks);
afterAll(() => school.close());

describe('R15 M01 a code at a desk', () => {
  it('shows name, photo and clearance to the volunteer, and nothing else of the new student', async () => {
    const id = await comer();
    const answer = await scan(volunteer(), await codeOfNow(id));
    expect(answer).toMatchObject({
      NewStudentId: id,
      Ok: 1,
      Clearance: { Allowed: 1, Reasons: [] },
      Pay: '已缴清',
    });
    const seen = await getRow(school.engine, volunteer(), entities.CheckinCase, id);
    expect(seen).toMatchObject({ Allowed: 1, PayState: '2' });
    for (const name of ['ExamineeNo', 'Gender', 'ClassId', 'CounsellorPhone', 'CodeAt'])
      expect(seen[name], name).toBeUndefined();
    expect(await getRow(school.engine, college(), entities.CheckinCase, id)).toMatchObject({
      Gender: '2',
      ClassId: 'k1',
    });
    expect(await refusalOf(getRow(school.engine, volunteer(2), entities.CheckinCase, id))).not.toBe(
      'no refusal',
    );
    for (const entity of [entities.NewStudent, entities.CheckinRecord, entities.NewStudentPhoto])
      expect((await listRows(school.engine, volunteer(), { Entity: entity })).total, entity).toBe(0);
  });

  it('is refused when it was read before, is older than one that was, is forged, expired, or of another event or person', async () => {
    const id = await comer();
    const [{ ms }] = (await query<{ ms: string }>(
      'SELECT floor(extract(epoch FROM now()) * 1000)::bigint::text AS ms',
    )) as [{ ms: string }];
    const now = Number(ms);
    const { secret } = school.engine;
    const make = (at: number, batch = 'b1', student = id) =>
      checkinCode(secret, { place: 'screen', id: student, at }, batch);
    const copied = make(now - 2_000);
    const shown = await codeOfNow(id);
    await scan(volunteer(), shown);
    // The camera sees the same code again: the case that it opened stands.
    expect(await scan(volunteer(), shown)).toMatchObject({ Ok: 1 });
    const bad = [
      shown,
      copied,
      make(now - 80_000),
      make(now + 60_000),
      make(now, 'b2'),
      make(now, 'b1', 'nobody'),
      checkinCode(Buffer.alloc(32, 9), { place: 'screen', id, at: now }, 'b1'),
      `${shown.slice(0, -1)}${shown.endsWith('A') ? 'B' : 'A'}`,
      shown.replace('XG1', 'XG2'),
      '26360001',
    ];
    for (const code of bad) expect(await refusalOf(scan(volunteer(2), code)), code).toBe(EXPIRED);
    expect(await scan(volunteer(2), await codeOfNow(id))).toMatchObject({ Ok: 1 });
    expect(await refusalOf(confirm(id, volunteer(1)))).not.toBe('no refusal');
  });

  it('on paper is the last print of his own alone, asks to compare him with his photo, and ends with his check-in', async () => {
    const [id, other] = [await comer(), await comer()];
    const first = await printed([id, other]);
    expect(first.size).toBe(2);
    const answer = await scan(volunteer(), first.get(id)!);
    expect(answer).toMatchObject({ NewStudentId: id, Ok: 1, Notice: '请核对本人：没有照片，请查验身份证' });
    expect(await getRow(school.engine, volunteer(), entities.CheckinCase, id)).toMatchObject({ Compare: 1 });
    // Sent away to pay, they come back to another desk with the same sheet; on their phone nothing has to be compared.
    expect(await scan(volunteer(2), first.get(id)!)).toMatchObject({ Ok: 1 });
    expect(await scan(volunteer(), await codeOfNow(id))).toMatchObject({ Ok: 1, Notice: '' });
    const again = await printed([id]);
    const forged = again.get(id)!.replace(id, other);
    for (const [code, text] of [
      [first.get(id)!, /^这份报到单已作废/],
      [forged, EXPIRED],
      [again.get(id)!.replace('XP1', 'XG1'), EXPIRED],
    ] as const)
      expect(await refusalOf(scan(volunteer(), code))).toMatch(text);
    expect(await scan(volunteer(), first.get(other)!)).toMatchObject({ NewStudentId: other });
    await query(`UPDATE "OrientationBatch" SET "CheckinEnd" = now() - interval '1 second' WHERE "Id" = 'b1'`);
    expect(await refusalOf(scan(volunteer(), again.get(id)!))).toBe('现场报到已结束，纸质报到单不再有效');
    await query(`UPDATE "OrientationBatch" SET "CheckinEnd" = now() + interval '2 days' WHERE "Id" = 'b1'`);
    await scan(volunteer(), again.get(id)!);
    const { CheckinTime } = (await confirm(id)) as { CheckinTime: string };
    expect(await refusalOf(scan(volunteer(2), again.get(id)!, 'p4'))).toBe(`该生已于${CheckinTime}报到`);
    expect((await printed([id])).size).toBe(0);
    const [record] = await recordsOf(id);
    await school.act(college(), 'orientation.checkin.cancel', [String(record!['Id'])], {
      CancelReason: '认错了人',
    });
    expect(await refusalOf(scan(volunteer(), again.get(id)!))).toMatch(/^这份报到单已作废/);
  });

  it('of a print of which nobody said whether it came is good beside the one before, until it is read', async () => {
    const id = await comer();
    const before = (await printed([id])).get(id)!;
    const { engine } = school;
    const at = (await databaseMoment(engine.database)) + 1;
    const after = (await sheetCodes.make(engine, engine.database, [id], at)).get(id)!;
    const settled = (how: 'offer' | 'came' | 'never') =>
      byProgram(engine, (context) =>
        how === 'offer'
          ? sheetCodes.offer(context, [id], at)
          : sheetCodes.settle(context, [id], at, how === 'came'),
      );
    const ended = /^这份报到单已作废/;
    const told = (code: string) => refusalOf(scan(volunteer(), code));
    expect(await told(after)).toMatch(ended);
    await settled('offer');
    await settled('never');
    expect(await told(after)).toMatch(ended);
    await settled('offer');
    expect(await told(before)).toBe('no refusal');
    await expect.poll(() => told(after)).toBe('no refusal');
    expect(await told(before)).toMatch(ended);
    // Too late to say that it never came.
    await settled('never');
    expect(await told(after)).toBe('no refusal');
  });

  it('tells of another college, of a station that is not his or not open, and of who has come', async () => {
    const id = await comer();
    expect(await refusalOf(scan(volunteer(), await codeOfNow(id), 'p2'))).toBe('该生不属于本报到点');
    expect(await refusalOf(scan(volunteer(3), await codeOfNow(id)))).toBe('您不是该报到点的工作人员');
    expect(await refusalOf(scan(volunteer(), await codeOfNow(id), null))).toBe('StationId: 请选择报到点');
    expect(await refusalOf(scan(volunteer(), await codeOfNow(id), 'p3'))).toMatch(/^不在开放时间内（/);
    expect(await scan(college(), await codeOfNow(id), 'p3')).toMatchObject({ Ok: 1 });
    const code = await codeOfNow(id);
    const { CheckinTime } = await arrive(id);
    expect(await refusalOf(scan(volunteer(), code, 'p4'))).toBe(`该生已于${CheckinTime}报到`);
    expect(await refusalOf(confirm(id))).toBe(`该生已于${CheckinTime}报到`);
    expect(await refusalOf(school.act(freshman(id), 'orientation.sheet.refresh', [id]))).toBe(
      '已报到，二维码不再需要',
    );
  });

  it('may be replaced by a number, the end of a card, or a name that only one has', async () => {
    const id = await comer({ TrueName: '欧阳静' });
    const search = (QrText: string, StationId = 'p1') =>
      school.act(volunteer(), 'orientation.checkin.search', [], { QrText, StationId });
    const [row] = await query<{ no: string; card: string }>(
      `SELECT "ExamineeNo" AS no, "IdCardNo" AS card FROM "NewStudent" WHERE "Id" = $1`,
      [id],
    );
    for (const text of [row!.no, `${row!.no} 欧阳静`, row!.card.slice(-6), '欧阳静', await codeOfNow(id)])
      expect(await search(text), text).toMatchObject({ NewStudentId: id });
    expect(await refusalOf(search(`${row!.no} 欧阳敏`))).toBe('号码与姓名不符，请核对后重试');
    expect(await search(row!.no)).toMatchObject({ Notice: '请核对本人：没有照片，请查验身份证' });
    expect(await refusalOf(search('无此人'))).toBe('未找到该新生，请核对后重试');
    expect(await refusalOf(search(row!.no, 'p2'))).toBe('该生不属于本报到点');
    expect(await refusalOf(search('欧阳静', 'p2'))).toBe('未找到该新生，请核对后重试');
    await comer({ TrueName: '欧阳静' });
    expect(await refusalOf(search('欧阳静'))).toBe('找到2名新生，请输入考生号或身份证后6位');
  });
});

describe('M01 whoever is checked in', () => {
  it('is a student, with account, bed, step, record and message, all or nothing', async () => {
    const id = await comer();
    await add(entities.Bed, {
      Id: `bed-${id}`,
      RoomId: 'room',
      BuildingId: 'building',
      BedNo: 1,
      BedPos: '1',
      State: '2',
      NewStudentId: id,
    });
    await scan(volunteer(), await codeOfNow(id));
    await school.act(volunteer(), 'orientation.checkin.id', [id]);
    const { StudentId } = (await confirm(id)) as { StudentId: string };
    const [student] = await query(`SELECT * FROM "Student" WHERE "Id" = $1`, [StudentId]);
    expect(student).toMatchObject({ UserId: `u-${id}`, StudentStatus: '01', ClassId: 'k1', IdCardType: '1' });
    expect(await query(`SELECT "UserType", "RefId" FROM "SysUser" WHERE "Id" = $1`, [`u-${id}`])).toEqual([
      { UserType: '3', RefId: StudentId },
    ]);
    expect(await query(`SELECT "RoleId" FROM "UserRole" WHERE "UserId" = $1`, [`u-${id}`])).toEqual([
      { RoleId: 'r-student' },
    ]);
    expect(await query(`SELECT "State", "StudentId" FROM "Bed" WHERE "NewStudentId" = $1`, [id])).toEqual([
      { State: '3', StudentId },
    ]);
    expect(await query(`SELECT "StayState" FROM "BedStay" WHERE "StudentId" = $1`, [StudentId])).toEqual([
      { StayState: '1' },
    ]);
    expect(await recordsOf(id)).toMatchObject([
      { Mode: '1', OperatorId: 'vo1', IdVerified: 1, PayState: '2', StationId: 'p1', CollegeId: 'c1' },
    ]);
    expect(
      await query(
        `SELECT "State", "Place" FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = 'SCENE'`,
        [id],
      ),
    ).toEqual([{ State: '2', Place: '体育馆' }]);
    const [message] = await query(`SELECT "Content" FROM "UserMessage" WHERE "UserId" = $1`, [`u-${id}`]);
    expect(message!['Content']).toMatch(/^新生\d+同学，您已于.*在体育馆完成报到，欢迎加入学院1$/);
    expect(await getRow(school.engine, freshman(id), entities.CheckinCase, id)).toMatchObject({
      CheckinState: '3',
      ClassId: 'k1',
    });
    const step = (StepCode: string, caller = volunteer()) =>
      school.act(caller, 'orientation.checkin.step', [id], { StepCode });
    expect(await refusalOf(step('KEY'))).toBe('该报到点不办理此环节');
    expect(await refusalOf(step('SCENE'))).toBe('该报到点不办理此环节');
    // Things are handed out at another desk, by a volunteer who has not seen the new student yet.
    const [{ no } = { no: '' }] = await query<{ no: string }>(
      `SELECT "ExamineeNo" AS no FROM "NewStudent" WHERE "Id" = $1`,
      [id],
    );
    const found = (StationId: string) =>
      school.act(volunteer(2), 'orientation.checkin.search', [], { QrText: no, StationId });
    expect(await refusalOf(found('p4'))).toMatch(/^该生已于.*报到$/);
    const Title = expect.stringMatching(/^该生已于.*报到 新生/);
    const SCANNED = `UPDATE "CheckinCase" SET "ScanTime" = '2026-01-01' WHERE "NewStudentId" = $1 RETURNING "ScanTime"`;
    const scanned = await query(SCANNED, [id]);
    expect(await found('p1')).toMatchObject({ Ok: 1, Title });
    await step('SUPPLY', volunteer(2));
    const known = `SELECT k."ScanTime", m."OperatorName" FROM "CheckinCase" k JOIN "NewStudentStep" m USING ("NewStudentId") WHERE k."NewStudentId" = $1 AND m."StepCode" = 'SUPPLY'`;
    expect(await query(known, [id])).toEqual([{ ...scanned[0]!, OperatorName: '志愿者2' }]);
    expect(await refusalOf(step('SUPPLY', volunteer(2)))).toMatch(/^该环节已于.+办结（志愿者2.*）$/);
  });

  it('is so exactly once when two volunteers and one twice press at the same time', async () => {
    const ids = await Promise.all([comer(), comer(), comer()]);
    for (const id of ids) {
      const codes = [await codeOfNow(id), await codeOfNow(id)];
      await Promise.allSettled(codes.map((code, at) => scan(volunteer(at + 1), code)));
      const pressed = [volunteer(1), volunteer(2), volunteer(1), volunteer(2)].map((caller) =>
        confirm(id, caller),
      );
      const done = (await Promise.allSettled(pressed)).filter(({ status }) => status === 'fulfilled');
      expect(done).toHaveLength(1);
      expect(await recordsOf(id)).toHaveLength(1);
      expect(await query(`SELECT 1 FROM "Student" WHERE "UserId" = $1`, [`u-${id}`])).toHaveLength(1);
    }
  });

  it.each<[string, Row, string]>([
    ['without a bill', { PayState: '0' }, '不允许报到：还没有账单，请财务生成账单'],
    ['unpaid', { PayState: '0', bill: 1 }, '不允许报到：未缴清费用'],
    ['without a bed', { DormState: '1' }, '不允许报到：未确认宿舍'],
    [
      'unpaid and without a bed',
      { PayState: '1', DormState: '0', bill: 1 },
      '不允许报到：未缴清费用；未确认宿舍',
    ],
  ])('%s is not, but by a person in charge with a reason', async (_, { bill, ...more }, reason) => {
    const id = await comer(more);
    if (bill) await add(entities.FeeBill, { NewStudentId: id, FeeItem: '01', Amount: 5000 });
    expect(await scan(volunteer(), await codeOfNow(id))).toMatchObject({ Ok: 0 });
    expect(await refusalOf(confirm(id))).toBe(reason);
    await scan(college(), await codeOfNow(id));
    const force = (ForceReason: string, caller = college()) =>
      school.act(caller, 'orientation.checkin.force', [id], { ForceReason });
    expect(await refusalOf(force('特批'))).toBe('ForceReason: 请填写特批原因');
    expect(await refusalOf(force('家中遭灾，先报到', volunteer()))).not.toBe('no refusal');
    await force('家中遭灾，先报到');
    expect(await recordsOf(id)).toMatchObject([{ ForceReason: '家中遭灾，先报到', OperatorId: 'ca' }]);
  });

  it.each([
    ['0', '该生尚未预报到'],
    ['1', 'no refusal'],
    ['2', 'no refusal'],
    ['4', 'no refusal'],
    ['5', '该生已登记为不来报到'],
  ])('goes from state %s: %s, by desk and by office alike', async (CheckinState, text) => {
    const id = await comer({ CheckinState });
    const office = await comer({ CheckinState });
    const [row] = await query<{ no: string }>(`SELECT "ExamineeNo" AS no FROM "NewStudent" WHERE "Id" = $1`, [
      id,
    ]);
    await school.act(volunteer(), 'orientation.checkin.search', [], { QrText: row!.no, StationId: 'p1' });
    expect(await refusalOf(confirm(id))).toBe(text);
    const manual = () =>
      school.act(college(), 'orientation.checkin.manual', [], { NewStudentId: office, IdVerified: 1 });
    expect((await refusalOf(manual())) === 'no refusal').toBe(text === 'no refusal');
    for (const one of [id, office])
      expect(await stateOf(one)).toBe(text === 'no refusal' ? '3' : CheckinState);
  });

  it('may be taken back on the same day alone, with all that followed, and come again', async () => {
    const id = await comer();
    await add(entities.Bed, {
      Id: `bed-${id}`,
      RoomId: 'room',
      BuildingId: 'building',
      BedNo: 2,
      BedPos: '1',
      State: '2',
      NewStudentId: id,
    });
    const { StudentId } = await arrive(id);
    const [record] = await recordsOf(id);
    const cancel = () =>
      school.act(college(), 'orientation.checkin.cancel', [String(record!['Id'])], {
        CancelReason: '认错了人',
      });
    await query(
      `UPDATE "CheckinRecord" SET "CheckinTime" = "CheckinTime" - interval '1 day' WHERE "Id" = $1`,
      [record!['Id']],
    );
    expect(await refusalOf(cancel())).toBe('只能取消当天的报到');
    await query(`UPDATE "CheckinRecord" SET "CheckinTime" = now() WHERE "Id" = $1`, [record!['Id']]);
    await cancel();
    expect(await stateOf(id)).toBe('2');
    expect(await recordsOf(id)).toEqual([]);
    expect(await query(`SELECT "StudentStatus" FROM "Student" WHERE "Id" = $1`, [StudentId])).toEqual([
      { StudentStatus: '12' },
    ]);
    expect(
      await query(`SELECT "RoleId" FROM "UserRole" WHERE "UserId" = $1 AND "IsDeleted" = 0`, [`u-${id}`]),
    ).toEqual([{ RoleId: 'r-freshman' }]);
    expect(await query(`SELECT "State", "StudentId" FROM "Bed" WHERE "NewStudentId" = $1`, [id])).toEqual([
      { State: '2', StudentId: null },
    ]);
    expect(await refusalOf(cancel())).toBe('该报到记录已取消');
    expect(await arrive(id)).toMatchObject({ StudentId });
    expect(await query(`SELECT "StudentStatus" FROM "Student" WHERE "Id" = $1`, [StudentId])).toEqual([
      { StudentStatus: '01' },
    ]);
  });
});

describe('R15 M01 the sheet', () => {
  it('is made by its owner once the required steps are behind him', async () => {
    const [id, other] = [await comer(), await comer()];
    const create = (caller = freshman(id)) => school.act(caller, 'orientation.sheet.create', [id]);
    expect(await refusalOf(create())).toBe('请先完成必办环节：信息填报');
    await add(entities.NewStudentStep, { NewStudentId: id, StepCode: 'INFO', State: '2' });
    expect(await refusalOf(create(freshman(other)))).not.toBe('no refusal');
    await create();
    expect(
      await query(`SELECT "State" FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = 'SHEET'`, [
        id,
      ]),
    ).toEqual([{ State: '2' }]);
    expect(await school.act(freshman(id), 'orientation.sheet.refresh', [id])).toMatchObject({
      ExpireSeconds: 60,
    });
  });

  it('counts who is awaited and who has come at the stations of the reader', async () => {
    const before = await deskFigures(school.engine, volunteer());
    await comer({ CollegeId: 'c2' });
    await comer({ CheckinState: '5' });
    await arrive(await comer());
    const after = await deskFigures(school.engine, volunteer());
    expect([
      after.Expected - before.Expected,
      after.Arrived - before.Arrived,
      after.Mine - before.Mine,
    ]).toEqual([2, 1, 1]);
    expect(await deskFigures(school.engine, volunteer(3))).toEqual({
      Today: 0,
      Arrived: 0,
      Expected: 0,
      Mine: 0,
    });
  });
});
