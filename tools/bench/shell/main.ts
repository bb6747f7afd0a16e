import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../../setup/chromium.mjs';
import { ensureBuilt } from '../../setup/ensure-built.mjs';
import { root } from '../../setup/root.mjs';
import { startBuiltServer } from '../server/server-process.ts';
import { largeMenu, writeLargeSchemas } from './large-menu.ts';
import { memoryOf, type Memory } from './memory.ts';
import { menuElements, openBranches, typeSearch } from './menu.ts';
import { addresses, closeAll, show, visit } from './tabs.ts';

const tabCount = Number(process.env['BENCH_TABS'] ?? 200);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** The first round fills caches; the others may hardly add to what it left. */
const mostNodesMore = 200;
const mostHeapGrowth = 1.1;

async function main(): Promise<boolean> {
  if (!(await ensureBuilt(root))) return false;
  const folder = mkdtempSync(join(tmpdir(), 'xgt-bench-shell-'));
  const password = `B-${randomBytes(9).toString('base64url')}-7`;
  writeLargeSchemas(join(root, 'schemas'), join(folder, 'schemas'));
  const server = await startBuiltServer(root, await freePort(), {
    DATA_DIR: join(folder, 'data'),
    SCHEMAS_DIR: join(folder, 'schemas'),
    DEMO_STUDENTS: '40',
    DEMO_PASSWORD: password,
    RATE_FACTOR: '0',
  });
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await signIn(page, `http://${server.host}:${server.port}`, password);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await benchMenu(page, session);
    return await benchTabs(page, session);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn(page: Page, base: string, password: string): Promise<void> {
  await page.goto(`${base}/base/major`);
  await page.getByLabel('账号', { exact: true }).fill('school01');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.getByRole('heading', { name: '专业管理' }).waitFor();
}

async function benchMenu(page: Page, session: CDPSession): Promise<void> {
  const items = largeMenu();
  const begun = Date.now();
  await page.reload();
  await page.getByRole('heading', { name: '专业管理' }).waitFor();
  console.log(`menu of ${items.length} more items: a reload stands after ${Date.now() - begun} ms`);
  console.log(`elements of the closed menu: ${await menuElements(page)}`);
  const way = ['L1', 'L11', 'L111', 'L1111', 'L11111'].map(
    (id) => items.find((item) => item.id === id)!.text,
  );
  const deeds = [...(await openBranches(page, session, way)), ...(await typeSearch(page, session, 'yxsstj'))];
  for (const { name, ms, cpuMs } of deeds)
    console.log(`${name}: painted after ${ms.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of processor time`);
  console.log(`elements of the menu with a branch of each level open: ${await menuElements(page)}`);
}

async function benchTabs(page: Page, session: CDPSession): Promise<boolean> {
  const tabs = addresses(tabCount);
  const measured: Memory[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const address of tabs) await visit(page, address);
    for (const address of tabs) await show(page, address);
    await closeAll(page);
    await visit(page, '/base/major');
    await closeAll(page);
    const memory = await memoryOf(page, session);
    measured.push(memory);
    const { nodes, detached, listeners, heapMb } = memory;
    console.log(
      `round ${round}: ${tabCount} tabs opened, shown, closed; ${nodes} nodes, ${detached} detached, ${listeners} listeners, ${heapMb.toFixed(1)} MB`,
    );
  }
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const isFlat = last.nodes <= first.nodes + mostNodesMore && last.heapMb <= first.heapMb * mostHeapGrowth;
  console.log(isFlat ? 'flat' : 'grows');
  return isFlat;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

process.exitCode = (await main()) ? 0 : 1;
