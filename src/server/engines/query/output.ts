import type { CallFile } from '../../../contract/generated/meta.ts';

interface Shape {
  readonly type?: unknown;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Whether a call answers one row, and no list of them. */
export const isOneRow = ({ output }: CallFile): boolean => (output as Shape).type !== 'array';

/** The names that the answer, or each of its rows, has. */
export function namesOfOutput({ output }: CallFile): string[] {
  const { items, properties } = output as Shape;
  return Object.keys(items?.properties ?? properties ?? {});
}
