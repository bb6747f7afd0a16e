import { randomUUID } from 'node:crypto';

/** Where a server listens. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

/** One request of a workload, told once and sent in several ways. */
export interface CallRequest {
  readonly name: string;
  readonly token: string;
  /** Sent as JSON, or as the query of a GET. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly method: 'GET' | 'POST';
  readonly write: boolean;
}

/** Stands in a prepared request where each sending puts a key of its own; as long as a key. */
export const KEY_PLACE = 'idempotency-key-idempotency-key-here';

/** The request as it goes over the wire, ready to be sent many times. */
export function wireText({ host, port }: Target, request: CallRequest): string {
  const isGet = request.method === 'GET';
  const body = isGet ? '' : JSON.stringify(request.input);
  const query = isGet ? `?${new URLSearchParams(request.input as Record<string, string>).toString()}` : '';
  const head = [
    `${request.method} /api/${request.name}${query} HTTP/1.1`,
    `Host: ${host}:${port}`,
    `X-Token: ${request.token}`,
    ...(isGet ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    ...(request.write ? [`X-Idempotency-Key: ${KEY_PLACE}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** So many are before it that nothing of it was done. */
export class Queued extends Error {}

const isQueued = (value: unknown) => typeof value === 'object' && value !== null && 'Waiting' in value;

/** Sends one call. @returns its ResultValue; anything but success throws */
export async function api(
  { host, port }: Target,
  token: string | undefined,
  name: string,
  input: Readonly<Record<string, unknown>>,
  method: 'GET' | 'POST' = 'POST',
): Promise<unknown> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const response = await fetch(`http://${host}:${port}/api/${name}${query}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { 'x-token': token }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
  });
  const text = await response.text();
  const envelope = JSON.parse(text) as { ErrorCode: number; ResultValue: unknown };
  if (isQueued(envelope.ResultValue)) throw new Queued();
  if (envelope.ErrorCode !== 0) throw new Error(`${name}: HTTP ${response.status} ${text.slice(0, 500)}`);
  return envelope.ResultValue;
}
