import { expect, onTestFinished, test, vi } from 'vitest';
import type { Engine } from './data/engine.ts';
import { startHousekeeping } from './housekeeping.ts';

test('minutes that go by while one is worked on are not owed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const away = async () => {
    throw new Error('the database is away');
  };
  const database = { query: away, transaction: away };
  const closed = { ids: new Set(), entity: () => undefined };
  const engine = {
    database,
    catalog: { entities: new Map(), closed },
    modules: [],
  } as unknown as Engine;
  let looks = 0;
  let release: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (release = resolve));
  const housekeeping = startHousekeeping(engine, () => undefined, {
    store: {} as never,
    isOwnStore: false,
    traffic: { take: () => 1 },
    alarm: { heard: () => undefined, look: () => ((looks += 1), slow) },
    uploads: { touch: away },
  });
  vi.advanceTimersByTime(300_000);
  release();
  await housekeeping.stop();
  expect(looks).toBe(1);
});
