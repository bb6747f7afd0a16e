import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where a connection breaks: before the server saw the request, while it works, before its answer is told, amid the answer. */
export const CUTS = ['before the server', 'while it works', 'before the answer', 'amid the answer'] as const;
export type Cut = (typeof CUTS)[number];

/** A proxy that breaks each connection at one place. */
export interface CuttingProxy {
  readonly url: string;
  cut: Cut;
  /** What the server answered to the last request, whether or not it came through. */
  answer(): string;
  close(): Promise<void>;
}

/** Stands before a server. Requests must ask for their connection to be closed. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let answered = Buffer.alloc(0);
  const server = createServer((client) => {
    const { cut } = proxy;
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => sockets.delete(client));
    if (cut === 'before the server') {
      client.once('data', () => client.destroy());
      return;
    }
    const upstream = connect(Number(port), hostname);
    sockets.add(upstream);
    upstream.on('error', () => undefined);
    const pieces: Buffer[] = [];
    client.on('data', (piece) => {
      upstream.write(piece, () => {
        if (cut === 'while it works' && isWhole((asked += piece.toString('latin1')))) {
          client.destroy();
          upstream.destroy();
        }
      });
    });
    let asked = '';
    upstream.on('data', (piece) => pieces.push(piece));
    upstream.on('end', () => {
      answered = Buffer.concat(pieces);
      if (cut === 'amid the answer')
        client.write(answered.subarray(0, answered.length / 2), () => client.destroy());
      else client.destroy();
    });
    upstream.on('close', () => sockets.delete(upstream));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: CuttingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: 'before the server',
    answer: () => {
      const text = answered.toString('utf8');
      return text.slice(text.indexOf('\r\n\r\n') + 4);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  return proxy;
}

/** Whether head and body are all there. */
function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return end !== -1 && text.length - end - 4 >= length;
}
