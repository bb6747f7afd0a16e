import type { Server } from 'node:http';

/** Has a server listen on a free port of this machine only. */
export const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

/** Ends a server and a person who is still connected to it. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
