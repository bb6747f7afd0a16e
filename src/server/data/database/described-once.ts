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
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const PgQuery = Query as unknown as new (text: string, values: unknown[] | undefined) => PgQuery;

/** What the sessions know of their prepared statements, by name. */
const known = new WeakMap<Connection, Map<string, Columns>>();

/** The same connections, over which nothing is asked about columns. */
const silent = new WeakMap<Connection, Connection>();

function silentOf(connection: Connection): Connection {
  const made =
    silent.get(connection) ??
    (Object.create(connection, { describe: { value: () => undefined } }) as Connection);
  silent.set(connection, made);
  return made;
}

/**
 * A prepared statement whose columns a session tells once. pg asks for them each time, and to write and to read what sixty columns
 * are called takes longer than to find a row of them. They cannot change: a session refuses a statement whose tables have other
 * columns than when it was prepared.
 */
export class DescribedOnce extends PgQuery {
  override prepare(connection: Connection): void {
    const columns = known.get(connection)?.get(this.name);
    if (!columns) return super.prepare(connection);
    const { fields, _parsers, _prebuiltEmptyResultObject } = columns;
    Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject });
    this._accumulateRows = true;
    super.prepare(silentOf(connection));
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const columns = known.get(connection) ?? new Map<string, Columns>();
    known.set(connection, columns);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (!columns.has(this.name)) columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, connection);
  }
}
