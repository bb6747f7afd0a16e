import { mayPass } from '../../data/database/errors.ts';
import type { Database } from '../../data/database/database.ts';
import { Refusal } from '../../data/refusal.ts';
import { diskFullText } from '../../storage/disk-full.ts';
import { claim, HEARTBEAT_MS, LeaseLost, type ClaimedWork, type Lease } from './queue.ts';

/** A lease as work sees it. */
export interface HeldLease extends Lease {
  /** Aborted when the server stops, or when the work is somebody else's by now. */
  readonly signal: AbortSignal;
}

/** Work that goes on after its call was answered. */
export interface BackgroundTask {
  /** Brings the work and its row to their end, or leaves them when somebody else ended them. */
  run(lease: HeldLease): Promise<void>;
  /** Tells the owner that nothing came of it. */
  fail(lease: HeldLease, reason: string): Promise<void>;
}

/** Runs the work of the queue, one after another on each node. */
export interface TaskRunner {
  /** Begins to look into the queue. */
  start(): void;
  /** Looks into the queue now, since there is something new. */
  wake(): void;
  /** Breaks off what runs and leaves it to whichever node comes next. */
  stop(): Promise<void>;
}

/** What a runner works with. */
export interface RunnerParts {
  readonly database: Database;
  /** The work as this program does it; undefined when its row is gone or needs nothing more. */
  readonly taskOf: (work: ClaimedWork) => Promise<BackgroundTask | undefined>;
  /** Told of errors that are nobody's refusal. */
  readonly fault: (error: unknown) => void;
}

/** What nobody is at is found this much later at most. */
const LOOK_EVERY_MS = 1_000;
/** Work that gets no further so often has something in it that ends its node. */
export const MOST_CUTS = 5;

/** What the owner can make something of: a disk that is full, or has too little room for a file. */
const reasonOf = (error: unknown) => (error instanceof Refusal ? error.message : diskFullText(error));

const FAULT = '服务器错误，请稍后重试';
/** What the owner of work is told that ended its node again and again. */
export const GIVEN_UP = `连续${MOST_CUTS}次处理到同一处时服务中断，已停止，请减少数据后重试或联系管理员`;

/** What a task says whose account is gone. */
export const NO_OWNER = '任务所有人的账号已停用';

/**
 * Makes the runner of this node.
 *
 * One at a time: two exports side by side would take the time of everybody who works on a page.
 */
export function createTaskRunner({ database, taskOf, fault }: RunnerParts): TaskRunner {
  const stopping = new AbortController();
  let look: () => void = () => undefined;
  let isAwake = false;
  let running: Promise<void> | undefined;
  const rest = () =>
    new Promise<void>((resolve) => {
      if (isAwake || stopping.signal.aborted) return resolve();
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      look = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!stopping.signal.aborted) {
      isAwake = false;
      // A database that is away is asked again a moment later; each request tells of it already.
      const lease = await claim(database).catch(() => undefined);
      if (lease) await settle(lease, { taskOf, fault, stopping: stopping.signal });
      else await rest();
    }
  };
  return {
    start() {
      running ??= work();
    },
    wake() {
      isAwake = true;
      look();
    },
    async stop() {
      stopping.abort();
      look();
      await running;
    },
  };
}

/** Does what was claimed. Never throws: what cannot be told is found again once its lease is over. */
async function settle(
  claimed: Lease,
  { taskOf, fault, stopping }: Pick<RunnerParts, 'taskOf' | 'fault'> & { readonly stopping: AbortSignal },
): Promise<void> {
  const cut = new AbortController();
  const lease = { ...claimed, signal: cut.signal };
  const onStop = () => cut.abort();
  stopping.addEventListener('abort', onStop, { once: true });
  if (stopping.aborted) onStop();
  const endBeating = startBeating(lease, cut);
  const failed = async (error: unknown, task: BackgroundTask | undefined) => {
    if (error instanceof LeaseLost || cut.signal.reason instanceof LeaseLost) return;
    if (stopping.aborted) return lease.giveBack('stopped');
    fault(error);
    await (task && !mayPass(error) ? task.fail(lease, reasonOf(error) ?? FAULT) : lease.giveBack('wait'));
  };
  let task: BackgroundTask | undefined;
  try {
    task = await taskOf(lease.work);
    if (task && lease.work.cuts > MOST_CUTS) await task.fail(lease, GIVEN_UP);
    else await task?.run(lease);
    await lease.drop();
  } catch (error) {
    await failed(error, task).catch(() => undefined);
  } finally {
    endBeating();
    stopping.removeEventListener('abort', onStop);
  }
}

function startBeating(lease: Lease, cut: AbortController): () => void {
  let isBeating = false;
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    try {
      await lease.beat();
    } catch (error) {
      // A database that is away is told again; meanwhile nothing can be kept by anybody.
      if (error instanceof LeaseLost) cut.abort(error);
    } finally {
      isBeating = false;
    }
  };
  const timer = setInterval(() => void beat(), HEARTBEAT_MS);
  return () => clearInterval(timer);
}
