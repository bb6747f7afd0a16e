import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = '.readme/promises.md';
const STATES = ['held', 'partly', 'not held'];
const ids = Array.from({ length: 40 }, (_, n) => `B${String(n + 1).padStart(2, '0')}`);

interface Line {
  readonly id: string;
  readonly promise: string;
  readonly figure: string;
  readonly state: string;
  readonly tests: readonly string[];
  readonly result: string;
}

/** What the page says of each promise. */
function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => /^\| B\d/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [, id = '', promise = '', figure = '', state = '', , tests = '', result = ''] = cells;
      return {
        id,
        promise,
        figure,
        state,
        tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
        result,
      };
    });
}

/** What is wrong with the table. */
function faultsOf(lines: readonly Line[]): string[] {
  const named = lines.map(({ id }) => id);
  const missing = ids.filter((id, place) => named[place] !== id).map((id) => `${id} is not in its place`);
  return [...missing, ...lines.flatMap((line) => faultsOfLine(line).map((fault) => `${line.id} ${fault}`))];
}

function faultsOfLine({ promise, figure, state, tests, result }: Line): string[] {
  const isHeld = state !== 'not held';
  return [
    ...(promise && figure ? [] : ['says neither promise nor figure']),
    ...(STATES.includes(state) ? [] : [`has the state "${state}"`]),
    ...(isHeld === tests.length > 0 ? [] : ['is held where a test is named, and nowhere else']),
    ...(isHeld === result.length > 0 ? [] : ['tells of a result where there is a test, and nowhere else']),
    ...tests.filter((path) => !existsSync(path)).map((path) => `names ${path}, which is not there`),
    ...(/\b[A-Z]+_RESULT\b/.test(result) ? ['has no result yet'] : []),
  ];
}

describe('the table of promises', () => {
  const lines = linesOf(readFileSync(PAGE, 'utf8'));

  it('names B01 to B40, each with figure, state, tests that exist and their last result', () => {
    expect(lines).toHaveLength(ids.length);
    expect(faultsOf(lines)).toEqual([]);
  });

  it('is linked from the README', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(`](${PAGE})`);
  });

  it('is faulted for a promise without a line, a test that is gone, and a claim without a test', () => {
    expect(faultsOf(lines.slice(1))).toContain('B01 is not in its place');
    const changed = (id: string, more: Partial<Line>) =>
      faultsOf(lines.map((line) => (line.id === id ? { ...line, ...more } : line)));
    expect(changed('B17', { tests: ['tests/server/gone.test.ts'] })).toEqual([
      'B17 names tests/server/gone.test.ts, which is not there',
    ]);
    expect(changed('B38', { state: 'held' })).toHaveLength(2);
    expect(changed('B17', { state: 'nearly' })).toEqual(['B17 has the state "nearly"']);
  });
});

describe('what each engine promises', () => {
  const lines = readFileSync('.readme/engines.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));

  it('stands in the table, for every engine', () => {
    const named = new Set(lines.map((line) => /^\| `([a-z-]+)`/.exec(line)![1]!));
    expect([...named].sort()).toEqual(readdirSync('src/server/engines').sort());
  });

  it('names tests that there are', () => {
    const tests = lines.flatMap((line) =>
      [...line.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path]) => path!),
    );
    expect(tests.length).toBeGreaterThanOrEqual(lines.length);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  });
});
