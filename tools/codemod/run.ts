import { applyEdits, type Edit } from '../json/edits.ts';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import type { Texts } from '../../src/server/judge/files/schema-set.ts';
import { CodemodRefusal, type Codemod } from './codemod.ts';

/**
 * Runs a codemod over texts. @returns the texts that changed
 * @throws CodemodRefusal when parameters are missing, or when the folder has faults before or after
 */
export function runCodemod(codemod: Codemod, texts: Texts, given: readonly string[]): Map<string, string> {
  if (given.length !== codemod.parameters.length)
    throw new CodemodRefusal(`用法：npm run codemod -- ${codemod.name} ${codemod.parameters.join(' ')}`);
  if (!codemod.isUpgrade) refuseFaults('方案中已有错误，先改正', texts);
  const changed = new Map<string, string>();
  for (const [file, edits] of codemod.edits(texts, given)) {
    const text = applyEdits(texts.get(file) ?? '', edits);
    if (text !== texts.get(file)) changed.set(file, text);
  }
  if (!codemod.isUpgrade) refuseFaults('改后的方案不能通过检查，没有写入', new Map([...texts, ...changed]));
  return changed;
}

/** Runs what a codemod changes of the program, given the texts from before it. @returns the sources that changed */
export function runOnProgram(
  codemod: Codemod,
  texts: Texts,
  sources: ReadonlyMap<string, string>,
  given: readonly string[],
): Map<string, string> {
  const edits = codemod.programEdits?.(texts, sources, given) ?? new Map<string, readonly Edit[]>();
  return new Map([...edits].map(([file, own]) => [file, applyEdits(sources.get(file)!, own)]));
}

function refuseFaults(what: string, texts: Texts): void {
  const problems = checkTexts(texts);
  if (problems.length > 0) throw new CodemodRefusal([`${what}：`, ...problems.map(problemLine)].join('\n  '));
}
