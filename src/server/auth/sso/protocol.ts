import type { Provider } from './providers.ts';

/** What one login is held together by, from the way out to the way back. All of it is kept by the server. */
export interface Journey {
  /** Goes through the provider and comes back. Letters and digits alone, since WeChat takes no other. */
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  /** The address that the provider sends the browser back to, exactly as it was given to it. */
  readonly callback: string;
}

/** What the browser brought back. */
export interface Returned {
  /** A code, or a ticket of CAS. */
  readonly code: string;
  /** Who answered, where the provider says so (RFC 9207). */
  readonly issuer: string | undefined;
}

/** One way of being told who somebody is. */
export interface Protocol {
  /** Where the browser has to go. */
  begin(provider: Provider, journey: Journey): Promise<string>;
  /**
   * Asks the provider whom the code or ticket stands for.
   * @returns their identifier there, which never changes and is never given to another
   * @throws NotVouched when the provider does not vouch for anybody
   */
  finish(provider: Provider, journey: Journey, returned: Returned): Promise<string>;
  /**
   * Asks the provider what can be asked without a person, so that a wrong address or secret is known before anybody comes.
   * @throws NotVouched, or what the network says
   */
  tryOut(provider: Provider): Promise<void>;
}

/** The provider said no, or said something that cannot be believed. The text is for the log. */
export class NotVouched extends Error {}

const patienceMs = 10_000;
const longestAnswer = 256 * 1024;

/** Asks a provider. It may not send us elsewhere, keep us waiting or fill our memory. */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<string> {
  const response = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new NotVouched(`status ${response.status}`);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += (piece as Uint8Array).length;
    if (size > longestAnswer) throw new NotVouched('the answer is too long');
    pieces.push(piece as Uint8Array);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Whether anybody answers at an address that people are sent to; what the page says is for them. */
export async function reach(address: string | URL): Promise<void> {
  const { status, body } = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  await body?.cancel();
  if (status >= 500 || status === 404) throw new NotVouched(`status ${status}`);
}

/** The object that a provider answered. */
export async function askObject(address: string | URL, init?: RequestInit): Promise<Record<string, unknown>> {
  const text = await ask(address, init);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below: neither is an answer.
  }
  throw new NotVouched('the answer is no object');
}

/** An identifier as it is kept. @throws NotVouched for what is none */
export function subjectOf(value: unknown): string {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (typeof text !== 'string' || !/^[^\u0000-\u001f\u007f]{1,200}$/.test(text) || text.trim() !== text)
    throw new NotVouched('no identifier');
  return text;
}
