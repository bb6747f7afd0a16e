import { lateNames, lateRules, lookedOver } from '../../../contract/late.ts';
import { memoized } from '../../../contract/memoized.ts';
import { otherReads } from '../../../contract/look-keys.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { rowPaths } from '../../../contract/reaching-rules.ts';

/** Fields of a row that a condition reads: of the row itself, and of the row as one of those that are counted. */
export function readsOf(entity: EntityModel, source: string): string[] {
  const counted = lookedOver(source).filter((node) => node.entity === entity.name);
  return [...rowPaths(source).flatMap(([name]) => name ?? []), ...counted.flatMap(otherReads)];
}

/**
 * Fields that decide what a row is worked out to and judged by once it is stored. The others, such as the time of a reminder, tell
 * nothing of it: where the program writes one of those alone, the row stays as it was judged.
 */
export const decidingNames = memoized((entity: EntityModel): ReadonlySet<string> => {
  const late = lateNames(entity.fields);
  const formulas = [...late].flatMap((name) => {
    const { value, while: open } = entity.fields.get(name)!;
    return [value, open].flatMap((source) => source ?? []);
  });
  return new Set([
    ...late,
    ...[...formulas, ...lateRules(entity).map(({ deny }) => deny)].flatMap((source) =>
      readsOf(entity, source),
    ),
  ]);
});
