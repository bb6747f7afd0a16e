import { expect, it } from 'vitest';
import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from '../access/caller.ts';
import { requireGuard } from './guards.ts';

const caller = { subject: NOBODY, grants: new Set(), readable: new Set() } as unknown as Caller;

it('L01 an action is refused outside of its window, and told from when to when, before its guard is looked at', () => {
  const action = { title: '提交', verb: 'set', when: 'false', window: { to: 'row.EndTime' } } as const;
  const press = (now: string) => () => requireGuard(action, { EndTime: '2026-09-10 12:00:00' }, caller, now);
  expect(press('2026-09-10 12:00:01')).toThrow('不在开放时间内（2026-09-10 12:00:00 截止）');
  expect(press('2026-09-10 12:00:00')).toThrow('当前状态不能提交');
});
