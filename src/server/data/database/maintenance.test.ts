import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMaintenance, type Maintenance } from './maintenance.ts';

const minute = 60_000;
let vacuums: number;
let maintenance: Maintenance;

beforeEach(() => {
  vi.useFakeTimers();
  vacuums = 0;
  maintenance = startMaintenance(async () => {
    vacuums += 1;
  });
});
afterEach(() => {
  maintenance.stop();
  vi.useRealTimers();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

it('does nothing where nothing was written', async () => {
  maintenance.note(0);
  await pass(24 * 60);
  expect(vacuums).toBe(0);
});

it('waits an hour after few changes, and a quiet minute after many', async () => {
  maintenance.note(10);
  await pass(58);
  expect(vacuums).toBe(0);
  await pass(3);
  expect(vacuums).toBe(1);
  maintenance.note(50_000);
  await pass(2);
  expect(vacuums).toBe(2);
  await pass(24 * 60);
  expect(vacuums).toBe(2);
});

it('does not wait for quiet for ever', async () => {
  for (let i = 0; i < 7 * 60 * 3; i += 1) {
    maintenance.note(1);
    await vi.advanceTimersByTimeAsync(minute / 3);
  }
  expect(vacuums).toBe(1);
});
