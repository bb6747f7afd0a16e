import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHEET_PATH, withPart, workbookParts, workbookXml } from '../fixtures/xlsx/parts.ts';
import type { WorkbookParts } from '../fixtures/xlsx/parts.ts';
import { packedRepeat, zipOf } from '../fixtures/xlsx/zip.ts';
import type { ZipPart } from '../fixtures/xlsx/zip.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/xlsx');
const MAX_GROWTH_MEGABYTES = 300;

type Packed = ReturnType<typeof packedRepeat>;

function bomb(
  parts: WorkbookParts,
  name: string,
  { packed, size, crc }: Packed,
  change: Partial<ZipPart> = {},
): Buffer {
  const part = { name, data: '', packed, declaredSize: size, declaredCrc: crc, ...change };
  return zipOf(withPart(workbookParts(parts), part));
}

/** A worksheet of the given markup around `megabytes` of `unit`. */
function sheet(
  before: string,
  unit: string,
  megabytes: number,
  after: string,
  change?: Partial<ZipPart>,
): Buffer {
  return bomb({}, SHEET_PATH, packedRepeat(before, unit, megabytes, after), change);
}

function shared(before: string, unit: string, megabytes: number, after: string): Buffer {
  return bomb({ sharedStrings: '' }, 'xl/sharedStrings.xml', packedRepeat(before, unit, megabytes, after));
}

/** Text that packs badly, the same on every run. */
function noise(length: number, seed: number): string {
  let state = seed;
  let text = '';
  for (let i = 0; i < length; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += String.fromCharCode(0x4e00 + ((state >> 16) % 64));
  }
  return text;
}

const OPEN = '<worksheet><sheetData>';
const CLOSE = '</sheetData></worksheet>';
const UNLIKE_TEXTS = Array.from({ length: 2500 }, (_, i) => `<si><t>${noise(120, i)}</t></si>`).join('');

/** Those of 7 MiB stay below the size from which the ratio of packing is looked at. */
const BOMBS: Record<string, readonly [outcome: string, build: () => Buffer]> = {
  'declares-a-gigabyte': ['expands-too-much', () => sheet(OPEN, ' ', 1024, CLOSE)],
  'blanks-of-300-megabytes': ['expands-too-much', () => sheet(OPEN, ' ', 300, CLOSE)],
  'declares-a-kilobyte': ['damaged', () => sheet(OPEN, ' ', 300, CLOSE, { declaredSize: 1000 })],
  'nested-elements': ['damaged', () => sheet('<worksheet>', '<a>', 7, '')],
  'one-attribute': ['cell-too-long', () => sheet('<worksheet a="', 'x', 7, '"/>')],
  'many-attributes': ['cell-too-long', () => sheet('<worksheet ', 'a="" ', 7, '/>')],
  'one-comment': ['cell-too-long', () => sheet('<worksheet><!--', 'x', 7, '--></worksheet>')],
  'many-cells': ['damaged', () => sheet(`${OPEN}<row>`, '<c/>', 7, `</row>${CLOSE}`)],
  'many-values': ['too-many-columns', () => sheet(`${OPEN}<row>`, '<c><v>1</v></c>', 7, `</row>${CLOSE}`)],
  'many-rows': ['too-many-rows', () => sheet(OPEN, '<row><c><v>1</v></c></row>', 7, CLOSE)],
  'shared-one-text': ['cell-too-long', () => shared('<sst><si><t>', 'x', 7, '</t></si></sst>')],
  'shared-many-texts': ['too-many-strings', () => shared('<sst>', '<si/>', 7, '</sst>')],
  'shared-unlike-texts': ['too-many-strings', () => shared('<sst>', UNLIKE_TEXTS, 60, '</sst>')],
  'many-formats': [
    'damaged',
    () =>
      bomb(
        { styles: '' },
        'xl/styles.xml',
        packedRepeat('<styleSheet><cellXfs>', '<xf/>', 7, '</cellXfs></styleSheet>'),
      ),
  ],
  'many-sheets': [
    'damaged',
    () => zipOf(workbookParts({ workbook: workbookXml(`<sheets>${'<sheet/>'.repeat(200_000)}</sheets>`) })),
  ],
  'many-entries': [
    'expands-too-much',
    () => zipOf(Array.from({ length: 20_000 }, (_, i) => ({ name: `a${i}`, data: '' }))),
  ],
  'good-file-between-them': ['accepted 40', () => readFileSync(join(FIXTURES, 'students-libreoffice.xlsx'))],
};

describe('bombs in a process of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xlsx-bombs-'));
  let result: {
    outcomes: Record<string, string>;
    startMegabytes: number;
    peakMegabytes: number;
    prototypeChanged: boolean;
  };

  beforeAll(async () => {
    for (const [name, [, build]] of Object.entries(BOMBS)) writeFileSync(join(folder, name), build());
    const args = ['--max-old-space-size=128', '--import', 'tsx', join(FIXTURES, 'attempt.ts'), folder];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    result = JSON.parse(stdout) as typeof result;
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('B13 C27 A21 refuses each of them and reads a good file among them', () => {
    expect(result.outcomes).toEqual(
      Object.fromEntries(Object.entries(BOMBS).map(([name, [code]]) => [name, code])),
    );
  });

  it('B13 C27 takes bounded memory for all of them together and leaves Object.prototype alone', () => {
    expect(result.peakMegabytes - result.startMegabytes).toBeLessThan(MAX_GROWTH_MEGABYTES);
    expect(result.prototypeChanged).toBe(false);
  });
});
