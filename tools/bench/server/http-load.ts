import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { KEY_PLACE, type Target } from './api.ts';
import { familyCpuMs } from './processor.ts';

/** What the generator is told, as JSON in the file that its first argument names. */
export interface LoadOrder extends Target {
  readonly requests: readonly string[];
  readonly connections: number;
  /** How long all of them are sent again and again; nothing: each is sent once, and that is measured. */
  readonly seconds?: number;
  /** Those whose processor time is told, by their number: the server and the database. */
  readonly processes?: Readonly<Record<string, number>>;
}

/** What it prints, as JSON on one line. */
export interface LoadResult {
  readonly answered: number;
  readonly failed: number;
  readonly firstFailure: string | undefined;
  readonly seconds: number;
  /** Milliseconds of processor time that the generator itself took. */
  readonly cpuMs: number;
  /** The same of each of the processes that were named, with those that it had started. */
  readonly usedMs: Readonly<Record<string, number>>;
  /** Milliseconds of each answered request. */
  readonly latencies: readonly number[];
}

const headEnd = Buffer.from('\r\n\r\n');
const good = Buffer.from('{"ErrorCode":0,');

type Prepared = Buffer | readonly [before: string, after: string];

function prepare(text: string): Prepared {
  const [before = '', after] = text.split(KEY_PLACE);
  return after === undefined ? Buffer.from(text) : [before, after];
}

/**
 * Keeps `connections` requests on their way as long as `goOn` says so: each connection sends the next one when the answer
 * to its last one is complete. Plain sockets, since the machine is shared with the server and a client of many features
 * costs as much as it does.
 */
async function drive(
  order: LoadOrder,
  requests: readonly Prepared[],
  goOn: (sent: number) => boolean,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failed = 0;
  let firstFailure: string | undefined;
  let next = 0;
  const start = performance.now();
  const before = process.cpuUsage();
  const usedBefore = usedBy(order.processes);

  const work = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(order.port, order.host).setNoDelay(true);
      let sent = 0;
      let pieces: Buffer[] = [];
      let missing = -1;
      const send = () => {
        if (!goOn(next)) return void socket.end(resolve);
        const request = requests[next++ % requests.length]!;
        sent = performance.now();
        socket.write(Buffer.isBuffer(request) ? request : `${request[0]}${randomUUID()}${request[1]}`);
      };
      const judgeHead = () => {
        const text = Buffer.concat(pieces);
        const at = text.indexOf(headEnd);
        if (at < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(text.toString('latin1', 0, at))?.[1]);
        missing = length - (text.length - at - headEnd.length);
        if (text.indexOf(good, at) === at + headEnd.length) return;
        failed += 1;
        firstFailure ??= text.toString('utf8', 0, 600);
      };
      socket.once('connect', send).once('error', reject);
      socket.once('close', () => reject(new Error('the server closed a connection')));
      socket.on('data', (piece) => {
        if (missing < 0) {
          pieces.push(piece);
          judgeHead();
        } else missing -= piece.length;
        if (missing !== 0) return;
        latencies.push(performance.now() - sent);
        pieces = [];
        missing = -1;
        send();
      });
    });
  await Promise.all(Array.from({ length: order.connections }, work));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000;
  const used = Object.entries(usedBy(order.processes)).map(([name, ms]) => [name, ms - usedBefore[name]!]);
  const usedMs = Object.fromEntries(used) as Record<string, number>;
  return { answered: latencies.length - failed, failed, firstFailure, seconds, cpuMs, usedMs, latencies };
}

const usedBy = (processes: LoadOrder['processes'] = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, familyCpuMs(pid)]));

/** Every request once, so that sessions and counts are known, then the time that is measured. */
async function run(order: LoadOrder): Promise<LoadResult> {
  const requests = order.requests.map(prepare);
  const once = await drive(order, requests, (sent) => sent < requests.length);
  if (order.seconds === undefined) return once;
  const end = performance.now() + order.seconds * 1000;
  return drive(order, requests, () => performance.now() < end);
}

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadOrder;
const result = await run(order);
process.stdout.write(
  JSON.stringify({ ...result, latencies: result.latencies.map((one) => Number(one.toFixed(3))) }),
);
