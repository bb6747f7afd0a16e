import type { Row } from '../../../contract/rules.ts';

/** EnCodes of the act nodes that an application went through in this step, by the row as the step leaves it. */
const crossed = new WeakMap<Row, string[]>();

/** Notes an act node: the rows of other entities that its action changes and makes follow once the application is stored. */
export function noteAct(row: Row, enCode: string): void {
  crossed.set(row, [...(crossed.get(row) ?? []), enCode]);
}

/** What was noted, once. */
export function takeActs(row: Row): readonly string[] {
  const acts = crossed.get(row) ?? [];
  crossed.delete(row);
  return acts;
}
