import { Client, type ClientConfig } from 'pg';
import { isStalePreparation, StatementNames } from './statement-names.ts';
import { send, type RunStatement } from './statement.ts';

const readerCount = 2;
/** A read that has been waiting this long marks its session as stuck behind a slow statement. */
const slowMs = 150;

/** A statement that takes longer is ended here and sent over a session of its own: nobody waits behind it for half a minute. */
const longestMs = 1_000;

export interface Reader {
  run: RunStatement;
}

/**
 * Few shared sessions for reads: statements are sent without waiting for the answers to earlier ones, and each is
 * parsed once. Answers come in order, so a slow statement holds up those behind it: such a session is left alone.
 */
export class PostgresReaders {
  readonly #readers: PipelinedReader[];

  constructor(config: ClientConfig) {
    const options = `${config.options ?? ''} -c default_transaction_read_only=on -c statement_timeout=${longestMs}`;
    this.#readers = Array.from({ length: readerCount }, () => new PipelinedReader({ ...config, options }));
  }

  /** The session with the least to do, or none when all are held up. */
  pick(): Reader | undefined {
    const free = this.#readers.filter((reader) => !reader.isHeldUp());
    return free.sort((a, b) => a.pending - b.pending)[0];
  }

  async end(): Promise<void> {
    await Promise.all(this.#readers.map((reader) => reader.end()));
  }
}

class PipelinedReader implements Reader {
  readonly #config: ClientConfig;
  /** When each statement without an answer was sent, oldest first. */
  readonly #sent = new Set<{ at: number }>();
  readonly #names = new StatementNames();
  #client: Promise<Client> | undefined;

  constructor(config: ClientConfig) {
    this.#config = config;
  }

  get pending(): number {
    return this.#sent.size;
  }

  isHeldUp(): boolean {
    const [oldest] = this.#sent;
    return oldest !== undefined && performance.now() - oldest.at > slowMs;
  }

  run: RunStatement = async <Row extends object>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ) => {
    const entry = { at: performance.now() };
    this.#sent.add(entry);
    try {
      return await send<Row>(await this.#connected(), text, values, this.#names.of(name));
    } catch (error) {
      if (isStalePreparation(error)) this.#names.renew();
      throw error;
    } finally {
      this.#sent.delete(entry);
    }
  };

  async end(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #connected(): Promise<Client> {
    if (this.#client) return this.#client;
    const client = new Client({ ...this.#config, pipeline: true });
    const connected = client.connect().then(() => client);
    const forget = () => {
      if (this.#client === connected) this.#client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    connected.catch(forget);
    this.#client = connected;
    return connected;
  }
}
