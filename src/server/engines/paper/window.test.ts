import { describe, expect, it } from 'vitest';
import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { closedBecause, doneBecause } from './window.ts';

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
