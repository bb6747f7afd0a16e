import { relative } from 'node:path';
import { test, TestRunner } from 'vitest';
import { readDurations } from './durations.mjs';
import { root } from './root.mjs';
import { isLong, LEFT } from './sample.mjs';

const durations = readDurations(root);

/** Begins no long test file once the time of a run is over (`LONG_TESTS_UNTIL`, in milliseconds): the next commit begins with another one. */
export default class InTime extends TestRunner {
  override importFile(...[file, source]: Parameters<TestRunner['importFile']>): unknown {
    const end = Number(process.env['LONG_TESTS_UNTIL'] || Infinity);
    const path = relative(root, file).replaceAll('\\', '/');
    if (source === 'setup' || Date.now() < end || !isLong(durations, path))
      return super.importFile(file, source);
    test.skip(LEFT, () => undefined);
    return undefined;
  }
}
