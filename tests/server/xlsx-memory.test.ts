import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'xlsx-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('long lists', () => {
  it('B13 writes and reads 100,000 rows of 12 columns in bounded memory, every cell unchanged', async () => {
    const script = join(import.meta.dirname, '../fixtures/xlsx/measure.ts');
    // The rows alone take more than this heap when they are held at once.
    const args = ['--max-old-space-size=64', '--import', 'tsx', script, join(folder, 'long.xlsx'), '100000'];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { same, totalGrowth } = JSON.parse(stdout) as { same: number; totalGrowth: number };
    expect(same).toBe(100_000);
    expect(totalGrowth).toBeLessThan(150);
  }, 300_000);
});
