import { randomUUID } from 'node:crypto';
import type { Caller } from '../../data/access/caller.ts';
import type { Database, Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';

/** How long a node that is silent keeps what it works on. */
const LEASE_SECONDS = 6;
/** How often a node says that it is alive. */
export const HEARTBEAT_MS = 1_500;
/** Who this process is: the embedded database has one process at a time, so a lease of any other one is over. */
const PROCESS = randomUUID();
/** Longest wait between two tries of work that the database would not let through. */
const LONGEST_WAIT_SECONDS = 30;

/**
 * Work that waits or runs. A row is written with what the work is told by, and is gone with the transaction that ends the
 * work, so neither is there without the other. What is in it outlives every node, and no crash of the database loses it.
 */
const TABLE = `
CREATE TABLE IF NOT EXISTS sys_task (
  id text COLLATE "C" PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY, entity text NOT NULL, work text NOT NULL,
  user_id text NOT NULL, request_id text NOT NULL, ip text NOT NULL, detail jsonb,
  lease text, process text, until timestamptz, claims integer NOT NULL DEFAULT 0, cuts integer NOT NULL DEFAULT 0)`;

/** Makes the table of the queue. */
export async function createTaskTable(queryable: Queryable): Promise<void> {
  await queryable.query(TABLE);
}

/** What is to be done with the task that a row tells of. */
export type Work = 'run' | 'undo';

/** Work for the queue. */
export interface QueuedWork {
  /** Id of the row that tells of it. */
  readonly id: string;
  /** Entity of that row. */
  readonly entity: string;
  readonly work: Work;
  /** Whose rights of the moment it runs by. */
  readonly userId: string;
  /** The request that asked for it, as the audit names it. */
  readonly requestId: string;
  readonly ip: string;
  /** What the row does not say. */
  readonly detail: Readonly<Record<string, unknown>> | null;
}

/** What no request asked for, or one of somebody else. */
export const BY_TASK = { requestId: 'task', ip: '', detail: null } as const;

/** Work that a node has taken. */
export interface ClaimedWork extends QueuedWork {
  /** How often it was taken, this time included. */
  readonly claims: number;
  /** How often in a row it was taken without getting any further, this time included. */
  readonly cuts: number;
}

/** Another node has taken the work over, or it was begun anew: nothing of what this one did since may be kept. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A caller without a session of the account has fewer rights than the account, which work in the queue runs by. @throws Refusal */
export function requireOwnSession({ ticket, share, isVisitor }: Caller): void {
  if (ticket !== undefined || share !== undefined || isVisitor) throw refuse('请登录后再进行该操作');
}

/** Puts work into the queue, in the transaction that notes it. Work on the same row that has not ended is taken away from its node. */
export async function enqueue(tx: Queryable, work: QueuedWork): Promise<void> {
  const { id, entity, userId, requestId, ip, detail } = work;
  await tx.query(
    `INSERT INTO sys_task (id, entity, work, user_id, request_id, ip, detail) VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb)
     ON CONFLICT (id) DO UPDATE SET work = excluded.work, user_id = excluded.user_id, request_id = excluded.request_id,
       ip = excluded.ip, detail = excluded.detail, lease = NULL, process = NULL, until = NULL, claims = 0, cuts = 0`,
    [id, entity, work.work, userId, requestId, ip, detail && JSON.stringify(detail)],
  );
}

/** The right to do some work: it holds while this node is heard of, by the database's clock. */
export interface Lease {
  readonly work: ClaimedWork;
  /** Says that this node is alive. @throws LeaseLost */
  beat(): Promise<void>;
  /** In a transaction that keeps a part of the work. @throws LeaseLost */
  keep(tx: Queryable): Promise<void>;
  /** In the transaction that ends the work. @throws LeaseLost */
  end(tx: Queryable): Promise<void>;
  /** Takes work out of the queue that came to its end without a word of its own, because nobody wants it any more. */
  drop(): Promise<void>;
  /** Gives the work back; `wait` after a failure that may pass, and not when a server stops in order. */
  giveBack(why: 'stopped' | 'wait'): Promise<void>;
}

/** Takes the oldest work that nobody is at. @returns undefined when there is none */
export async function claim(database: Database): Promise<Lease | undefined> {
  const lease = randomUUID();
  const { rows } = await database.query<ClaimedWork>(
    `UPDATE sys_task SET lease = $1, process = $2, until = now() + make_interval(secs => $3),
       claims = claims + 1, cuts = cuts + 1
     WHERE id = (SELECT id FROM sys_task WHERE until IS NULL OR until < now() OR ($4 AND process <> $2)
       ORDER BY place FOR UPDATE SKIP LOCKED LIMIT 1)
     RETURNING id, entity, work, user_id AS "userId", request_id AS "requestId", ip, detail, claims, cuts`,
    [lease, PROCESS, LEASE_SECONDS, database.kind === 'embedded'],
    'task_claim',
  );
  return rows[0] && leaseOf(database, rows[0], lease);
}

function leaseOf(database: Database, work: ClaimedWork, lease: string): Lease {
  const held = async (queryable: Queryable, statement: string, more: readonly unknown[] = []) => {
    const { rowCount } = await queryable.query(`${statement} WHERE id = $1 AND lease = $2`, [
      work.id,
      lease,
      ...more,
    ]);
    if (rowCount === 0) throw new LeaseLost();
  };
  const until = 'until = now() + make_interval(secs => $3)';
  return {
    work,
    beat: () => held(database, `UPDATE sys_task SET ${until}`, [LEASE_SECONDS]),
    keep: (tx) => held(tx, `UPDATE sys_task SET cuts = 1, ${until}`, [LEASE_SECONDS]),
    end: (tx) => held(tx, 'DELETE FROM sys_task'),
    drop: async () => {
      await database.query('DELETE FROM sys_task WHERE id = $1 AND lease = $2', [work.id, lease]);
    },
    giveBack: (why) =>
      why === 'stopped'
        ? held(database, 'UPDATE sys_task SET lease = NULL, process = NULL, until = NULL, cuts = cuts - 1')
        : held(database, `UPDATE sys_task SET lease = NULL, process = NULL, ${until}`, [
            Math.min(LONGEST_WAIT_SECONDS, 2 ** work.cuts),
          ]),
  };
}
