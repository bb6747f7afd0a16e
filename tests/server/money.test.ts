import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkTexts } from '../../tools/check/schemas/check.ts';
import { problemLine } from '../../tools/check/schemas/problem.ts';
import { readTexts } from '../../tools/check/schemas/schema-set.ts';
import { appBeside, runScenario, scenariosOf } from '../_util/scenario.ts';

const MONEY = 'tests/fixtures/apps/money';

/** Club money with lines, limits and an approval by amount, written in JSON alone. */
let beside: ReturnType<typeof appBeside>;
beforeAll(() => {
  beside = appBeside('schemas', MONEY);
});
afterAll(() => beside.remove());

it('20.2 club money needs nothing that the vocabulary does not say', () => {
  expect(checkTexts(readTexts(beside.folder)).map(problemLine)).toEqual([]);
});

it.each(scenariosOf(MONEY))('20.2 club money goes as %s says', (_file, scenario) =>
  runScenario(beside.folder, scenario),
);
