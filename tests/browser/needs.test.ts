import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/server/auth/passwords/passwords.ts';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { axeProblems } from './gallery/axe.ts';
import { pressInRow } from '../_util/row-button.ts';

let school: TestSchool;
let browser: Browser;

/** An empty school with one person of two roles. */
beforeAll(async () => {
  school = await startSchool({ demo: false, clientDir: resolve('dist/client'), rateFactor: 0 });
  const hash = await hashPassword(PASSWORD);
  for (const role of ['school_admin', 'counsellor']) {
    const id = role.replace('_', '');
    await school.database.query(
      `INSERT INTO "SysUser" ("Id", "LoginName", "TrueName", "UserType", "State", "PwdHash", "IsWeakPwd", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       VALUES ($1, $1, $1, '2', '1', $2, 0, now(), now(), 0, 1)`,
      [id, hash],
    );
    await school.database.query(
      `INSERT INTO "UserRole" ("Id", "UserId", "RoleId", "CreateDate", "UpdateDate", "IsDeleted", "Version") VALUES ($1, $1, $2, now(), now(), 0, 1)`,
      [id, role],
    );
  }
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await school?.close();
});

async function enter(name: string, path: string, width: number): Promise<OpenPage> {
  const opened = await openPage(browser, { width, height: 800 });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  const { token } = await school.as(name);
  await beginSession(page, school.urls[0]!, { token, path });
  return opened;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^还不能/ });

describe('what an action needs, on an empty school', () => {
  it('is said before anything is asked, with links that the keyboard reaches and that keep the page', async () => {
    const office = await school.as('schooladmin');
    const Data = {
      BatchName: '2099级迎新',
      GradeYear: 2099,
      TrainLevel: '3',
      PreStart: '2099-08-20 08:00:00',
      PreEnd: '2099-09-01 18:00:00',
      CheckinStart: '2099-09-02 08:00:00',
      CheckinEnd: '2099-09-03 18:00:00',
      DormMode: '1',
    };
    const EnCode = 'orientation.batch.add';
    await office.call('Data/Save', { Entity: 'orientation/OrientationBatch', EnCode, Data: Data as never });
    const { page, errors, close } = await enter('schooladmin', '/welcomeSchool/setting/batch', 1440);
    await pressInRow(page.getByRole('row').nth(1), '启用');
    await dialogOf(page).getByText('还没有新生').waitFor();
    expect(await dialogOf(page).getByRole('link').count()).toBeGreaterThan(4);
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    const beside = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const roll = await beside;
    await roll.getByRole('heading', { name: '新生名册' }).waitFor();
    expect(new URL(roll.url()).searchParams.get('BatchId')).toMatch(/^\w+$/);
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  });

  it('fits a phone, and names who can help where the reader cannot', async () => {
    const { page, close } = await enter('counsellor', '/epidemicMange/laterMange/addEditNamingTask', 375);
    await dialogOf(page).getByText('您还没有负责的学院、班级或楼栋').waitFor();
    await dialogOf(page)
      .getByText(/请联系学校管理员/)
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const box = (await dialogOf(page).boundingBox())!;
    expect([box.x >= 0, box.x + box.width <= 375]).toEqual([true, true]);
    await close();
  });
});
