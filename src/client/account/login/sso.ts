import { calls, type CallOutput } from '../../../contract/generated/calls.ts';
import { isUnknownCall } from '../../foreign/unknown-call.ts';
import { call } from '../../request/call.ts';
import { CallFailure } from '../../request/failure.ts';
import { requestHost } from '../../request/host.ts';
import { serverConfig } from '../../request/server-config.ts';
import { homeOf, redirectOf } from '../../session/home.ts';
import { safeUrl } from '../../session/safe-url.ts';
import { enterApplication, enterSystem } from '../../session/variant.ts';
import { KEYS, type SsoJourney } from '../../storage/keys.ts';
import { readKey, removeKey, writeKey } from '../../storage/storage.ts';
import { abandon, begin, loadMenu } from '../enter.ts';

/** Whom a provider knows and we do not. */
export interface Stranger {
  readonly ticket: string;
  /** Of the provider. */
  readonly name: string;
  readonly logoutUrl: string;
}

/** What a provider's page came to; a stranger shows which account is theirs. */
export type SsoOutcome =
  | { readonly kind: 'done'; readonly address: string }
  | (Stranger & { readonly kind: 'stranger'; readonly journey: SsoJourney });

const OVER = '登录请求已失效，请重新登录';

/** Whether the browser comes back from a provider. */
export function isComingBack(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return ['code', 'ticket', 'error'].some((name) => parameters.has(name));
}

/** Sends the browser to the provider. */
export async function beginSso(client: string, search: string): Promise<void> {
  const asked = call(calls.UserAuth.SSOBegin, { ClientCode: client }, { inPlace: true });
  const { Url, Binding } = await asked.catch((failure: unknown) => {
    throw isUnknownCall(failure) ? new Error('未启用该登录方式') : failure;
  });
  const address = safeUrl(Url);
  if (address === undefined) throw new Error('登录地址不正确');
  writeKey(KEYS.ssoJourney, { client, binding: Binding, redirect: redirectOf(search) ?? '' });
  requestHost().goTo(address);
}

/** Ends the login that this browser began. @param client absent: whichever it began */
export async function finishSso(client: string | undefined, search: string): Promise<SsoOutcome> {
  const journey = readKey(KEYS.ssoJourney);
  removeKey(KEYS.ssoJourney);
  const parameters = new URLSearchParams(search);
  const given = (name: string) => parameters.get(name) ?? '';
  if (parameters.has('error')) throw new Error('登录已取消');
  // A ticket without a login of this browser may be a trap: nobody is logged in by following a link.
  if (!journey || (client !== undefined && journey.client !== client)) {
    const portal = client ?? given('ClientCode');
    const { ssoFromPortal } = await serverConfig();
    if (!ssoFromPortal.includes(portal)) throw new Error(OVER);
    return {
      kind: 'done',
      address: await enter(await answerOfPortal(portal, parameters), redirectOf(search) ?? ''),
    };
  }
  try {
    const login = await answerOf(journey, given);
    return { kind: 'done', address: await enter(login, journey.redirect) };
  } catch (failure) {
    const stranger = strangerIn(failure);
    if (!stranger) throw failure;
    return { kind: 'stranger', ...stranger, journey };
  }
}

/** Everything that the portal gave goes along, but where to go on to; only it and the school's server know what it means. */
function answerOfPortal(client: string, parameters: URLSearchParams): Promise<SsoLogin> {
  const { redirect: _redirect, ClientCode: _code, ...given } = Object.fromEntries(parameters);
  const inPlace = { inPlace: true };
  if (client === 'LY') return call(calls.UserAuth.SSOAuthByLy, given, inPlace);
  if (client === 'YM') return call(calls.UserAuth.SSOAuthByYM, given, inPlace);
  if (client === 'ZX') return call(calls.UserAuth.SSOAuthByZX, given, inPlace);
  const Ticket = parameters.get('code') || parameters.get('ticket') || '';
  return call(calls.UserAuth.SSOGetThreenUserLogin, { ClientCode: client, Ticket }, inPlace);
}

type SsoLogin = CallOutput['UserAuth/SSOGetThreenUserLogin'];

function answerOf({ client, binding }: SsoJourney, given: (name: string) => string): Promise<SsoLogin> {
  const inPlace = { inPlace: true };
  const Binding = binding;
  const code = given('code') || given('ticket');
  const iss = given('iss') ? { iss: given('iss') } : {};
  const back = { code, state: given('state'), Binding, ...iss };
  if (client === 'LY') return call(calls.UserAuth.SSOAuthByLy, back, inPlace);
  if (client === 'YM') return call(calls.UserAuth.SSOAuthByYM, back, inPlace);
  if (client === 'ZX') return call(calls.UserAuth.SSOAuthByZX, back, inPlace);
  const third = { ClientCode: client, Ticket: code, State: back.state, Binding };
  return call(
    calls.UserAuth.SSOGetThreenUserLogin,
    given('iss') ? { ...third, Iss: given('iss') } : third,
    inPlace,
  );
}

async function enter(answer: unknown, redirect: string): Promise<string> {
  const { logoutUrl, ssoUrl, ssoPath, systemId, applyId } = begin(answer);
  if (logoutUrl !== '') writeKey(KEYS.ssoLogout, logoutUrl);
  if (ssoUrl !== '') enterSystem({ url: ssoUrl, path: ssoPath, id: systemId });
  if (applyId !== '') enterApplication(applyId);
  try {
    const menu = await loadMenu();
    return redirect || homeOf(menu);
  } catch (error) {
    await abandon();
    throw error;
  }
}

function strangerIn(failure: unknown): Stranger | undefined {
  const value: unknown = failure instanceof CallFailure ? failure.value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { BindTicket, ClientName, LogoutUrl } = value as Record<string, unknown>;
  if (typeof BindTicket !== 'string' || typeof ClientName !== 'string') return undefined;
  return { ticket: BindTicket, name: ClientName, logoutUrl: typeof LogoutUrl === 'string' ? LogoutUrl : '' };
}

/** Binds the person of the provider to the account that they have just logged in to. */
export async function bindSso({ ticket, logoutUrl }: Stranger, { binding }: SsoJourney): Promise<void> {
  await call(calls.UserAuth.SSOBind, { BindTicket: ticket, Binding: binding }, { inPlace: true });
  if (logoutUrl !== '') writeKey(KEYS.ssoLogout, logoutUrl);
}
