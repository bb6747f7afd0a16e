import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Ids of the requirement ledger that hold; each is named by the title of a test that can fail. */
const HELD =
  'L01 L02 L03 L04 L05 L06 A01 A03 A04 Q08 S07 S08 K01 K02 C01 M03 Q01 Q02 G01 G02 G03 G04 G05 S09 A08 R01 R02 R03 R05 R06 R07 R08 R09 R10 R11 R12 R13 R15 R16 R17 R18 R19 S01 S02 S03 S04 S16 S17 C02 C03 C04 R20 R21 S12 S13 S14 S15 S18 S21 S22 A05 A06 A07 T01 T02 T03 T04 S05 S06 S10 S11 S19 S20 R04 R14 E03 M08 M09 Q03 Q04 Q05 Q06 Q07 Q09 A02 A09 Q10 Q11 L07 E01 M02 M04 M07 L08'.split(
    ' ',
  );

/** Those that hold on a school's own server too: each is named by a test of that server and by another one. */
const ON_BOTH = 'A03 A04 A06 A08 C01 E01 G02 G03 K01 K02 Q04 Q09 R19 R20 S10 L03'.split(' ');

const files = ['src', 'tests', 'tools']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter(
    (path) =>
      /(?:\.test\.tsx?|tests.server.cases.[\w-]+\.ts)$/.test(path) &&
      !path.endsWith('conformance/requirements.test.ts'),
  );

const titlesIn = (paths: readonly string[]) =>
  paths
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/\b(?:it|test|describe)(?:\.each)?[^'"`]*['"`]([^'"`]+)/g),
    ])
    .map((match) => match[1]!);

/** What the product's scenarios are called, which their tests are named by. */
const SCENARIOS = 'tests/fixtures/product/scenarios';
const scenarios = readdirSync(SCENARIOS).map(
  (file) => (JSON.parse(readFileSync(join(SCENARIOS, file), 'utf8')) as { title: string }).title,
);

/** What the modules are made of, each by a word of the title of its test. */
const PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  M02: [
    /返校/,
    /每日上报/,
    /校门/,
    /gate|code that is shown/,
    /nights/,
    /roll/,
    /resident/,
    /log of what was pushed/,
  ],
  M04: [
    /考试/,
    /投票/,
    /questionnaire/,
    /exam/,
    /vote/,
    /drawn/,
    /by a key/,
    /questions of a bank/,
    /notices: a receipt/,
    /message board/,
  ],
  M07: [/辅导员测评/, /知识竞答/, /campus knowledge/],
};

const names = (titles: readonly string[], id: string) =>
  titles.some((title) => new RegExp(`\\b${id}\\b`).test(title));

const titles = [...titlesIn(files), ...scenarios];
const isForeign = (path: string) => path.includes('foreign-');
const foreign = titlesIn(files.filter((path) => isForeign(path) && path.includes('browser')));
const own = titlesIn(files.filter((path) => !isForeign(path)));

describe('the requirement ledger', () => {
  it.each(HELD)('%s is named by a test', (id) => {
    expect(names(titles, id)).toBe(true);
  });

  it.each(Object.entries(PARTS).flatMap(([id, parts]) => parts.map((part) => [id, part] as const)))(
    '%s: %s is named by a test',
    (id, part) => {
      expect(titles.filter((title) => part.test(title) && names([title], id))).not.toEqual([]);
    },
  );

  it.each(ON_BOTH)(
    '%s is named by a test of a school’s own server in a browser, and by one of ours',
    (id) => {
      expect([names(foreign, id), names(own, id)]).toEqual([true, true]);
    },
  );
});
