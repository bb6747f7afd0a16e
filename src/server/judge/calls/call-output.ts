import type { CallFile } from '../../../contract/generated/meta.ts';

interface RowsSchema {
  readonly items?: RowsSchema;
  readonly properties?: Readonly<Record<string, RowsSchema>>;
}

/** The names that each row of an answer has, when its schema tells them; `below` is a list inside of each row. */
export function keysOfOutput(call: CallFile, below = ''): string[] | undefined {
  const output = call.output as RowsSchema;
  const row = output.items ?? output.properties?.['rows']?.items ?? output;
  const shown = below === '' ? row : row.properties?.[below]?.items;
  return shown?.properties && Object.keys(shown.properties);
}

/** The names that each line of a list in the input has; none when there is no such list. */
export function keysOfInput(call: CallFile, list: string): string[] {
  const input = call.input as RowsSchema;
  return Object.keys(input.properties?.[list]?.items?.properties ?? {});
}
