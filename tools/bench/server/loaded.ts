import { wireText, type CallRequest } from './api.ts';
import type { LoadResult } from './http-load.ts';
import { load } from './load.ts';
import { quantile, type Place } from './place.ts';
import type { BuiltServer } from './server-process.ts';

/** Where a load is sent from, and to. */
export interface Loading extends Pick<Place, 'folder' | 'databasePid'> {
  readonly server: BuiltServer;
  readonly connections: number;
}

/** Sends each request once, or for so many seconds again and again. */
export function loadServer(
  { server, folder, databasePid, connections }: Loading,
  requests: readonly CallRequest[],
  seconds?: number,
): Promise<LoadResult> {
  const { host, port, pid } = server;
  const order = {
    host,
    port,
    connections,
    requests: requests.map((request) => wireText(server, request)),
    processes: { server: pid, ...(databasePid === undefined ? {} : { database: databasePid }) },
    ...(seconds === undefined ? {} : { seconds }),
  };
  return load(order, folder);
}

/** What a load came to, in words: a machine that is busy with other work changes the rate, and hardly the processor time. */
export function told({ answered, seconds, latencies, usedMs, cpuMs }: LoadResult): string {
  const at = (share: number) => quantile(latencies, share).toFixed(1);
  const used = Object.entries({ ...usedMs, generator: cpuMs })
    .map(([name, ms]) => `${name} ${(ms / answered).toFixed(2)}`)
    .join(', ');
  return `${(answered / seconds).toFixed(0)} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, processor a request: ${used} ms`;
}
