import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEATURES, FEATURES_HEADER } from '../../contract/features.ts';
import { calls } from '../../contract/generated/calls.ts';
import { call, http } from './call.ts';
import { noteFeatures, serverHas } from './features.ts';
import { setRequestHost } from './host.ts';

const { adapter } = http.defaults;
let sent: InternalAxiosRequestConfig[] = [];
let lost = 0;

/** A server that announces this, behind a line that loses the first answers. */
function speak(announced: string): void {
  http.defaults.adapter = async (config) => {
    sent.push(config);
    if (sent.length <= lost) throw new AxiosError('lost', AxiosError.ERR_NETWORK);
    const headers = announced === '' ? {} : { [FEATURES_HEADER]: announced };
    const data = { ErrorCode: 0, RequestMsg: '', ResultValue: {} };
    return { data, status: 200, statusText: 'OK', headers, config };
  };
}

const save = () => call(calls.Data.Save, { Entity: 'a/B', EnCode: 'a.b.add', Data: {} } as never);
const keys = () => sent.map(({ headers }) => headers.get('X-Idempotency-Key'));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  const silent = () => undefined;
  setRequestHost({
    token: () => 'token',
    isSessionOver: () => false,
    isOpenPage: () => false,
    signOut: silent,
    goTo: silent,
    notifier: {
      message: silent,
      notice: silent,
      modal: silent,
      needs: silent,
      persistent: silent,
      leave: async () => false,
    },
  });
  sent = [];
  lost = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  http.defaults.adapter = adapter!;
});

describe('M03: L07: what a server does beyond the specification', () => {
  it('is not assumed: no key of a write, no repetition, until it is announced', async () => {
    speak('');
    await save();
    expect([keys(), serverHas('idempotency')]).toEqual([[undefined], false]);
    [sent, lost] = [[], 1];
    await expect(save()).rejects.toThrow('网络连接失败');
    expect(sent).toHaveLength(1);
  });

  it('is used from the first answer on that announces it: the same key both times', async () => {
    speak(FEATURES.join(' '));
    await save();
    [sent, lost] = [[], 1];
    await save();
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys()[0]]);
    expect(FEATURES.every(serverHas)).toBe(true);
  });

  it('is not taken back by what a proxy answers in the server’s place', () => {
    noteFeatures({ [FEATURES_HEADER]: 'tasks' }, 200);
    noteFeatures({}, 502);
    noteFeatures({}, 200);
    expect([serverHas('tasks'), serverHas('idempotency')]).toEqual([true, false]);
  });
});
