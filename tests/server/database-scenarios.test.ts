import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { people } from '../../src/server/auth/accounts/people.ts';
import { modules } from '../../src/server/modules/index.ts';
import { LIBRARY } from '../_util/library.ts';
import { onPostgres } from '../_util/postgres.ts';
import { isAtLength, scaled } from '../_util/scale.ts';
import { appBeside, runScenario, scenariosOf } from '../_util/scenario.ts';
import { wordsApp } from '../_util/words.ts';

/** A small application with accounts, messages and an audit. */
const ERRANDS = 'tests/fixtures/apps/errands';

/** What the page of the words writes, block by block. */
const WORDS = wordsApp();
afterAll(() => rmSync(WORDS, { recursive: true, force: true }));

/** Applications that are written in schemas alone, beside a small one that has organisations, or beside the product. */
const APPS = [
  ['tests/fixtures/apps/visits', LIBRARY],
  ['tests/fixtures/apps/driving', 'schemas'],
  ['tests/fixtures/apps/labsafety', 'schemas'],
  ['tests/fixtures/apps/repair', ERRANDS],
  ['tests/fixtures/apps/rooms', ERRANDS],
  ['tests/fixtures/apps/clearance', ERRANDS],
] as const;

const HEARING = 'tests/fixtures/apps/hearing';

/** Each word runs on both databases at length; what the product and applications make of them on the embedded one in the full run. */
const isWhole = onPostgres || scaled(true, false);
const hasWords = isWhole || isAtLength || !process.env['TEST_POSTGRES_URL'];

describe.each([...(isWhole ? APPS : []), ...(hasWords ? [[WORDS, ERRANDS] as const] : [])])(
  '%s',
  (app, base) => {
    let beside: ReturnType<typeof appBeside>;
    beforeAll(() => {
      beside = appBeside(base, app);
    });
    afterAll(() => beside.remove());

    it.each(scenariosOf(app))('goes as %s says', (_file, scenario) => runScenario(beside.folder, scenario));
  },
);

/** A flow beside the product, whose vote is held by the product's own code. */
it.runIf(isWhole)('an application waits for a vote as vote.test.json says', async () => {
  const beside = appBeside('schemas', HEARING);
  try {
    for (const [, scenario] of scenariosOf(HEARING))
      await runScenario(beside.folder, scenario, modules, people);
  } finally {
    beside.remove();
  }
});

/** The product's own modules, with the code that they bring. */
it
  .runIf(isWhole)
  .each(
    scenariosOf('tests/fixtures/product').map(
      ([file, scenario]) => [file, scenario.title, scenario] as const,
    ),
  )('the product goes as %s says: %s', (_file, _title, scenario) =>
  runScenario('schemas', scenario, modules),
);
