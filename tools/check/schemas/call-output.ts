import type { CallFile } from '../../../src/contract/generated/meta.ts';

interface OutputSchema {
  readonly items?: OutputSchema;
  readonly properties?: Readonly<Record<string, OutputSchema>>;
}

/** The names that each row of an answer has, when its schema tells them; `below` is a list inside of each row. */
export function keysOfOutput(call: CallFile, below = ''): string[] | undefined {
  const output = call.output as OutputSchema;
  const row = output.items ?? output;
  const shown = below === '' ? row : row.properties?.[below]?.items;
  return shown?.properties && Object.keys(shown.properties);
}
