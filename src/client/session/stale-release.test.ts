import { expect, it } from 'vitest';
import { reloadWhenStale } from './stale-release.ts';

it('a part that is gone loads the page anew, at most once in 30 seconds', () => {
  const target = new EventTarget();
  let at = 1_000_000;
  let reloads = 0;
  reloadWhenStale(
    () => (reloads += 1),
    target,
    () => at,
  );
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([fail(), reloads]).toEqual([true, 1]);
  at += 29_000;
  expect([fail(), reloads]).toEqual([false, 1]);
  at += 2_000;
  expect([fail(), reloads]).toEqual([true, 2]);
});
