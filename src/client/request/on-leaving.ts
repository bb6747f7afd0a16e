import type { CallConstant } from '../../contract/generated/calls.ts';
import { APP_TYPE } from './call.ts';
import { readEnvelope } from './envelope.ts';
import { serverHas } from './features.ts';
import { requestHost } from './host.ts';
import { newKey } from './idempotency.ts';
import { serverConfig } from './server-config.ts';

/** Most bytes that a browser still sends for a page that is gone. */
export const MOST_LEAVING = 60_000;

/**
 * Sends a write that the browser finishes even when the page is closed meanwhile. Nobody may be there for the answer.
 * @throws when the server refused it and the page is still there
 */
export async function sendOnLeaving(constant: CallConstant, input: object): Promise<void> {
  const host = requestHost();
  const { baseUrl } = await serverConfig();
  const body = JSON.stringify(input);
  const answer = await fetch(`${baseUrl}${constant.path}`, {
    method: constant.method,
    headers: {
      'Content-Type': 'application/json',
      AppType: APP_TYPE,
      'X-Token': host.token(),
      ...(serverHas('idempotency') ? { 'X-Idempotency-Key': newKey() } : {}),
    },
    body,
    keepalive: new Blob([body]).size < MOST_LEAVING,
  });
  if (readEnvelope(await answer.json())?.ErrorCode !== 0) throw new Error('保存失败');
}
