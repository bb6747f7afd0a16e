import { afterAll, beforeAll, expect, it } from 'vitest';
import { appBeside, problemsBeside, runScenario, scenariosOf } from '../_util/scenario.ts';

const CLUB = 'tests/fixtures/apps/club';

/** A module beside the product, written in JSON alone: an audience, limited places, messages and a board. */
let beside: ReturnType<typeof appBeside>;
beforeAll(() => {
  beside = appBeside('schemas', CLUB);
});
afterAll(() => beside.remove());

it('L01: the club sign-up needs nothing that the vocabulary does not say', () => {
  expect(problemsBeside(beside.folder, CLUB)).toEqual([]);
});

it.each(scenariosOf(CLUB))('L01: the club sign-up goes as %s says', (_file, scenario) =>
  runScenario(beside.folder, scenario),
);
