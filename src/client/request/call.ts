import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Envelope, NoPage } from '../../contract/envelope.ts';
import {
  calls,
  type CallConstant,
  type CallInput,
  type CallName,
  type CallOutput,
} from '../../contract/generated/calls.ts';
import { ErrorCode } from '../../contract/generated/codes.ts';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { CallFailure, NO_ANSWER } from './failure.ts';
import { nameOfNoEnvelope, readEnvelope } from './envelope.ts';
import { noteFeatures, serverHas } from './features.ts';
import { noteServerTime } from '../session/clock.ts';
import { moduleClosed, requestHost } from './host.ts';
import { WriteKeys } from './idempotency.ts';
import { serverConfig } from './server-config.ts';
import { queuedAt } from './queued.ts';
import { judge, saidOr, type Effect } from './verdict.ts';

/** Client, version and kind of this application, as the specification fixes them. */
export const APP_TYPE = '2#3.0.0#1';
export const TIMEOUT_MS = 180_000;

/** The one way to the server. */
export const http = axios.create({
  timeout: TIMEOUT_MS,
  headers: { AppType: APP_TYPE },
  // Every status is judged in one place, by the rules of specification 8.
  validateStatus: () => true,
});

const keys = new WriteKeys();

export interface CallOptions {
  /** Nothing is shown when the call is refused: it runs unseen, or its caller shows nothing by intent. */
  readonly quiet?: boolean;
  /** The text of a refusal is left to the caller, which says it in its own place; notices, modals and the like are shown. */
  readonly inPlace?: boolean;
  /** Refused fields are left to the form that sent them: it says at each what is wrong, and tells what it has no input for. */
  readonly inForm?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Told how much of the request has been sent, from 0 to 1. */
  readonly progress?: ((share: number) => void) | undefined;
}

/** An answer that was handed on: success, or a code whose meaning the caller knows (5001, 6000, 6001). */
export interface CallAnswer<Value> {
  readonly code: number;
  readonly text: string;
  readonly value: Value;
}

/** A call of the generated table, with its name's own type. */
export type Call<Name extends CallName> = CallConstant & { readonly name: Name };

/** Calls the server. Resolves with the ResultValue; rejects with a CallFailure, whose text was shown already. */
export async function call<Name extends CallName>(
  constant: Call<Name>,
  input: CallInput[Name],
  options: CallOptions = {},
): Promise<CallOutput[Name]> {
  const { code, text, value } = await exchange(constant, input, options);
  if (code === 0) return value;
  if (code === ErrorCode.StepUpNeeded && serverHas('step-up')) requestHost().goTo(verifyAddress());
  // Codes that are passed to the caller mean nothing to one that only wants the value.
  else if (!options.quiet && !options.inPlace) requestHost().notifier.message(saidOr(text, code), 5);
  throw new CallFailure(saidOr(text, code), code, value);
}

/** Where somebody proves once more who they are, and comes back from. */
function verifyAddress(): string {
  const { pathname, search } = window.location;
  return `${namedRoutes.verifyCode}?redirect=${encodeURIComponent(pathname + search)}`;
}

/** Calls the server and hands on the codes that are passed to the caller, besides success. */
export async function exchange<Name extends CallName>(
  constant: Call<Name>,
  input: CallInput[Name] | FormData,
  options: CallOptions = {},
): Promise<CallAnswer<CallOutput[Name]>> {
  const sendOnce = () => send(constant, input, options, 'json');
  let response = await sendOnce();
  if (!options.quiet && queuedAt(response.data) !== undefined)
    response = await (await import('./retry-queue.ts')).retryInQueue(response, sendOnce, options.signal);
  const envelope = await settle(constant, response, readEnvelope(response.data), options);
  return {
    code: envelope.ErrorCode,
    text: envelope.RequestMsg,
    value: envelope.ResultValue as CallOutput[Name],
  };
}

/** Sends a call; what it answered is still to be settled. */
export async function send(
  constant: CallConstant,
  input: object,
  options: CallOptions,
  responseType: 'json' | 'blob',
): Promise<AxiosResponse<unknown>> {
  const host = requestHost();
  if (host.isSessionOver()) throw over();
  const { baseUrl } = await serverConfig();
  const token = host.token();
  const headers: Record<string, string> = token === '' ? {} : { 'X-Token': token };
  const keepsKeys = serverHas('idempotency');
  if (constant.write && keepsKeys) headers['X-Idempotency-Key'] = keys.take(constant.name, input);
  const config: AxiosRequestConfig = {
    baseURL: baseUrl,
    url: constant.path,
    method: constant.method,
    ...(constant.method === 'GET' ? { params: input } : { data: input }),
    headers,
    responseType,
    signal: options.signal,
    ...(options.progress ? { onUploadProgress: ({ progress }) => options.progress?.(progress ?? 0) } : {}),
  };
  // Without a user the server cannot know a repeated write, so only what is harmless twice is sent again.
  const mayRepeat = keepsKeys && (!constant.write || token !== '');
  const response = await attempt(config, mayRepeat).catch((error: unknown) => {
    throw noAnswer(error, options);
  });
  // A gateway may give up on a server that does the write all the same: the server's own answer alone ends it.
  if (isEnvelope(response.data)) keys.settle(constant.name, input);
  noteServerTime(response.headers['date']);
  noteFeatures(response.headers, response.status);
  return response;
}

const RETRY_AFTER_MS = 800;

/** One more try when the connection broke before an answer; a write carries the same key both times. */
async function attempt(config: AxiosRequestConfig, mayRepeat: boolean): Promise<AxiosResponse<unknown>> {
  try {
    return await http.request<unknown>(config);
  } catch (error) {
    const isLost = error instanceof AxiosError && error.code === AxiosError.ERR_NETWORK;
    if (!isLost || !mayRepeat) throw error;
    // Spread out, so that a hall full of browsers does not come back at the same moment.
    await new Promise((done) => setTimeout(done, RETRY_AFTER_MS * (1 + Math.random())));
    return http.request<unknown>(config);
  }
}

function noAnswer(error: unknown, { quiet, inPlace }: CallOptions): CallFailure {
  const code = error instanceof AxiosError ? error.code : undefined;
  if (code === AxiosError.ERR_CANCELED) return new CallFailure('请求已取消', ErrorCode.Superseded);
  const isLate = code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT;
  const text = isLate ? '请求超时，请稍后重试' : '网络连接失败，请检查网络后重试';
  if (!quiet && !inPlace) requestHost().notifier.message(text, 5);
  return new CallFailure(text, NO_ANSWER, null, 0);
}

function over(): CallFailure {
  return new CallFailure('登录状态已改变，请刷新页面', NO_ANSWER, null, 0);
}

/**
 * Does what an answer means for the person.
 * @throws CallFailure unless it is handed on
 */
export async function settle(
  constant: CallConstant,
  { status, data }: AxiosResponse<unknown>,
  envelope: Envelope | undefined,
  options: CallOptions,
): Promise<Envelope> {
  const host = requestHost();
  const verdict = judge({
    status,
    envelope,
    otherwise: nameOfNoEnvelope(status, data, constant.path),
    hasToken: host.token() !== '',
    isOpenPage: host.isOpenPage(),
    isWebLog: constant.path === calls.BusinessLog.AddWebLog.path,
  });
  for (const effect of verdict.effects) await show(effect, options);
  if (verdict.passes && envelope) return envelope;
  if ((envelope?.ResultValue as Partial<NoPage> | null | undefined)?.Reason === 'closed') moduleClosed();
  throw new CallFailure(verdict.text, verdict.code, envelope?.ResultValue ?? null, status);
}

async function show(effect: Effect, { quiet, inPlace, inForm }: CallOptions): Promise<void> {
  const host = requestHost();
  const { notifier } = host;
  switch (effect.kind) {
    case 'signOut':
      return host.signOut();
    case 'redirect': {
      const { follow } = await import('./redirect.ts');
      // The call is over by now; the question stands for as long as the person likes.
      return void follow(effect.address);
    }
    case 'message':
      if (quiet || (inPlace && effect.isOfCaller) || (inForm && effect.isOfFields)) return undefined;
      return notifier.message(effect.text, 5);
    case 'notice':
      return quiet ? undefined : notifier.notice(effect.title, effect.text);
    case 'modal':
      return quiet ? undefined : notifier.modal('提示', effect.text);
    case 'persistent':
      return notifier.persistent(effect.text);
    case 'needs':
      return quiet ? undefined : notifier.needs(effect.text, effect.needs);
  }
}

/** Whether it is what the server puts around each of its answers. */
export function isEnvelope(data: unknown): data is Envelope {
  return (
    typeof data === 'object' &&
    data !== null &&
    typeof (data as Envelope).ErrorCode === 'number' &&
    typeof (data as Envelope).RequestMsg === 'string'
  );
}
