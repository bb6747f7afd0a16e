import { sessionStore, writeText } from '../storage/storage.ts';

const NAME = 'reloadedAt';
const ONCE_PER_MS = 30_000;

/**
 * A part of the program that cannot be fetched any more usually means that a newer release is served: the page is loaded
 * anew, at most once in 30 seconds, so that a part that is really lost does not turn it into a circle.
 */
export function reloadWhenStale(reload: () => void, target: EventTarget = window, now = Date.now): void {
  target.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStore.getItem(NAME) ?? 0);
    if (now() - last < ONCE_PER_MS) return;
    writeText(sessionStore, NAME, String(now()));
    event.preventDefault();
    reload();
  });
}
