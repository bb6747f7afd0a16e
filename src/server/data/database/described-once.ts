import { Query, type Connection } from 'pg';

/** Columns of an answer as pg keeps them: their names, how each is read, and an empty row. */
interface Columns {
  readonly fields: unknown;
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** What pg's query is inside; tests hold it against the version that is installed. */
interface PgQuery {
  name: string;
  callback: (error: Error | null | undefined, answer: unknown) => void;
  readonly _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
}

/** What a session has parsed, or was sent to parse, by name. */
interface Prepared {
  readonly parsedStatements: Readonly<Record<string, string>>;
}

const PgQuery = Query as unknown as new (text: string, values: unknown[] | undefined) => PgQuery;

/** What the sessions know of their prepared statements, by name. */
const known = new WeakMap<Connection, Map<string, Columns>>();

const nothing = { value: () => undefined };

/** The same connections, over which nothing is asked about columns. */
const silent = shadows({ describe: nothing });

/** The same, over which the database is not asked to answer yet either. */
const unanswered = shadows({ describe: nothing, sync: nothing, close: nothing });

function shadows(properties: PropertyDescriptorMap): (connection: Connection) => Connection {
  const known = new WeakMap<Connection, Connection>();
  return (connection) => {
    const made = known.get(connection) ?? (Object.create(connection, properties) as Connection);
    known.set(connection, made);
    return made;
  };
}

/** Whether the session knows the statement, so that it runs without another word about it. */
export const isKnown = (connection: Connection, text: string, name: string): boolean =>
  (connection as unknown as Prepared).parsedStatements[name] === text;

/**
 * A prepared statement whose columns a session tells once. pg asks for them each time, and to write and to read what sixty columns
 * are called takes longer than to find a row of them. They cannot change: a session refuses a statement whose tables have other
 * columns than when it was prepared.
 */
export class DescribedOnce extends PgQuery {
  #ahead: readonly DescribedOnce[] = [];
  /** Statements before this one of which nothing was heard yet. */
  #left = 0;
  #failure: Error | undefined;

  /**
   * Lets statements that the session knows run before this one, without an answer of their own: the database answers once for all of
   * them, and the error of one of them is this one's, after which nothing of the others runs.
   */
  runAhead(ahead: readonly DescribedOnce[]): void {
    this.#ahead = ahead;
  }

  override prepare(connection: Connection): void {
    for (const one of this.#ahead) if (this.#bindAhead(one, connection)) this.#left += 1;
    this.#prepareOwn(connection);
  }

  /** @returns whether it is on its way: values that cannot be written are told when all has been answered */
  #bindAhead(one: DescribedOnce, connection: Connection): boolean {
    let isSent = true;
    one.callback = (error) => {
      isSent = false;
      this.#failure ??= error ?? undefined;
    };
    super.prepare.call(one, unanswered(connection));
    return isSent;
  }

  #prepareOwn(connection: Connection): void {
    const columns = this.name === '' ? undefined : known.get(connection)?.get(this.name);
    if (!columns) return super.prepare(connection);
    const { fields, _parsers, _prebuiltEmptyResultObject } = columns;
    Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject });
    this._accumulateRows = true;
    super.prepare(silent(connection));
  }

  override handleDataRow(message: unknown): void {
    if (this.#left === 0) super.handleDataRow(message);
  }

  override handleReadyForQuery(connection: Connection): void {
    if (this.#failure) return this.callback(this.#failure, undefined);
    super.handleReadyForQuery(connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#left > 0) {
      this.#left -= 1;
      return;
    }
    const columns = known.get(connection) ?? new Map<string, Columns>();
    known.set(connection, columns);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (this.name !== '' && !columns.has(this.name))
      columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, connection);
  }
}
