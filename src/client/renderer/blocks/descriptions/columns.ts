/** Columns of a description list when the schema names none. */
export const DEFAULT_COLUMNS = 3;
const MOST_COLUMNS = 4;

/** How many columns a description list has. */
export const columnsOf = (wanted: number | undefined): number =>
  Math.max(1, Math.min(wanted ?? DEFAULT_COLUMNS, MOST_COLUMNS));
