import { describe, expect, it } from 'vitest';
import { afterEnding, refusalExitCode } from './restart-policy.mjs';

type Ending = Parameters<typeof afterEnding>[1];
const failedAtStart: Ending = { code: 1, signal: null, livedMs: 300, wasReady: false };
const killed: Ending = { code: null, signal: 'SIGKILL', livedMs: 300, wasReady: false };

/** The decisions for the same ending over and over, until the first that stops. */
function repeat(ending: Ending, times: number) {
  const decisions: ReturnType<typeof afterEnding>[] = [];
  let failures = 0;
  for (let i = 0; i < times; i += 1) {
    const next = afterEnding(failures, ending);
    decisions.push(next);
    if (next.action === 'stop') break;
    failures = next.failures;
  }
  return decisions;
}

describe('restart of a server that ended by itself', () => {
  it('brings a killed server back at once, twenty times in a row', () => {
    const delays = repeat(killed, 20).map((next) => (next.action === 'restart' ? next.delayMs : Infinity));
    expect(delays).toHaveLength(20);
    expect(Math.max(...delays)).toBeLessThan(1_000);
  });

  it('waits longer after each failed start and gives up with its exit code', () => {
    const decisions = repeat({ ...failedAtStart, code: 3 }, 100);
    const delays = decisions.flatMap((next) => (next.action === 'restart' ? [next.delayMs] : []));
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.length).toBeGreaterThan(2);
    expect(decisions.at(-1)).toEqual({ action: 'stop', exitCode: 3, reason: 'failing' });
  });

  it('forgets failed starts once the server served, or lived for a while', () => {
    expect(afterEnding(4, { ...failedAtStart, wasReady: true })).toMatchObject({
      action: 'restart',
      failures: 0,
    });
    expect(afterEnding(4, { ...failedAtStart, livedMs: 60_000 })).toMatchObject({
      action: 'restart',
      failures: 0,
    });
  });

  it('does not start again a server that finished, or that refused its settings', () => {
    expect(afterEnding(0, { ...failedAtStart, code: 0 })).toMatchObject({ action: 'stop', exitCode: 0 });
    const refused = afterEnding(0, { ...failedAtStart, code: refusalExitCode });
    expect(refused).toEqual({ action: 'stop', exitCode: refusalExitCode, reason: 'refused' });
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'does not start again a server that %s met before it could close in order',
    (signal) => {
      const ending = { ...killed, signal };
      expect(afterEnding(0, ending)).toMatchObject({ action: 'stop', reason: 'finished' });
    },
  );
});
