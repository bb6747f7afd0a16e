import type { Server, Socket } from 'node:net';

/** Counts what goes through a server. */
export interface TrafficMeter {
  /** Bytes received and sent since the last time this was asked. */
  take(): number;
}

const bytesOf = (socket: Socket) => socket.bytesRead + socket.bytesWritten;

/** Counts at the connections themselves: headers, files and answers that were cut off are part of it, and no request waits for it. */
export function meterTraffic(server: Server): TrafficMeter {
  const open = new Map<Socket, number>();
  let closed = 0;
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => {
      closed += bytesOf(socket) - (open.get(socket) ?? 0);
      open.delete(socket);
    });
  });
  return {
    take() {
      let bytes = closed;
      closed = 0;
      for (const [socket, counted] of open) {
        const now = bytesOf(socket);
        bytes += now - counted;
        open.set(socket, now);
      }
      return bytes;
    },
  };
}
