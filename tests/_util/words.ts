import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The page of the words, whose blocks are one application and what people do with it. */
const PAGE = '.readme/words.md';
const BLOCK = /```json (\S+)\n([\s\S]*?)```/g;
const STEPS = 'steps';
const PEOPLE = { office: { Roles: ['admin'] }, desk: { Roles: ['owner'] } };

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a block adds to the blocks before it of the same file: names of objects and members of lists. */
function laidOver(under: unknown, over: unknown): unknown {
  if (Array.isArray(under) && Array.isArray(over)) return [...(under as unknown[]), ...(over as unknown[])];
  if (!isObject(under) || !isObject(over)) return over;
  const added = Object.entries(over).map(([name, value]) => [name, laidOver(under[name], value)]);
  return { ...under, ...Object.fromEntries(added) };
}

/** A folder with the application that the page writes, and its steps as a scenario. */
export function wordsApp(): string {
  const files = new Map<string, unknown>();
  for (const [, file = '', text = ''] of readFileSync(PAGE, 'utf8').matchAll(BLOCK))
    files.set(file, laidOver(files.get(file), JSON.parse(text)));
  const folder = mkdtempSync(join(tmpdir(), 'xgt-words-'));
  const scenario = { title: PAGE, people: PEOPLE, steps: files.get(STEPS) };
  files.delete(STEPS);
  for (const [file, content] of [...files, ['scenarios/words.test.json', scenario] as const]) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  }
  return folder;
}
