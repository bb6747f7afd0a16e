import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  GATE_DIR,
  GATE_RESULT,
  GATE_TYPE,
  HANDLE_STATE,
  ROLLCALL_MODE,
  ROLLCALL_RESULT,
} from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import { judgeNights } from '../../src/server/modules/rollcall/nights.ts';
import { refusalOf } from '../_util/engine.ts';
import { at } from '../_util/roll-time.ts';
import {
  add,
  counsellor,
  emptyRolls,
  moveRoll,
  openRollWorld,
  publish,
  query,
  record,
  roll,
  school,
  sign,
  tick,
} from '../_util/rolls.ts';

beforeAll(openRollWorld);
afterAll(() => school.close());
beforeEach(emptyRolls);

const { In, Out } = GATE_DIR;
const pass = (no: number, PassTime: string, Direction: string, more = {}) =>
  add(entities.GateRecord, {
    DeviceId: 'g1',
    GateType: GATE_TYPE.Dormitory,
    BuildingId: 'b1',
    StudentId: `s${no}`,
    PassTime,
    Direction,
    Result: GATE_RESULT.Fine,
    ...more,
  });

describe('M02 a roll that the gates answer', () => {
  it('asks nobody: who is in is there, who came in late is late, who goes out again is missing', async () => {
    await pass(1, at(-300), In);
    await pass(2, at(-5), Out);
    await pass(3, at(-10), Out);
    await pass(3, at(-9), In, { Result: GATE_RESULT.Refused });
    await pass(3, at(-8), In, { GateType: GATE_TYPE.Campus });
    const results = async () =>
      (await query<{ r: string }>('SELECT "Result" AS r FROM "NamingRecord" ORDER BY "StudentId"')).map(
        ({ r }) => r,
      );
    await publish({ NamingMode: ROLLCALL_MODE.Gate, Geo: null, ExcludeLeave: 0, LateMinutes: 10 });
    const { Present, Late, Missing, Absent } = ROLLCALL_RESULT;
    // Whoever is in is called at once; late or not depends on the hour of this test.
    expect((await results()).map((result) => result === Missing)).toEqual([false, true, true]);
    expect(await roll()).toMatchObject({ Should: 3, Missing: 2 });
    expect(await refusalOf(sign(2))).toBe('本次点名不是定位签到');
    await moveRoll(at(-30), at(60));
    await tick();
    expect(await results()).toEqual([Present, Missing, Missing]);
    await pass(3, at(-2), In);
    await pass(1, at(-1), Out);
    await tick();
    expect(await results()).toEqual([Missing, Missing, Late]);
    expect(await record(1)).toMatchObject({ SignTime: null, SignMode: null });
    expect(await record(3)).toMatchObject({ SignMode: ROLLCALL_MODE.Gate });
    const told = await query<{ c: string }>(`SELECT "Content" AS c FROM "UserMessage" WHERE "UserId" = 'u2'`);
    expect(told.map(({ c }) => c)).toEqual([
      expect.stringMatching(/^晚点名：以门禁记录为准，请于\d\d:\d\d前返回宿舍$/),
    ]);
    await school.act(counsellor, 'rollcall.record.set', [String((await record(2))['Id'])], {
      Result: Present,
      Remark: '在医务室值班',
    });
    await moveRoll(at(-30), at(-3));
    await tick();
    // He went out and the third came in after the end.
    expect(await results()).toEqual([Present, Present, Absent]);
  });
});

describe('M02 nights by the gates', () => {
  const NIGHT = '2026-11-18';
  const judge = (now: string) =>
    school.write((tx) => judgeNights({ engine: school.engine, tx, caller: school.as({}), now }));
  const noted = () =>
    query(
      `SELECT "StudentId", "LateKind", to_char("ReturnTime", 'MM-DD HH24:MI') AS back, "BuildingId", "TrueName" FROM "LateReturn"
       WHERE "IsDeleted" = 0 ORDER BY 1`,
    );
  const told = () => query(`SELECT "UserId", "Content" FROM "UserMessage" ORDER BY 1, 2`);
  beforeEach(async () => {
    for (const table of ['GateRecord', 'LateReturn', 'DormNightStat']) await query(`DELETE FROM "${table}"`);
  });

  it('who comes in late and who does not come is noted in the evening and judged anew in the morning', async () => {
    await pass(1, `${NIGHT} 22:59:00`, In);
    await pass(1, '2026-11-19 05:40:00', Out);
    await pass(1, '2026-11-19 06:20:00', In);
    await pass(2, `${NIGHT} 18:00:00`, Out);
    await pass(4, `${NIGHT} 18:00:00`, Out);
    await judge(`${NIGHT} 23:31:00`);
    const absent = (no: number) => ({
      StudentId: `s${no}`,
      LateKind: '2',
      back: null,
      TrueName: `学生${no}`,
    });
    expect(await noted()).toEqual([
      { ...absent(2), BuildingId: 'b2' },
      { ...absent(4), BuildingId: 'b1' },
    ]);
    expect(await told()).toEqual([{ UserId: 'co', Content: '11月18日晚归0人、未归1人' }]);
    await pass(4, '2026-11-19 00:12:00', In);
    await query(`UPDATE "LateReturn" SET "HandleState" = $1 WHERE "StudentId" = 's2'`, [HANDLE_STATE.Done]);
    await judge('2026-11-19 06:31:00');
    await judge('2026-11-19 06:32:00');
    expect(await noted()).toEqual([
      { ...absent(2), BuildingId: 'b2' },
      { ...absent(4), BuildingId: 'b1', LateKind: '1', back: '11-19 00:12' },
    ]);
    expect(
      await query(
        `SELECT "BuildingId", "Should", "InCount", "LateCount", "AbsentCount", "UnknownCount" FROM "DormNightStat"
         WHERE "StatDate" = '${NIGHT}' ORDER BY 1`,
      ),
    ).toEqual([
      { BuildingId: 'b1', Should: 2, InCount: 2, LateCount: 1, AbsentCount: 0, UnknownCount: 0 },
      { BuildingId: 'b2', Should: 1, InCount: 0, LateCount: 0, AbsentCount: 1, UnknownCount: 0 },
    ]);
  });

  it('leave excuses; nobody is asked for whom no gate tells; two nights running are told by name', async () => {
    await add(entities.LeaveApply, {
      StudentId: 's1',
      LeaveType: '1',
      LeaveScope: '0',
      StartTime: `${NIGHT} 08:00:00`,
      EndTime: '2026-11-20 08:00:00',
      Reason: '家中有事',
      Phone: '19900000001',
      EmergencyName: '父',
      EmergencyPhone: '19900000002',
      IsStayOut: 0,
      Status: '2',
      LeaveState: '2',
    });
    await pass(1, `${NIGHT} 09:00:00`, Out);
    await pass(2, `${NIGHT} 09:00:00`, Out);
    await judge('2026-11-19 07:00:00');
    expect((await noted()).map(({ StudentId }) => StudentId)).toEqual(['s2']);
    await judge('2026-11-20 07:00:00');
    expect(await told()).toEqual([
      { UserId: 'co', Content: '11月18日晚归0人、未归1人' },
      { UserId: 'co', Content: '11月19日晚归0人、未归1人' },
      { UserId: 'co', Content: '学生2连续两晚未归，请立即核实' },
    ]);
  });
});
