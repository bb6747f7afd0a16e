import { expect, it } from 'vitest';
import { readFolder, schemaSet } from '../../tools/check/schemas/schema-set.ts';
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
