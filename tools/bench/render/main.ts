import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../setup/chromium.mjs';
import { costOfManyPages } from './many-pages.ts';
import { measure, type Measures } from './measure.ts';
import { fetchPeers } from './peers.ts';
import { judge } from './report.ts';
import { buildStage, serveStage } from './site.ts';

const repeats = Number(process.env['BENCH_REPEATS'] ?? 7);
/** Names of the address; the second part only tells the page how. */
const contenders = (process.env['BENCH_ONLY'] ?? 'ours antd antd&virtual formily rjsf amis').split(' ');

async function main(): Promise<boolean> {
  const peers = await fetchPeers();
  console.log(costOfManyPages());
  const folder = mkdtempSync(join(tmpdir(), 'xgt-bench-render-'));
  try {
    await buildStage(peers, folder);
    return await run(folder, peers.amis);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(folder: string, amis: string): Promise<boolean> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('no Chromium found: set CHROMIUM_PATH');
  const site = await serveStage(folder, amis);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const runs: Record<string, Measures[]> = Object.fromEntries(contenders.map((name) => [name, []]));
  try {
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      // Each is first, in the middle and last as often as the others.
      const turn = contenders.map((_, at) => contenders[(at + repeat) % contenders.length]!);
      for (const name of turn) {
        runs[name]!.push(await measure(browser, site.address, name));
        process.stdout.write('.');
      }
      // A run of many repeats is long: what is known so far can be read.
      console.log(` ${repeat + 1} of ${repeats}\n\n${judge(runs).table}\n`);
    }
  } finally {
    await browser.close();
    site.close();
  }
  const { missed } = judge(runs);
  console.log(missed.length === 0 ? 'every aim holds' : `missed: ${missed.join('; ')}`);
  return missed.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
