import type { PoolClient } from 'pg';
import type { DescribedOnce } from './described-once.ts';
import { DatabaseUnavailable, toDatabaseFailure } from './errors.ts';
import { isStalePreparation } from './statement-names.ts';
import { aheadOf, isPrepared, send, type RunStatement } from './statement.ts';
import type { PutStatement } from './transaction.ts';

/** A session of the pool while one transaction has it. */
export class TransactionSession {
  readonly #client: PoolClient;
  /** Statements that wait for the next one, to be answered with it: the database answers each by a packet, which wakes this process. */
  #ahead: DescribedOnce[] = [];
  /** Whether the session may not be used again. */
  isLost = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  run: RunStatement = async <Row extends object>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ) => {
    const ahead = this.#takeAhead(text);
    try {
      this.#together();
      return await (ahead.length === 0 || isPrepared(values, name)
        ? send<Row>(this.#client, text, values, name, ahead)
        : this.#runAfter<Row>(ahead, text));
    } catch (error) {
      const failure = toDatabaseFailure(error);
      this.isLost ||=
        failure instanceof DatabaseUnavailable || isStalePreparation(error) || text === 'ROLLBACK';
      throw failure;
    }
  };

  /** A text without values may hold several statements, which are told to the database in another way: nothing runs ahead of it there. */
  async #runAfter<Row extends object>(ahead: readonly DescribedOnce[], text: string) {
    const both = [
      send(this.#client, 'SELECT', [], 'tx_ahead', ahead),
      send<Row>(this.#client, text),
    ] as const;
    const [before] = await Promise.allSettled(both);
    if (before.status === 'rejected') throw before.reason;
    return both[1];
  }

  put: PutStatement = (text, values, name) => {
    const one = name === undefined ? undefined : aheadOf(this.#client.connection, text, values, name);
    if (one) this.#ahead.push(one);
    return one !== undefined;
  };

  /** What waits is taken back, before it has run, by what takes it back. */
  #takeAhead(text: string): DescribedOnce[] {
    const ahead = this.#ahead;
    this.#ahead = [];
    return text.startsWith('ROLLBACK') ? [] : ahead;
  }

  /** Statements that are given in one go leave in one packet: each packet wakes the server. */
  #together(): void {
    const { stream } = this.#client.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}
