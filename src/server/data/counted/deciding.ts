import { lateNames, lateRules, lookedOver } from '../../../contract/late.ts';
import { otherReads } from '../../../contract/look-keys.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { rowPaths } from '../../../contract/reaching-rules.ts';

/** Fields of a row that a condition reads: of the row itself, and of the row as one of those that are counted. */
export function readsOf(entity: EntityModel, source: string): string[] {
  const counted = lookedOver(source).filter((node) => node.entity === entity.name);
  return [...rowPaths(source).flatMap(([name]) => name ?? []), ...counted.flatMap(otherReads)];
}

const known = new WeakMap<EntityModel, ReadonlySet<string>>();

/**
 * Fields that decide what a row is worked out to and judged by once it is stored. The others, such as the time of a reminder, tell
 * nothing of it: where the program writes one of those alone, the row stays as it was judged.
 */
export function decidingNames(entity: EntityModel): ReadonlySet<string> {
  const before = known.get(entity);
  if (before) return before;
  const late = lateNames(entity.fields);
  const formulas = [...late].flatMap((name) => {
    const { value, while: open } = entity.fields.get(name)!;
    return [value, open].flatMap((source) => source ?? []);
  });
  const found = new Set([
    ...late,
    ...[...formulas, ...lateRules(entity).map(({ deny }) => deny)].flatMap((source) =>
      readsOf(entity, source),
    ),
  ]);
  known.set(entity, found);
  return found;
}
