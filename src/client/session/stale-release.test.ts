import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../storage/storage.ts';
import { loadPart, PART_TIMEOUT_MS, type ChunkLoadError } from './part.ts';
import { reloadWhenStale } from './stale-release.ts';
import { holdUnsaved, isLeavingOnPurpose } from './unsaved.ts';

let styles: { sheet: object | null }[] = [];
let at = 1_000_000;
let reloads = 0;
let stop: () => void;

beforeEach(() => {
  styles = [{ sheet: {} }];
  reloads = 0;
  vi.stubGlobal('document', { querySelectorAll: () => styles });
  stop = reloadWhenStale(
    () => (reloads += 1),
    () => at,
  );
});
afterEach(() => {
  stop();
  sessionStore.removeItem('reloadedAt');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failureOf = (load: () => Promise<unknown>): Promise<ChunkLoadError> =>
  loadPart(load).then(
    () => Promise.reject(new Error('it came')),
    (failure: ChunkLoadError) => failure,
  );
const lost = () => failureOf(() => Promise.reject(new TypeError('Failed to fetch')));

describe('Q05: a part of the program that does not come', () => {
  it('is a chunk load error for a script, a CSS chunk load error for a stylesheet', async () => {
    expect(await lost()).toMatchObject({ name: 'ChunkLoadError', message: '页面加载失败，请检查网络后重试' });
    const style = () => Promise.reject(new Error('Unable to preload CSS for /assets/a.css'));
    expect(await failureOf(style)).toMatchObject({ name: 'CssChunkLoadError' });
  });

  it.each([
    ['ChunkLoadError', {}],
    ['CssChunkLoadError', null],
  ])('%s after 120 s', async (name, sheet) => {
    vi.useFakeTimers();
    styles = [{ sheet }];
    let isOver = false;
    const failing = failureOf(() => new Promise(() => {})).finally(() => (isOver = true));
    expect(PART_TIMEOUT_MS).toBe(120_000);
    await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toMatchObject({ name });
  });

  it('loads the page anew once, and never in a circle', async () => {
    await lost();
    await lost();
    await vi.waitFor(() => expect([reloads, isLeavingOnPurpose()]).toEqual([1, true]));
    at += 590_000;
    await lost();
    at += 20_000;
    await lost();
    await vi.waitFor(() => expect(reloads).toBe(2));
  });

  it('never at the cost of something typed that could not be put by', async () => {
    at += 10_000_000;
    let isKept = false;
    const letGo = holdUnsaved(() => Promise.resolve(isKept));
    await lost();
    await vi.waitFor(() => expect(sessionStore.getItem('reloadedAt')).toBeNull());
    expect(reloads).toBe(0);
    isKept = true;
    await lost();
    await vi.waitFor(() => expect(reloads).toBe(1));
    letGo();
  });

  it('what comes is handed on', async () => {
    expect(await loadPart(() => Promise.resolve({ Screen: 1 }))).toEqual({ Screen: 1 });
  });
});
