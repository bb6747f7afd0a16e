import type { ConditionType } from '../../../contract/conditions/check.ts';

/**
 * A column as a condition may use it. `sql` is quoted by the caller and has the PostgreSQL type that belongs to `type`:
 * text for `string`, any number type for `number` and `bool`, a jsonb array of texts for `list`.
 * An absent value is SQL NULL, never an empty text or JSON null.
 */
export interface ConditionColumn {
  readonly sql: string;
  readonly type: ConditionType;
  /**
   * For a date or timestamp column, whose wire form is a text: turns a bound text into something that compares with
   * the column, so that an index on it can serve. Only called for texts that are dates.
   */
  readonly fromText?: (placeholder: string) => string;
  /** The same column as a calendar in Shanghai shows it, a date or a timestamp without a zone, for what is worked out of it. */
  readonly wall?: { readonly kind: 'day' | 'time'; readonly sql: string };
  /** For a sealed field, of which the database knows only what it equals: by what `sql` is compared with a value, one for each key. */
  readonly marks?: (value: unknown) => readonly string[];
}

export interface ConditionSqlOptions {
  /** what the condition calls the row whose columns are read; default `row` */
  readonly of?: string;
  /** the column of `row.<field>`, or of `row.<reference>.<field>` by its path; undefined when the entity has no such field */
  column(field: string): ConditionColumn | undefined;
  /** every other name of the condition, such as `me`, with its value of this moment */
  readonly names: Record<string, unknown>;
  /** keeps a value for the statement and returns its placeholder, `$n` */
  bind(value: unknown): string;
  /** The rows of an entity that a condition counts; absent where it may count none. */
  others?(entity: string): OtherRows | undefined;
  /** Codes and whole numbers that the condition itself names are written into the statement: plans of every age know them, and indexes of the same rows serve. */
  readonly constants?: boolean;
}

/** Rows that a statement looks at beside the one that it is about. */
export interface OtherRows {
  /** What stands behind FROM, with the name of the rows. */
  readonly from: string;
  /** The rows that are there, such as those that are not deleted. */
  readonly there: string;
  column(field: string): ConditionColumn | undefined;
}
