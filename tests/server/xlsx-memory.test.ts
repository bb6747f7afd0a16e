import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect } from 'vitest';
import { atLength, scaled } from '../_util/scale.ts';

const folder = mkdtempSync(join(tmpdir(), 'xlsx-memory-'));
/** The rows alone take more than this heap, of so many MB, when they are held at once. */
const { rows, heap } = scaled({ rows: 100_000, heap: 64 }, { rows: 50_000, heap: 32 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('long lists', () => {
  atLength(
    `B13 writes and reads ${rows} rows of 12 columns in bounded memory, every cell unchanged`,
    async () => {
      const script = join(import.meta.dirname, '../fixtures/xlsx/measure.ts');
      const args = [
        `--max-old-space-size=${heap}`,
        '--import',
        'tsx',
        script,
        join(folder, 'long.xlsx'),
        `${rows}`,
      ];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      const { same, totalGrowth } = JSON.parse(stdout) as { same: number; totalGrowth: number };
      expect(same).toBe(rows);
      expect(totalGrowth).toBeLessThan(150);
    },
    300_000,
  );
});
