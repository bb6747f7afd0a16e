/** What a statement answered. `rowCount` counts the rows returned, or changed where none are returned. */
export interface QueryResult<Row> {
  rows: Row[];
  rowCount: number;
}

export interface Queryable {
  /**
   * Runs one statement with bound values. Without values several statements separated by `;` are allowed, and the
   * last one answers. `name` makes it a prepared statement: give one only to texts of which there are few, always
   * the same name for the same text and at most 63 bytes of it. Arrays are bound as PostgreSQL arrays, objects as
   * JSON; a JSON array must be stringified by the caller. date, timestamp, timestamptz and interval come back as
   * text, int8 and numeric as numbers (exact up to 2^53), json and jsonb parsed.
   */
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<QueryResult<Row>>;
}

/**
 * The statements of one transaction; unusable once its callback is over. They run one after another, in the order in which they
 * were given: those that need nothing of each other are given together, and a server answers them in one go.
 */
export interface Transaction extends Queryable {
  /**
   * Runs a statement whose answer nobody waits for, such as a line of a log. It is never refused to a person: when it fails, the
   * transaction ends with its error.
   */
  send(text: string, values: readonly unknown[], name?: string): void;
  /** How often it was taken back to a savepoint: what was read or locked since then is as it was, and others may have it. */
  readonly takenBack: number;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` between BEGIN and COMMIT, or ROLLBACK when it throws; retries nothing by itself. Inside `work` only
   * the given transaction may be used: the embedded database refuses anything else, since it would wait for ever.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Waits for what runs, then lets go of connections, worker, timers and lock. */
  close(): Promise<void>;
}

/** A database that is being opened: statements may be given to it at once and wait until it is there. */
export interface OpeningDatabase {
  readonly database: Database;
  /** Rejected when the database cannot be opened. */
  readonly ready: Promise<void>;
}
