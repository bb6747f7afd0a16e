import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { returnCode } from '../../src/server/modules/back-school/gate.ts';
import { healthDays } from '../../src/server/modules/back-school/health.ts';
import { leaveCode } from '../../src/server/modules/leave/gate.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';

describe('the code that a student shows at a gate', () => {
  let test: TestEngine;
  beforeAll(async () => {
    test = await openTestEngine('schemas', modules);
    const by = { caller: programCaller('gate', 'given'), now: '2026-11-01 08:00:00' };
    const leave = {
      StudentId: 's1',
      Status: '2',
      LeaveState: '2',
      ApplyNo: 'QJ1',
      StartTime: '2020-01-01 08:00:00',
    };
    const coming = { BatchId: 'b1', BackKind: '1', BackDate: '2020-01-01', ArriveState: '0' };
    await test.write(async (tx) => {
      for (const [entity, row] of [
        ['core/Student', { Id: 's1', StudentNo: '1', TrueName: '甲' }],
        ['core/Student', { Id: 's2', StudentNo: '2', TrueName: '乙' }],
        ['dormitory/GateDevice', { Id: 'd1', DeviceNo: 'G1', DeviceName: '东门', GateType: '2' }],
        ['system/SysUser', { Id: 'guard', LoginName: 'guard', TrueName: '门岗', UserType: '2', State: '1' }],
        ['back-school/BackBatch', { Id: 'b1', BatchName: '返校', State: '2', HealthDays: 0 }],
        ['back-school/BackApply', { ...coming, Id: 'a1', StudentId: 's1', ApplyNo: 'FX1', Status: '2' }],
        ['back-school/BackApply', { ...coming, Id: 'a2', StudentId: 's2', ApplyNo: 'FX2', Status: '1' }],
        ['leave/LeaveApply', { ...leave, EndTime: '2099-01-01 08:00:00' }],
        ['leave/LeaveApply', { ...leave, StudentId: 's2', ApplyNo: 'QJ2', EndTime: '2020-01-02 08:00:00' }],
      ] as const)
        await insertRow(tx, test.engine.catalog.entities.get(entity)!, row, by);
    });
  });
  afterAll(() => test?.close());

  const student = (StudentId: string) => test.as({ UserId: StudentId, Roles: ['student'], StudentId });
  const guard = () => test.as({ UserId: 'guard', Roles: ['security'] });
  const read = (enCode: string) => (QrText: string) =>
    test.act(guard(), enCode, [], { QrText, DeviceId: 'd1' });
  const [scan, admit] = [read('leave.gate.scan'), read('back.gate.scan')];

  it('opens the own leave, and is shown to nobody whose leave is over', async () => {
    const code = await leaveCode(test.engine, student('s1'));
    expect(await scan(code!.QrText)).toMatchObject({ Ok: 1, Title: '有效 甲', Notice: '' });
    expect(await leaveCode(test.engine, student('s2'))).toBeUndefined();
    expect(await leaveCode(test.engine, student(''))).toBeUndefined();
  });

  it('is good for nothing once a sign of it was changed', async () => {
    const { QrText } = (await leaveCode(test.engine, student('s1')))!;
    const other = QrText.replace('s1', 's2');
    const cut = QrText.slice(0, -1) + (QrText.endsWith('A') ? 'B' : 'A');
    for (const text of [other, cut].filter((one) => one !== QrText))
      expect(await refusalOf(scan(text))).toBe('凭证无效或已过期，请学生刷新出校码');
  });

  it('M02: lets in a student whose registration was granted, whoever holds the phone, and nobody else', async () => {
    const { QrText } = (await returnCode(test.engine, student('s1'), 'a1'))!;
    expect(await admit(QrText)).toMatchObject({ Ok: 1, Title: '准予返校 甲', Notice: '' });
    expect(await returnCode(test.engine, student('s2'), 'a2')).toBeUndefined();
    expect(await refusalOf(returnCode(test.engine, student('s2'), 'a1'))).toBe('无权操作该数据');
    const leaving = (await leaveCode(test.engine, student('s1')))!.QrText;
    const cut = QrText.slice(0, -1) + (QrText.endsWith('A') ? 'B' : 'A');
    for (const text of [QrText.replace('a1', 'a2'), cut, leaving])
      expect(await refusalOf(admit(text))).toBe('凭证无效或已过期，请学生刷新返校码');
    expect(await refusalOf(scan(QrText))).toBe('凭证无效或已过期，请学生刷新出校码');
  });

  it('M02: the last 14 days tell each day that was declared, by its own date', async () => {
    const { engine } = test;
    const { rows } = await engine.database.query<{ day: string }>(
      `SELECT to_char(now()::date - n, 'YYYY-MM-DD') AS day FROM generate_series(0, 14) n ORDER BY n`,
      [],
    );
    const by = { caller: programCaller('gate', 'given'), now: '2026-11-01 08:00:00' };
    const declared = (ago: number, more: object) => ({
      OwnerId: 's1',
      StudentId: 's1',
      Scene: '2',
      DeclareDate: rows[ago]!.day,
      ...more,
    });
    await test.write(async (tx) => {
      for (const row of [
        declared(1, { TempAm: 36.5, IsAbnormal: 0 }),
        declared(4, { TempAm: 38.1, IsAbnormal: 1 }),
        declared(14, { TempAm: 36.6, IsAbnormal: 0 }),
      ])
        await insertRow(tx, engine.catalog.entities.get('back-school/HealthDeclare')!, row, by);
    });
    const office = test.as({ UserId: 'health', Roles: ['health_admin'] });
    const told = await healthDays(engine, office, 's1');
    expect(told.map(({ Day }) => Day)).toEqual(
      rows
        .slice(0, 14)
        .map(({ day }) => day)
        .reverse(),
    );
    const of = (ago: number) => told.find(({ Day }) => Day === rows[ago]!.day);
    expect([of(0), of(1), of(4)].map((one) => one?.State)).toEqual(['0', '1', '2']);
    expect(told.filter(({ State }) => State !== '0')).toHaveLength(2);
    expect(await healthDays(engine, student('s2'), 's1')).toEqual(
      told.map(({ Day }) => ({ Day, State: '0', Text: '', Temp: null, Url: '' })),
    );
  });
});
