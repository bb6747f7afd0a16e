import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { people } from '../../src/server/auth/accounts/people.ts';
import { modules } from '../../src/server/modules/index.ts';
import type { ModuleTable } from '../../src/server/data/module.ts';
import type { People } from '../../src/server/data/engine.ts';
import { LIBRARY } from '../_util/library.ts';
import { onPostgres } from '../_util/postgres.ts';
import { isAtLength, sampled, scaled } from '../_util/scale.ts';
import { appBeside, runScenario, scenariosOf } from '../_util/scenario.ts';
import { wordsApp } from '../_util/words.ts';

/** A small application with accounts, messages and an audit. */
const ERRANDS = 'tests/fixtures/apps/errands';

/** What the page of the words writes, block by block. */
const WORDS = wordsApp();
afterAll(() => rmSync(WORDS, { recursive: true, force: true }));

interface Application {
  readonly app: string;
  /** The schemas that it stands beside. */
  readonly base: string;
  readonly modules?: ModuleTable;
  readonly people?: People;
}

/** Applications that are written in schemas alone, beside a small one that has organisations, or beside the product. */
const APPS: readonly Application[] = [
  { app: 'tests/fixtures/apps/visits', base: LIBRARY },
  { app: 'tests/fixtures/apps/driving', base: 'schemas' },
  { app: 'tests/fixtures/apps/labsafety', base: 'schemas' },
  { app: 'tests/fixtures/apps/repair', base: ERRANDS },
  { app: 'tests/fixtures/apps/rooms', base: ERRANDS },
  { app: 'tests/fixtures/apps/clearance', base: ERRANDS },
  // Its flow waits for a vote, which is held by the product's own code.
  { app: 'tests/fixtures/apps/hearing', base: 'schemas', modules, people },
];

/** Each word runs on both databases at length; what the product and applications make of them on the embedded one in the full run. */
const isWhole = onPostgres || scaled(true, false);
const hasWords = isWhole || isAtLength || !process.env['TEST_POSTGRES_URL'];

/** How many applications, and how many scenarios of the product, the usual run goes through. */
const MANY = { apps: 2, scenarios: 4 };
const apps = [
  ...(isWhole ? sampled(APPS, MANY.apps, ({ app }) => app) : []),
  ...(hasWords ? [{ app: WORDS, base: ERRANDS }] : []),
];

describe.each<Application>(apps)('$app', ({ app, base, modules: own, people: held }) => {
  let beside: ReturnType<typeof appBeside>;
  beforeAll(() => {
    beside = appBeside(base, app);
  });
  afterAll(() => beside.remove());

  it.each(scenariosOf(app))('goes as %s says', (_file, scenario) =>
    runScenario(beside.folder, scenario, own, held),
  );
});

/** The product's own modules, with the code that they bring. */
const SCENARIOS = scenariosOf('tests/fixtures/product').map(
  ([file, scenario]) => [file, scenario.title, scenario] as const,
);
it.runIf(isWhole).each(sampled(SCENARIOS, MANY.scenarios, ([file]) => file))(
  'the product goes as %s says: %s',
  (_file, _title, scenario) => runScenario('schemas', scenario, modules),
);
