import '../usage/answer.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { changedLines } from './changed-lines.ts';
import { CodemodRefusal } from './codemod.ts';
import { CODEMODS } from './index.ts';
import { serverSources } from '../sql/sources.ts';
import { runCodemod, runOnProgram } from './run.ts';

const words = process.argv.slice(2);
const dry = words.includes('--dry');
const folder = words.find((word) => word.startsWith('--folder='))?.slice('--folder='.length) ?? 'schemas';
const [name, ...given] = words.filter((word) => !word.startsWith('--'));
const codemod = CODEMODS.find((one) => one.name === name);

if (!codemod) {
  console.log('用法：npm run codemod -- <名称> <参数…> [--dry] [--folder=schemas]');
  for (const one of CODEMODS) console.log(`  ${one.name} ${one.parameters.join(' ')}  ${one.title}`);
  process.exitCode = 2;
} else {
  try {
    const texts = readTexts(folder);
    const changed = runCodemod(codemod, texts, given);
    // The program says what the shipped schemas say; an app of its own has no program.
    const sources = folder === 'schemas' ? serverSources() : new Map<string, string>();
    const program = runOnProgram(codemod, texts, sources, given);
    const write = (path: string, before: string, after: string) => {
      console.log(path);
      for (const line of changedLines(before, after)) console.log(`  ${line}`);
      if (dry) return;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, after);
    };
    for (const [file, text] of changed) write(join(folder, file), texts.get(file) ?? '', text);
    for (const [file, text] of program) write(file, sources.get(file)!, text);
    console.log(`${dry ? '将改动' : '已改动'} ${changed.size + program.size} 个文件`);
  } catch (error) {
    if (!(error instanceof CodemodRefusal)) throw error;
    console.log(error.message);
    process.exitCode = 1;
  }
}
