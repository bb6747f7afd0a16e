import { afterAll, beforeAll, describe, it } from 'vitest';
import { LIBRARY } from '../_util/library.ts';
import { appBeside, runScenario, scenariosOf } from '../_util/scenario.ts';

/** Applications that are written in schemas alone, beside a small one that has organisations, or beside the product. */
describe.each([
  ['tests/fixtures/apps/visits', LIBRARY],
  ['tests/fixtures/apps/driving', 'schemas'],
  ['tests/fixtures/apps/repair', 'schemas'],
  ['tests/fixtures/apps/rooms', 'schemas'],
])('%s', (app, base) => {
  let beside: ReturnType<typeof appBeside>;
  beforeAll(() => {
    beside = appBeside(base, app);
  });
  afterAll(() => beside.remove());

  it.each(scenariosOf(app))('goes as %s says', (_file, scenario) => runScenario(beside.folder, scenario));
});
