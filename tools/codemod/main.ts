import '../usage/answer.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '../check/schemas/schema-set.ts';
import { changedLines } from './changed-lines.ts';
import { CodemodRefusal } from './codemod.ts';
import { CODEMODS } from './index.ts';
import { runCodemod } from './run.ts';

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
    for (const [file, text] of changed) {
      console.log(join(folder, file));
      for (const line of changedLines(texts.get(file)!, text)) console.log(`  ${line}`);
      if (!dry) writeFileSync(join(folder, file), text);
    }
    console.log(`${dry ? '将改动' : '已改动'} ${changed.size} 个文件`);
  } catch (error) {
    if (!(error instanceof CodemodRefusal)) throw error;
    console.log(error.message);
    process.exitCode = 1;
  }
}
