import type { CallInput, CallName } from '../../contract/generated/calls.ts';
import { APP_TYPE, settle, TIMEOUT_MS, type Call } from './call.ts';
import { readEnvelope } from './envelope.ts';
import { CallFailure, NO_ANSWER } from './failure.ts';
import { requestHost } from './host.ts';
import { serverConfig } from './server-config.ts';

/** An answer that is read while it arrives. */
export interface StreamedAnswer {
  readonly bytes: AsyncIterable<Uint8Array>;
  /**
   * Judges what stood around the rows.
   * @throws CallFailure when the call was refused
   */
  settle(around: unknown): Promise<unknown>;
}

/** Calls the server for an answer that is too long to be held: reading only, and once. */
export async function stream<Name extends CallName>(
  constant: Call<Name>,
  input: CallInput[Name],
  signal?: AbortSignal,
): Promise<StreamedAnswer> {
  const host = requestHost();
  const { baseUrl } = await serverConfig();
  const token = host.token();
  const isGet = constant.method === 'GET';
  const query = isGet
    ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`
    : '';
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), TIMEOUT_MS);
  signal?.addEventListener('abort', () => ending.abort());
  const answer = await fetch(baseUrl + constant.path + query, {
    method: constant.method,
    headers: {
      AppType: APP_TYPE,
      ...(token === '' ? {} : { 'X-Token': token }),
      ...(isGet ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
    signal: ending.signal,
  }).catch(() => {
    throw new CallFailure(
      signal?.aborted ? '请求已取消' : '网络连接失败，请检查网络后重试',
      NO_ANSWER,
      null,
      0,
    );
  });
  clearTimeout(late);
  return {
    bytes: piecesOf(answer),
    settle: async (around) => {
      const { status } = answer;
      const response = { status, data: around } as Parameters<typeof settle>[1];
      const settled = await settle(constant, response, readEnvelope(around), { inPlace: true });
      return settled.ResultValue;
    },
  };
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } catch {
    throw new CallFailure('网络连接中断，请重试', NO_ANSWER, null, 0);
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
