import { createHash } from 'node:crypto';
import type { ListPlan } from './list.ts';
import type { Position } from './paging.ts';

/** Pages beyond this are reached from the end of the page before, where that is known. */
const DEEP = 100;
const FRESH_MS = 60_000;
const MOST_KEPT = 1_000;

interface Anchor {
  readonly position: Position;
  readonly until: number;
}

interface Walk {
  readonly database: object;
  readonly plan: ListPlan;
  readonly size: number;
}

const walks = new WeakMap<object, Map<string, Anchor>>();

/**
 * Where the page before a deep page ended. OFFSET reads and drops every row before the page; somebody who pages on
 * (or a reader that walks through everything) is answered from where they stand instead.
 */
export function anchorBefore(walk: Walk, index: number): Position | undefined {
  if (index <= DEEP) return undefined;
  const anchor = walks.get(walk.database)?.get(keyOf(walk, index - 1));
  return anchor && anchor.until > performance.now() ? anchor.position : undefined;
}

/** Notes where a page ended, when the next one is deep. */
export function keepAnchor(walk: Walk, index: number, position: Position): void {
  if (index < DEEP) return;
  const kept = walks.get(walk.database) ?? new Map<string, Anchor>();
  walks.set(walk.database, kept);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(keyOf(walk, index), { position, until: performance.now() + FRESH_MS });
}

/** Everything that decides which rows stand before a page, the caller's scope among it. */
function keyOf({ plan, size }: Walk, index: number): string {
  const { from, binder, order } = plan;
  const scoped = binder.values.slice(0, placeholdersOf(from));
  const identity = [from, scoped, order.field.name, order.descending, size, index];
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64');
}

/** How many of the bound values belong to the plan itself; later ones are the page's own. */
function placeholdersOf(from: string): number {
  return Math.max(0, ...[...from.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])));
}
