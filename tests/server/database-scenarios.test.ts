import { afterAll, beforeAll, describe, it } from 'vitest';
import { LIBRARY } from '../_util/library.ts';
import { appBeside, runScenario, scenariosOf } from '../_util/scenario.ts';

/** Applications that are written in schemas alone, beside a small one that has organisations. */
describe.each(['tests/fixtures/apps/visits'])('%s', (app) => {
  let beside: ReturnType<typeof appBeside>;
  beforeAll(() => {
    beside = appBeside(LIBRARY, app);
  });
  afterAll(() => beside.remove());

  it.each(scenariosOf(app))('goes as %s says', (_file, scenario) => runScenario(beside.folder, scenario));
});
