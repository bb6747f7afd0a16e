import { sessionStore, writeText } from '../storage/storage.ts';
import { watchLostParts } from './part.ts';
import { keepUnsaved, leaveOnPurpose } from './unsaved.ts';

const NAME = 'reloadedAt';
/** Longer than a part may take to come, or a part that never comes would load the page anew for ever. */
const ONCE_PER_MS = 600_000;

/**
 * A part of the program that cannot be fetched usually means that a newer release is served. What was typed is put by and the
 * page is loaded anew, once; when that does not help, or something typed would be lost, the page says so and leaves it
 * to the person.
 */
export function reloadWhenStale(reload: () => void, now = Date.now): () => void {
  return watchLostParts(() => {
    const last = Number(sessionStore.getItem(NAME) ?? 0);
    if (now() - last < ONCE_PER_MS || wasJustReloaded()) return;
    writeText(sessionStore, NAME, String(now()));
    void keepUnsaved().then((isKept) => {
      if (isKept) leaveOnPurpose(reload);
      else sessionStore.removeItem(NAME);
    });
  });
}

/** Where nothing can be stored, the browser still knows how the page was come by. */
function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && performance.now() < ONCE_PER_MS;
}
