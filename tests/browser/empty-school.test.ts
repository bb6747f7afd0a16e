import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { launchBrowser } from '../_util/browser.ts';
import { atLength } from '../_util/scale.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { arrived } from './empty-school/arrival.ts';
import {
  ADMIN_PASSWORD,
  baseData,
  buildings,
  firstAdministrator,
  officesOfStaff,
  people,
} from './empty-school/founding.ts';
import { STUDENTS } from './empty-school/people.ts';
import { importUndone, nextYear, replaced, teacherLeaves } from './empty-school/later.ts';
import { batchOpened, bedsAllocated, newStudent } from './empty-school/orientation.ts';
import {
  batchPrint,
  leave,
  notice,
  othersSignIn,
  questionnaire,
  rollCall,
  signIns,
} from './empty-school/processes.ts';
import { openTown, type OpenTown } from './empty-school/town.ts';

/** What the server said last, shown with a failure. */
const LAST_LINES = 20;
/** Ends a step that hangs, on a machine that has other work too. */
const STEP = 900_000;
let school: TestSchool;
let browser: Browser;
let town: OpenTown;
let isBroken = false;

beforeAll(async () => {
  const settings = { demo: false, adminPassword: ADMIN_PASSWORD, rateFactor: 0 };
  school = await startSchool({ clientDir: resolve('dist/client'), ...settings });
  browser = await launchBrowser();
  town = await openTown(browser, school.urls[0]!);
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});
beforeEach(({ skip }) => {
  if (isBroken) skip('an earlier step failed');
});
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  isBroken = true;
  await town.look('failed');
  process.stderr.write(`${school.lines.slice(-LAST_LINES).join('\n')}\n`);
});

// Each step stands on the ones before it, so the first that fails is the last that is tried.
describe.sequential('M12 an empty database becomes a working school', { timeout: STEP }, () => {
  it('the first administrator chooses a password and is led to the guide', () => firstAdministrator(town));
  it('a campus, organisations in any order, majors, the first term', () => baseData(town));
  it(`90 staff, 60 classes with counsellors and head teachers, ${STUDENTS.length} students`, () =>
    people(town));
  atLength('8 buildings with 240 rooms and their beds', () => buildings(town));
  it('members of staff get their offices', () => officesOfStaff(town));
  it('counsellor, school, college and a student sign in and see what is theirs', () => signIns(town));
  atLength('six other kinds of staff do so too', () => othersSignIn(town));
  it('leave goes through two levels', () => leave(town));
  atLength('a notice reaches two classes', () => notice(town));
  atLength('a roll is called', () => rollCall(town));
  atLength('a questionnaire is asked and answered', () => questionnaire(town));
  atLength('a batch of orientation opens once nothing is missing', () => batchOpened(town));
  atLength('a class is given beds', () => bedsAllocated(town));
  atLength('a new student signs in', () => newStudent(town));
  atLength('new students arrive, with all the 12 steps done', () => arrived(town));
  atLength('the roster of a class is printed', () => batchPrint(town));
  atLength('the next year begins and takes no class away', () => nextYear(town));
  atLength('a counsellor is replaced', () => replaced(town));
  atLength('a teacher leaves', () => teacherLeaves(town));
  atLength('an import is undone', () => importUndone(town));
});
