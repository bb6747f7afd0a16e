import { describe, expect, it } from 'vitest';
import { CallFailure } from './failure.ts';
import { WebLog } from './web-log.ts';

describe('the web log', () => {
  const begin = () => {
    const sent: string[] = [];
    const clock = { at: 0 };
    const log = new WebLog(
      ({ Action, Content }) => void sent.push(`${Action} ${Content}`),
      () => clock.at,
    );
    return { sent, clock, report: (failure: unknown) => log.report(failure, '/a') };
  };

  it('tells each fault once, with its kind and place', () => {
    const { sent, report } = begin();
    const fault = new TypeError('x is undefined');
    report(fault);
    report(fault);
    report('only a text');
    expect(sent).toEqual([
      expect.stringMatching(/^TypeError TypeError: x is undefined\n/),
      'error only a text',
    ]);
  });

  it('never runs in a circle: ten in a minute at most, and no refusal of a call', () => {
    const { sent, clock, report } = begin();
    for (let i = 0; i < 50; i += 1) report(new Error(`fault ${i}`));
    report(new CallFailure('没有权限执行该操作', 2));
    expect(sent).toHaveLength(10);
    clock.at = 60_000;
    for (let i = 50; i < 100; i += 1) report(new Error(`fault ${i}`));
    expect(sent).toHaveLength(20);
  });

  it('never holds more than the call takes', () => {
    const { sent, report } = begin();
    const long = new Error('长'.repeat(5_000));
    long.name = 'N'.repeat(100);
    report(long);
    const [action = '', content = ''] = sent[0]!.split(/ (.*)/s);
    expect([action.length, content.length]).toEqual([60, 2_000]);
  });
});
