import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut and opened again. */
export interface Gate {
  port: number;
  /** Breaks all connections and refuses new ones. */
  cut: () => Promise<void>;
  open: () => Promise<void>;
  /** Hears what the server answers. */
  heard?: (bytes: Buffer) => void;
}

/** Listens on a free port of 127.0.0.1 and passes everything on to the address. */
export async function openGate(host: string, port: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };
  let server: Server;
  const gate: Gate = {
    port: 0,
    async open() {
      server = createServer((near) => {
        const far = keep(connect(port, host));
        keep(near).pipe(far).pipe(near);
        far.on('data', (bytes: Buffer) => gate.heard?.(bytes));
        near.on('close', () => far.destroy());
        far.on('close', () => near.destroy());
      });
      await new Promise<void>((resolve) => server.listen(gate.port, '127.0.0.1', resolve));
      const address = server.address();
      if (typeof address === 'object' && address !== null) gate.port = address.port;
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  await gate.open();
  return gate;
}
