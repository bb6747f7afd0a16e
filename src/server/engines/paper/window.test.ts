import { describe, expect, it } from 'vitest';
import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { agreeBecause, closedBecause, doneBecause, lateBecause, ownWindow, seedOf } from './window.ts';

describe('R06 the window, by the database’s clock', () => {
  const window = {
    State: TASK_STATE.Running,
    StartTime: '2026-11-22 08:00:00',
    EndTime: '2026-11-22 18:00:00',
  };

  it.each([
    ['2026-11-22 07:59:59', '问卷未开始'],
    ['2026-11-22 08:00:00', undefined],
    ['2026-11-22 18:00:00', undefined],
    ['2026-11-22 18:00:01', '问卷已结束'],
  ])('M04: at %s: %s', (now, why) => {
    expect(closedBecause('问卷', window, now)).toBe(why);
  });

  it('what is stopped is closed at any time; who has answered is done, unless he may change it', () => {
    expect(closedBecause('测验', { ...window, State: TASK_STATE.Stopped }, '2026-11-22 09:00:00')).toBe(
      '测验已停用',
    );
    expect(doneBecause('问卷', { Times: 1, LimitTimes: 1, AllowEdit: 0 })).toBe('您已填写过该问卷');
    expect(doneBecause('问卷', { Times: 1, LimitTimes: 2, AllowEdit: 0 })).toBeUndefined();
    expect(doneBecause('问卷', { Times: 1, LimitTimes: 1, AllowEdit: 1 })).toBeUndefined();
  });
});

describe('M04 a person’s own time', () => {
  const paper = {
    State: TASK_STATE.Running,
    StartTime: '2026-11-22 08:00:00',
    EndTime: '2026-11-22 10:00:00',
    TimeLimit: 60,
    EnterLimit: 15,
  };
  const own = { BeginTime: null, ExtraMinutes: 0, OwnStart: null, OwnEnd: null };

  it.each([
    [{}, '2026-11-22 08:00:00', '2026-11-22 10:00:00', 60],
    [{ ExtraMinutes: 20 }, '2026-11-22 08:00:00', '2026-11-22 10:20:00', 80],
    [
      { OwnStart: '2026-11-23 09:00:00', OwnEnd: '2026-11-23 10:00:00' },
      '2026-11-23 09:00:00',
      '2026-11-23 10:00:00',
      60,
    ],
    [{ OwnEnd: '2026-11-22 12:00:00', ExtraMinutes: 5 }, '2026-11-22 08:00:00', '2026-11-22 12:05:00', 65],
  ])('%j: from %s to %s, %i minutes', (taking, StartTime, EndTime, TimeLimit) => {
    expect(ownWindow(paper, { ...own, ...taking })).toMatchObject({ StartTime, EndTime, TimeLimit });
  });

  it.each([
    ['2026-11-22 08:15:00', null, undefined],
    ['2026-11-22 08:15:01', null, '已超过开始后15分钟，不能再进入'],
    ['2026-11-22 09:00:00', '2026-11-22 08:10:00', undefined],
  ])('at %s, begun %s: %s', (now, BeginTime, why) => {
    expect(lateBecause(paper, { ...own, BeginTime }, now)).toBe(why);
  });

  it('nobody begins before the notice is agreed to, where it is asked for, and is told so in the words of the paper', () => {
    const said = '请先阅读考试须知';
    expect(agreeBecause({ BeginTime: null, AgreedTime: null }, said)).toBe(said);
    expect(agreeBecause({ BeginTime: null, AgreedTime: '2026-11-22 08:00:00' }, said)).toBeUndefined();
    expect(agreeBecause({ BeginTime: null }, said)).toBeUndefined();
  });

  it('each further sheet is drawn anew, and a change of the same one is not', () => {
    const taking = { Id: 't', LimitTimes: 3, AllowEdit: 0 };
    expect([0, 1, 2].map((Times) => seedOf({ ...taking, Times }))).toEqual(['t', 't 1', 't 2']);
    expect(seedOf({ Id: 't', Times: 1, LimitTimes: 1, AllowEdit: 1 })).toBe('t');
  });
});
