import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actionProblems } from '../../src/contract/action-rules.ts';
import { withFormulas, type Row } from '../../src/contract/rules.ts';
import type { ServerModule } from '../../src/server/data/module.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { notify } from '../../src/server/engines/notify/index.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';

const refused: string[] = [];
const listening: ServerModule = {
  async afterPlanRefused({ reason }) {
    refused.push(reason);
  },
};

let test: TestEngine;
beforeAll(async () => {
  test = await openTestEngine('schemas', [notify, listening]);
  await given('system/SysUser', { Id: 'ann', LoginName: 'ann', TrueName: '安一', UserType: '3', State: '1' });
  const template = { TplName: '提醒', Title: '提醒', Content: '{Seat}', Channels: ['1'], State: '1' };
  for (const TplCode of ['BOOK_REMIND', 'BOOK_MISS'])
    await given('message-push/PushTemplate', { ...template, Id: TplCode, TplCode });
  await given('study-room/StudyRoom', { Id: 'room', RoomName: '三楼', ManagerIds: ['lib'], State: '1' });
  await given('study-room/StudySeat', {
    Id: 'seat',
    RoomId: 'room',
    SeatNo: 'A1',
    State: '1',
    Code: 'SEATA1SEATA1',
  });
});
afterAll(() => test?.close());
beforeEach(async () => {
  refused.length = 0;
  for (const table of ['StudyBooking', 'StudyBlack', 'UserMessage'])
    await test.engine.database.query(`DELETE FROM "${table}"`, []);
});

async function given(name: string, row: Row): Promise<void> {
  const model = test.engine.catalog.entities.get(name)!;
  const caller = test.as({ UserId: 'lib', Roles: ['admin'] });
  await test.write((tx) => insertRow(tx, model, row, { caller, now: moment(-600) }));
}

/** So many minutes from now, as texts carry it. */
const moment = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const day = (days: number) => moment(days * 1440).slice(0, 10);

/** A booking as it stands once the formulas of its times were worked out. */
const booking = (Id: string, more: Row = {}): Row => ({
  Id,
  ApplyNo: Id,
  RoomId: 'room',
  SeatId: 'seat',
  UserId: 'ann',
  BookDate: day(0),
  BeginTime: '08:00',
  EndTime: '10:00',
  FirstMinute: 480,
  LastMinute: 599,
  BeginAt: moment(30),
  EndAt: moment(150),
  SignBy: moment(45),
  BookedOn: day(-2),
  State: '0',
  SignMinutes: 15,
  LeaveMinutes: 30,
  DailyLimit: 9,
  BlackTimes: 2,
  BlackDays: 7,
  Fault: 0,
  Judged: 0,
  IsClosed: 0,
  Bans: 0,
  ...more,
});
const ban = (more: Row = {}): Row => ({
  Id: 'ban',
  UserId: 'ann',
  RoomId: 'room',
  Times: 2,
  StartDate: day(-1),
  EndDate: day(5),
  State: '1',
  Reason: '违约',
  ...more,
});
const query = async (text: string) => (await test.engine.database.query<Row>(text, [])).rows;

it('M05: somebody who was banned since is still reminded of what was booked before', async () => {
  await given('study-room/StudyBlack', ban());
  await given('study-room/StudyBooking', booking('b1'));
  await notify.everyMinute(test.engine);
  expect(await query(`SELECT "RemindedAt" IS NOT NULL AS told, "State" FROM "StudyBooking"`)).toEqual([
    { told: true, State: '0' },
  ]);
  expect(
    await query(`SELECT "UserId" FROM "UserMessage" WHERE "BizType" = 'study-room/StudyBooking'`),
  ).toEqual([{ UserId: 'ann' }]);
});

it('M05: faults that led to a ban do not count again with a booking that was made before it', async () => {
  const fault = { State: '5', Fault: 1, FaultAt: moment(-8 * 1440), Judged: 1, Bans: 0 };
  await given('study-room/StudyBooking', booking('old1', { ...fault, SeatId: 'seat' }));
  await given('study-room/StudyBooking', booking('old2', fault));
  await given('study-room/StudyBlack', ban({ StartDate: day(-8), EndDate: day(-1), State: '0' }));
  const missed = { BeginAt: moment(-60), SignBy: moment(-45), BookedOn: day(-10) };
  await given('study-room/StudyBooking', booking('late', missed));
  await runClockRules(test.engine);
  expect(await query(`SELECT "State", "Bans" FROM "StudyBooking" WHERE "Id" = 'late'`)).toEqual([
    { State: '5', Bans: 1 },
  ]);
  expect(await query(`SELECT "Id" FROM "StudyBlack"`)).toEqual([{ Id: 'ban' }]);
});

it('M05: two misses that are found in the same minute make one ban, and nobody is told of a fault', async () => {
  const missed = { BlackTimes: 1, BeginAt: moment(-60), EndAt: moment(30), SignBy: moment(-45) };
  const before = { ...missed, BeginAt: moment(-120), EndAt: moment(-61), SignBy: moment(-105) };
  await given('study-room/StudyBooking', booking('b1', missed));
  await given('study-room/StudyBooking', booking('b2', before));
  await runClockRules(test.engine);
  await runClockRules(test.engine);
  expect(await query(`SELECT "UserId", "Times"::float8 AS times FROM "StudyBlack"`)).toEqual([
    { UserId: 'ann', times: 2 },
  ]);
  expect(refused).toEqual([]);
});

it('M05: whoever comes late signs in before the time is over, however long the room waits', () => {
  const { entities } = test.engine.catalog;
  const context = { me: test.as({}).subject, now: moment(0), calendar: test.engine.catalog.calendar };
  const half = booking('half', { SignMinutes: 120, EndTime: '08:30' });
  const model = entities.get('study-room/StudyBooking')!;
  expect(withFormulas(model, half, context)['SignBy']).toBe(`${day(0)} 08:30:00`);
  expect(withFormulas(model, { ...half, SignMinutes: 15 }, context)['SignBy']).toBe(`${day(0)} 08:15:00`);
});

it('M05: a time that is over is not booked, however long the room waits', () => {
  const seat = test.engine.catalog.entities.get('study-room/StudySeat')!;
  const row = {
    State: '1',
    RoomState: '1',
    RoomId: 'room',
    AdvanceDays: 1,
    WeekText: '1234567',
    SignMinutes: 120,
  };
  const hours = { OpenText: '08:00', CloseText: '22:00', MinMinutes: 30, MaxMinutes: 240 };
  const params = { RoomId: 'room', BookDate: '2026-12-01', BeginTime: '09:00', EndTime: '09:30' };
  const told = (enCode: string, now: string) =>
    actionProblems(seat, seat.actions.get(enCode)!, {
      row: { ...row, ...hours },
      params,
      me: test.as({}).subject,
      now: `2026-12-01 ${now}:00`,
    });
  const over = [{ Key: 'BeginTime', Message: '该时段已经开始，请选择之后的时段' }];
  for (const enCode of ['study.book.submit', 'study.book.random']) {
    expect(told(enCode, '09:29')).toEqual([]);
    expect(told(enCode, '09:30')).toEqual(over);
  }
});
