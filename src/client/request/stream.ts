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
  const patience = new Patience(signal);
  const answer = await fetch(baseUrl + constant.path + query, {
    method: constant.method,
    headers: {
      AppType: APP_TYPE,
      ...(token === '' ? {} : { 'X-Token': token }),
      ...(isGet ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
    signal: patience.signal,
  }).catch(() => {
    throw patience.failure('网络连接失败，请检查网络后重试');
  });
  return {
    bytes: piecesOf(answer, patience),
    settle: async (around) => {
      const { status } = answer;
      const response = { status, data: around } as Parameters<typeof settle>[1];
      const settled = await settle(constant, response, readEnvelope(around), { inPlace: true });
      return settled.ResultValue;
    },
  };
}

/** Ends a call whose server is silent for too long, or whose answer nobody wants any more. */
class Patience {
  private readonly ending = new AbortController();
  private isLate = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly signal = this.ending.signal;

  constructor(private readonly wanted: AbortSignal | undefined) {
    wanted?.addEventListener('abort', () => this.ending.abort());
    if (wanted?.aborted) this.ending.abort();
    this.heard();
  }

  /** The server has said something: it may be silent as long again. */
  heard(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isLate = true;
      this.ending.abort();
    }, TIMEOUT_MS);
  }

  over(): void {
    clearTimeout(this.timer);
  }

  /** Why there is no answer, or no more of it. */
  failure(otherwise: string): CallFailure {
    this.over();
    if (this.wanted?.aborted) return new CallFailure('请求已取消', NO_ANSWER, null, 0);
    return new CallFailure(this.isLate ? '请求超时，请稍后重试' : otherwise, NO_ANSWER, null, 0);
  }
}

async function* piecesOf({ body }: Response, patience: Patience): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return patience.over();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      patience.heard();
      yield piece.value;
    }
  } catch {
    throw patience.failure('网络连接中断，请重试');
  } finally {
    patience.over();
    reader.cancel().catch(() => undefined);
  }
}
