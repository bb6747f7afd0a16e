import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { FEATURES_HEADER } from '../../src/contract/features.ts';
import { close, listen } from './loopback.ts';

/** What the school's server answers in place of what stands behind it. */
export type Scripted =
  | { readonly code: number; readonly text?: string; readonly value?: unknown; readonly status?: number }
  /** A body that is no envelope. */
  | { readonly body: string; readonly status: number }
  /** Takes the request and never answers. */
  | 'silence'
  /** Has the request done, and loses the answer on the way back. */
  | 'lost'
  /** Breaks the connection, and has nothing done. */
  | 'cut'
  /** Has the request done twice, as one that was sent on again, and answers with a gateway's page that it took too long. */
  | 'doubled'
  /** Has the request done once the moment has come. */
  | { readonly held: Promise<void> };

/**
 * A school's own server, as the configuration file's ProdUrl names one: it speaks the envelope, from another origin. Calls that
 * nothing was said of are done by the product behind it.
 */
export interface SchoolServer {
  readonly url: string;
  /** Answers a call this way from now on, or only the next times. */
  answer(path: string, scripted: Scripted, times?: number): void;
  /** Forgets what it was told to answer, and what came. */
  forget(): void;
  /** Calls that came, by their path, with their headers and bodies. */
  readonly came: Came[];
  close(): Promise<void>;
}

export interface Came {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** The browser gave up before there was an answer. */
  isGone: boolean;
}

export async function startSchoolServer(behind: () => string): Promise<SchoolServer> {
  const scripts = new Map<string, { scripted: Scripted; left: number }>();
  const came: Came[] = [];
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('access-control-allow-origin', '*');
    outgoing.setHeader('access-control-allow-headers', '*');
    outgoing.setHeader('access-control-max-age', '600');
    outgoing.setHeader('access-control-expose-headers', FEATURES_HEADER);
    if (incoming.method === 'OPTIONS') return void outgoing.end();
    void handle(incoming, outgoing);
  });

  function take(path: string): Scripted | undefined {
    const script = scripts.get(path);
    if (!script || script.left === 0) return undefined;
    script.left -= 1;
    return script.scripted;
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '').split('?', 1)[0]!;
    const body = await buffer(incoming);
    const call: Came = { path, headers: incoming.headers, body: body.toString(), isGone: false };
    came.push(call);
    outgoing.on('close', () => (call.isGone = !outgoing.writableEnded));
    const scripted = take(path);
    if (scripted === 'silence') return;
    if (scripted === 'cut') return void outgoing.destroy();
    if (scripted === 'doubled') {
      await Promise.all([forward(incoming, body), forward(incoming, body)]);
      outgoing.writeHead(504, { 'content-type': 'text/html' });
      return void outgoing.end('<h1>504 Gateway Time-out</h1>');
    }
    const isHeld = typeof scripted === 'object' && 'held' in scripted;
    if (isHeld) await scripted.held;
    if (scripted === undefined || scripted === 'lost' || isHeld) {
      const answer = await forward(incoming, body);
      if (scripted === 'lost') return void outgoing.destroy();
      outgoing.writeHead(answer.status, { 'content-type': answer.type, [FEATURES_HEADER]: answer.features });
      return void outgoing.end(answer.content);
    }
    outgoing.writeHead(scripted.status ?? 200, { 'content-type': 'application/json' });
    if ('body' in scripted) return void outgoing.end(scripted.body);
    const { code, text = '', value = null } = scripted;
    outgoing.end(JSON.stringify({ ErrorCode: code, RequestMsg: text, ResultValue: value }));
  }

  function forward({ url, method, headers }: IncomingMessage, body: Buffer) {
    return new Promise<{ status: number; type: string; features: string; content: Buffer }>(
      (resolve, reject) => {
        const { host: _host, 'accept-encoding': _encoding, ...rest } = headers;
        const onward = request(`${behind()}${url}`, { method, headers: rest }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 500,
              type: answer.headers['content-type'] ?? '',
              features: String(answer.headers[FEATURES_HEADER] ?? ''),
              content: Buffer.concat(chunks),
            }),
          );
        });
        onward.on('error', reject);
        onward.end(body);
      },
    );
  }

  await listen(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (path, scripted, times = Infinity) => void scripts.set(path, { scripted, left: times }),
    forget() {
      scripts.clear();
      came.length = 0;
    },
    came,
    async close() {
      server.closeAllConnections();
      await close(server);
    },
  };
}
