import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { launchBrowser } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { baseData, buildings, people } from './empty-school/founding.ts';
import { openTown, type OpenTown } from './empty-school/town.ts';

let school: TestSchool;
let browser: Browser;
let town: OpenTown;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0, demo: false });
  browser = await launchBrowser();
  town = await openTown(browser, school.urls[0]!);
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});
afterEach(({ task }) => (task.result?.state === 'fail' ? town.look('failed') : undefined));

describe.sequential('M12 an empty database becomes a working school, by browser and workbooks alone', () => {
  it('campuses, organisations, majors, the first term', () => baseData(town));
  it('90 staff, 60 classes with counsellors and head teachers, 3,000 students', () => people(town));
  it('8 buildings', () => buildings(town));
});
