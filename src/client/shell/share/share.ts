import { useSyncExternalStore } from 'react';
import type { AxiosResponse } from 'axios';
import type { NoPage } from '../../../contract/envelope.ts';
import { http, isEnvelope } from '../../request/call.ts';

const SHARE = 'X-Share';
const watchers = new Set<() => void>();
let over = '';

/** The key of a shared board. It stands in the address that somebody was sent, and is kept nowhere else. */
function keyInAddress(): string {
  const key = new URLSearchParams(window.location.search).get('k') ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(key) ? key : '';
}

/** The key in what somebody was sent: the whole address, or the key alone. */
export const keyIn = (sent: string): string | undefined =>
  /(?:^|[?&]k=)([A-Za-z0-9_-]{43})(?:$|[&#])/.exec(sent.trim())?.[1];

/** Whether the address was sent with a key, good or not. */
export const hasShareKey = (): boolean => new URLSearchParams(window.location.search).has('k');

const isOver = () => over !== '' && over === keyInAddress();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Whether the key in the address was good when the page was opened, and is so no more. */
export const useShareOver = (): boolean => useSyncExternalStore(watch, isOver);

/** Without a session the key goes along. */
http.interceptors.request.use((config) => {
  const key = keyInAddress();
  if (key !== '' && !config.headers.has('X-Token')) config.headers.set(SHARE, key);
  return config;
});

http.interceptors.response.use((response: AxiosResponse<unknown>) => {
  const { config, data } = response;
  const sent = config.headers.get(SHARE);
  const isRefused = isEnvelope(data) && (data.ResultValue as Partial<NoPage> | null)?.Reason === 'share';
  if (typeof sent === 'string' && isRefused && over !== sent) {
    over = sent;
    for (const changed of watchers) changed();
  }
  return response;
});
