import '../usage/answer.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { readWords } from './words.ts';
import { judgePlan, NewRefusal } from './plan.ts';
import { THINGS, type Thing } from './wishes.ts';

const FOLDER = 'schemas';

async function main(): Promise<void> {
  const { what, given } = readWords(process.argv.slice(2));
  const thing = Object.hasOwn(THINGS, what) ? THINGS[what] : undefined;
  if (!thing)
    throw new NewRefusal(`用法：npm run new -- ${Object.keys(THINGS).join('|')} <名称> [--title=… …]`);
  const texts = readTexts(FOLDER);
  const plan = thing.plan(texts, await answered(thing, given));
  judgePlan(texts, plan);
  for (const [file, text] of plan) {
    const path = join(FOLDER, file);
    mkdirSync(dirname(path), { recursive: true });
    // A file that came into being meanwhile is somebody's work too.
    writeFileSync(path, text, { flag: texts.has(file) ? 'w' : 'wx' });
    console.log(`${texts.has(file) ? '已加入' : '已新建'} ${path}`);
  }
}

/** What was given, and the answers to questions about the rest. */
async function answered(thing: Thing, given: Record<string, string>): Promise<Record<string, string>> {
  const known = { ...given };
  const open = thing.questions.filter(({ flag }) => known[flag] === undefined);
  const missing = open.filter(({ fallback }) => fallback === undefined);
  if (!process.stdin.isTTY && missing.length > 0)
    throw new NewRefusal(
      `缺少 ${missing.map(({ flag, question }) => `--${flag}（${question}）`).join('、')}`,
    );
  const asker = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  for (const { flag, question, fallback } of open) {
    const otherwise = fallback?.(known) ?? '';
    const hint = otherwise === '' ? '' : `（${otherwise}）`;
    const said = asker ? (await asker.question(`${question}${hint}：`)).trim() : '';
    known[flag] = said === '' ? otherwise : said;
  }
  asker?.close();
  return known;
}

main().catch((error: unknown) => {
  if (!(error instanceof NewRefusal)) throw error;
  console.log(error.message);
  process.exitCode = 1;
});
