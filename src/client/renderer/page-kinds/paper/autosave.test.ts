import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../../contract/generated/codes.ts';
import { EVERY_S, startAutosave, type SaveState } from './autosave.ts';

const after = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/** Somebody who answers; what the server has is the number of the answer that was kept last. */
function desk(takes: (turn: number) => number | 'fails') {
  const typed: number[] = [];
  const sent: { snapshot: string; isLeaving: boolean }[] = [];
  const states: SaveState[] = [];
  let stored = 0;
  let turn = 0;
  const save = async (snapshot: string, isLeaving: boolean) => {
    sent.push({ snapshot, isLeaving });
    const time = takes(turn++);
    await after(time === 'fails' ? 50 : time);
    if (time === 'fails') throw new Error('away');
    stored = Number(snapshot);
  };
  const latest = () => ({ snapshot: String(typed.length), save });
  const autosave = startAutosave(EVERY_S, latest, (state) => states.push(state));
  return {
    autosave,
    sent,
    states,
    type: () => typed.push(Date.now()),
    /** How old the oldest answer is that would be lost if the tab died now without a word. */
    atRisk: () => (stored < typed.length ? Date.now() - typed[stored]! : 0),
  };
}

describe('R06 M04 what is answered so far', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['always', 700],
    ['in bursts', 5300],
    ['once a round', 8000],
    ['seldom', 23_000],
  ])('typed %s: at no moment more than ten seconds of it would be lost', async (_how, pause) => {
    const { autosave, type, atRisk, sent } = desk((turn) => (turn % 3) * 600);
    let worst = 0;
    for (let ms = 0; ms < 180_000; ms += 100) {
      if (ms % pause === 0) type();
      await vi.advanceTimersByTimeAsync(100);
      worst = Math.max(worst, atRisk());
    }
    expect(worst).toBeLessThanOrEqual(10_000);
    expect(sent.length).toBeLessThanOrEqual(180 / EVERY_S);
    autosave.stop();
  });

  it('a keeping that failed is tried again, and what has not changed is not sent', async () => {
    const { autosave, type, atRisk, sent, states } = desk((turn) => (turn === 0 ? 'fails' : 10));
    type();
    await vi.advanceTimersByTimeAsync(2 * EVERY_S * 1000 + 100);
    expect([sent.length, atRisk(), states]).toEqual([2, 0, ['saving', 'failed', 'saving', 'saved']]);
    await vi.advanceTimersByTimeAsync(5 * EVERY_S * 1000);
    expect(sent).toHaveLength(2);
    autosave.stop();
  });

  it('what the server refuses is told as it said it; what only failed is tried again', async () => {
    const states: SaveState[] = [];
    const failures = [Object.assign(new Error('您已填写过该问卷'), { code: ErrorCode.Refused })];
    const save = () => Promise.reject(failures.shift() ?? new Error('later'));
    let typed = '';
    const autosave = startAutosave(
      EVERY_S,
      () => ({ snapshot: typed, save }),
      (state) => states.push(state),
    );
    typed = 'x';
    await vi.advanceTimersByTimeAsync(2 * EVERY_S * 1000);
    autosave.stop();
    expect(states).toEqual(['saving', { refused: '您已填写过该问卷' }, 'saving', 'failed']);
  });

  it('leaving keeps it at once, also while an earlier keeping hangs', async () => {
    const { autosave, type, atRisk, sent } = desk((turn) => (turn === 0 ? 60_000 : 10));
    type();
    await vi.advanceTimersByTimeAsync(EVERY_S * 1000);
    type();
    autosave.leave();
    await vi.advanceTimersByTimeAsync(20);
    expect([atRisk(), sent.at(-1)]).toEqual([0, { snapshot: '2', isLeaving: true }]);
    autosave.stop();
  });
});
