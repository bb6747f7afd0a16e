import type { AxiosResponse } from 'axios';
import type { Waiting } from '../../contract/envelope.ts';
import { requestHost } from './host.ts';
import { queuedAt } from './queued.ts';

/** After so many turns the person is told and decides themselves. */
const MOST_TURNS = 20;

/**
 * Asks again as long as the server says that others are before it, each time when the server has asked to; the person sees
 * how many are before them.
 * @returns the answer, or the last one of the line when it has been asked too often or nobody waits any more
 */
export async function retryInQueue(
  first: AxiosResponse<unknown>,
  send: () => Promise<AxiosResponse<unknown>>,
  signal: AbortSignal | undefined,
): Promise<AxiosResponse<unknown>> {
  let response = first;
  for (let turn = 0; turn < MOST_TURNS && !signal?.aborted; turn += 1) {
    const waiting = queuedAt(response.data);
    if (!waiting) return response;
    await waitForTurn(waiting, signal);
    if (signal?.aborted) break;
    response = await send();
  }
  return response;
}

async function waitForTurn({ Ahead, Seconds }: Waiting, signal: AbortSignal | undefined): Promise<void> {
  // Spread out, so that those who were sent away together do not come back at the same moment.
  const seconds = Seconds * (0.75 + Math.random() / 2);
  requestHost().notifier.message(`当前人数较多，正在排队（前面约有${Ahead}人），请不要离开本页`, seconds);
  await new Promise<void>((done) => {
    const timer = setTimeout(done, seconds * 1000);
    signal?.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}
