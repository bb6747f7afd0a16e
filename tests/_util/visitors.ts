import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beginSession } from './begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from './browser.ts';
import { startSchoolServer, type SchoolServer } from './school-server.ts';
import { startSchool, type TestSchool } from './server.ts';

/** How long a browser under load may take for one step. */
export const PATIENCE = 45_000;

/** Browsers that visit the product while its calls go to a school's own server, as the configuration file says. */
export interface Visitors {
  readonly existing: SchoolServer;
  readonly school: TestSchool;
  /** Where the pages are. */
  readonly base: string;
  /** An empty page in a browser of its own. */
  open(): Promise<OpenPage>;
  /** Begins a session in the browser as a login that has just been answered would. @returns its token */
  enter(page: Page, name: string, path: string): Promise<string>;
  /** Login name of a student. */
  student(): Promise<string>;
  close(): Promise<void>;
}

/** Starts product, school's server and browser. */
export async function startVisitors(): Promise<Visitors> {
  const existing = await startSchoolServer(() => base);
  const clientDir = await mkdtemp(join(tmpdir(), 'xgt-errors-'));
  await cp(resolve('dist/client'), clientDir, { recursive: true });
  const config = { ProdUrl: existing.url, redirectOrigins: ['https://pay.example.edu.cn'] };
  await writeFile(join(clientDir, 'serverConfig.json'), JSON.stringify(config));
  const school = await startSchool({ clientDir, rateFactor: 0 });
  const base = school.urls[0]!;
  const browser = await launchBrowser();
  return {
    existing,
    school,
    base,
    async open() {
      const opened = await openPage(browser, { width: 1440, height: 900 });
      opened.page.setDefaultTimeout(PATIENCE);
      await opened.page.addInitScript(keepDelays);
      return opened;
    },
    async enter(page, name, path) {
      const { token = '' } = await school.as(name);
      await beginSession(page, base, { token, path });
      return token;
    },
    async student() {
      const { rows } = await school.database.query<{ LoginName: string }>(
        `SELECT "LoginName" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
         WHERE u."State" = '1' AND u."LoginName" <> 'weak01' ORDER BY 1 LIMIT 1`,
      );
      return rows[0]!.LoginName;
    },
    async close() {
      await browser.close();
      await school.close();
      await existing.close();
      await rm(clientDir, { recursive: true, force: true });
    },
  };
}

/** Runs in the page: keeps how long each message is to stand. */
function keepDelays(): void {
  const set = window.setTimeout.bind(window);
  const kept: number[] = [];
  Reflect.set(window, 'delays', kept);
  window.setTimeout = ((work: () => void, delay = 0) => {
    if (/^\(\)\s*=>\s*\w+\.remove\(\)$/.test(String(work))) kept.push(delay);
    return set(work, delay);
  }) as typeof window.setTimeout;
}

/** How long the messages of the page were to stand, so that nobody has to wait for them. */
export const delaysOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'delays') as number[]);

/** Names of everything that the page keeps. */
export const storedNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('Admin-Token'));

/** A message with this text. */
export const says = (page: Page, text: string) => page.locator('[data-text]', { hasText: text });

export const pathOf = (page: Page) => new URL(page.url()).pathname;
