import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkTexts } from '../../src/server/judge/check.ts';
import { fixTexts } from './schemas/fix.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { unusedFiles } from './schemas/unused.ts';
import { programText } from './schemas/program-text.ts';
import type { Step } from './step.ts';

const FOLDER = 'schemas';

/** What to check of the product's schemas. */
export interface SchemaChoice {
  /** Only what is wrong in these files is told; they are still held against all others. */
  readonly files: readonly string[];
  /** Tells as well which files nothing leads to. */
  readonly unused: boolean;
}

/** The product's schemas: forms, references, conditions. */
export const schemas = ({ files, unused }: SchemaChoice): Step => ({
  title: 'schemas',
  async run(fix) {
    const chosen = files.map((path) => insideFolder(path));
    const isChosen = ({ file }: { file: string }) => chosen.length === 0 || chosen.includes(file);
    const texts = readTexts(FOLDER);
    if (fix) {
      const fixed = fixTexts(texts);
      for (const problem of fixed.mended.filter(isChosen)) console.log(`  已修正 ${problemLine(problem)}`);
      for (const [file, text] of fixed.texts) {
        if (!isChosen({ file })) continue;
        texts.set(file, text);
        writeFileSync(join(FOLDER, file), text);
      }
    }
    if (unused)
      for (const one of unusedFiles(texts, programText('src')).filter(isChosen))
        console.log(`  提示 ${problemLine(one)}`);
    const missing = files.filter((path) => !existsSync(path)).map((path) => `${path}: 没有这个文件`);
    return [...missing, ...checkTexts(texts, (file) => isChosen({ file })).map(problemLine)];
  },
});

/** The path inside of the schemas folder, as problems tell it. */
const insideFolder = (path: string) => relative(FOLDER, path).replaceAll('\\', '/');
