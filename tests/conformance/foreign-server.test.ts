import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFolder, schemaSet } from '../../src/server/judge/files/schema-set.ts';
import { FILES, OPEN, OWN } from '../fixtures/foreign-server/answers.ts';

const { calls } = schemaSet(readFolder('schemas').files);
const answered = [OPEN, OWN, FILES].flatMap((part) => Object.keys(part)).sort();
/** 7.3 tells the payload of this list, and not its path. */
const UNTOLD = 'POST /api/ImportExport/GetDownTaskList';

it('L07: the server that is not ours answers section 7, all of it, and nothing else', () => {
  const named = [...calls].filter(([, { source }]) => source?.startsWith('7.'));
  const lines = named.map(([name, { method, path }]) => `${method} ${path ?? `/api/${name}`}`);
  expect(lines.length).toBeGreaterThan(50);
  expect(answered).toEqual([...lines, UNTOLD].sort());
});

/** Calls of the table of the README, with whether they have to be answered. */
const told = [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[^|]+) \|([^|]*)\|[^|]+\|$/gm)]
  .filter(([, names = '']) => /^`\w+\/\w+`( `\w+\/\w+`)*$/.test(names.trim()))
  .flatMap(([, names = '', must = '']) =>
    [...names.matchAll(/`(\w+\/\w+)`/g)].map((match) => ({ name: match[1]!, isMust: must.includes('✓') })),
  );

it('L07: the README tells each call of section 7 that the browser side itself makes, and the strict dialect answers it', () => {
  const sources = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join('src/client', path), 'utf8'))
    .join('\n');
  const made = new Set(
    [...sources.matchAll(/\bcalls\.(\w+)\.(\w+)/g)].map((match) => `${match[1]}/${match[2]}`),
  );
  const ofSeven = [...made].filter((name) => calls.get(name)?.source?.startsWith('7.'));
  const names = told.map(({ name }) => name);
  expect(names.filter((name) => !answered.some((line) => line.endsWith(`/api/${name}`)))).toEqual([]);
  const bell = 'Notice/LoadMyMsgGroupList';
  expect(
    [...ofSeven, UNTOLD.slice('POST /api/'.length), bell].filter((name) => !names.includes(name)),
  ).toEqual([]);
  expect(told.filter(({ isMust }) => isMust).map(({ name }) => name)).toEqual([
    'UserAuth/GetManUserLogin',
    'UserRole/LoadMenuByUser',
  ]);
});
