import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../contract/generated/calls.ts';
import { call, http } from './call.ts';
import { setRequestHost } from './host.ts';

describe('Q02: every request', () => {
  it('waits 180000 ms and carries AppType', () => {
    expect(http.defaults.timeout).toBe(180_000);
    expect(http.defaults.headers).toMatchObject({ AppType: '2#3.0.0#1' });
  });
});

describe('M01: R15: the waiting line', () => {
  const { adapter } = http.defaults;
  const told: string[] = [];
  let keys: unknown[] = [];
  /** A server that lets nobody in the first times. */
  const busyFor = (times: number, Seconds = 0.005) => {
    keys = [];
    http.defaults.adapter = async (config) => {
      keys.push(config.headers['X-Idempotency-Key']);
      const isIn = keys.length > times;
      const data = {
        ErrorCode: isIn ? 0 : 2,
        RequestMsg: isIn ? '' : '当前人数较多，前面约有7人，请稍后重试',
        ResultValue: isIn ? 'a bed' : { Waiting: { Ahead: 7, Seconds } },
      };
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    };
  };
  const choose = (options = {}) => call(calls.Data.Action, { EnCode: 'x', Ids: ['1'] } as never, options);

  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response('{}'));
    told.length = 0;
    const shown = (text: string) => void told.push(text);
    setRequestHost({
      token: () => 'token',
      isSessionOver: () => false,
      isOpenPage: () => false,
      signOut: () => undefined,
      goTo: () => undefined,
      notifier: {
        message: shown,
        notice: shown,
        modal: shown,
        needs: shown,
        persistent: shown,
        leave: async () => false,
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    http.defaults.adapter = adapter!;
  });

  it('is stood in by the browser, which says so, until it is let in', async () => {
    busyFor(3);
    expect(await choose()).toBe('a bed');
    expect(keys).toHaveLength(4);
    expect(told).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('正在排队（前面约有7人）')));
  });

  it('is not stood in for an answer that has a figure of that name', async () => {
    http.defaults.adapter = async (config) => {
      keys.push(config.headers['X-Idempotency-Key']);
      const data = { ErrorCode: 0, RequestMsg: '', ResultValue: { Waiting: 1 } };
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    };
    keys = [];
    expect(await choose()).toEqual({ Waiting: 1 });
    expect(keys).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('ends when the page is left, after a while, and at once for what runs unseen', async () => {
    busyFor(1000, 600);
    const leaving = new AbortController();
    const left = choose({ signal: leaving.signal });
    await expect.poll(() => told).toHaveLength(1);
    leaving.abort();
    await expect(left).rejects.toThrow('请稍后重试');
    expect(keys).toHaveLength(1);
    busyFor(1000);
    await expect(choose()).rejects.toThrow('请稍后重试');
    expect(keys.length).toBeGreaterThan(10);
    busyFor(1000);
    await expect(choose({ quiet: true })).rejects.toThrow('请稍后重试');
    expect(keys).toHaveLength(1);
  });
});
