import { randomUUID } from 'node:crypto';
import { Agent, request, type RequestOptions } from 'node:http';

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

/** The generator shares the machine with what it measures; `fetch` takes several times the processor time of this. */
const agent = new Agent({ keepAlive: true });

function exchanged(
  options: RequestOptions,
  body: string | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends one call. @returns its ResultValue; anything but success throws */
export async function api(
  { host, port }: Target,
  token: string | undefined,
  name: string,
  input: Readonly<Record<string, unknown>>,
  method: 'GET' | 'POST' = 'POST',
): Promise<unknown> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  const headers = {
    'content-type': 'application/json',
    'x-idempotency-key': randomUUID(),
    ...(token === undefined ? {} : { 'x-token': token }),
  };
  const body = method === 'GET' ? undefined : JSON.stringify(input);
  const path = `/api/${name}${query}`;
  const { status, text } = await exchanged({ host, port, path, method, headers, agent }, body);
  const envelope = JSON.parse(text) as { ErrorCode: number; ResultValue: unknown };
  if (isQueued(envelope.ResultValue)) throw new Queued();
  if (envelope.ErrorCode !== 0) throw new Error(`${name}: HTTP ${status} ${text.slice(0, 500)}`);
  return envelope.ResultValue;
}
