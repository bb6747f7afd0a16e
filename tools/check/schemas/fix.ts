import { applyEdits, insertFirst, renameKey, replaceInside, type Edit } from '../../json/edits.ts';
import { JsonSource } from '../../../src/server/judge/json-source.ts';
import { checkTexts } from '../../../src/server/judge/check.ts';
import { faultIsKey, type Problem } from '../../../src/server/judge/problem.ts';
import type { Texts } from '../../../src/server/judge/files/schema-set.ts';

/** What was mended, and the texts that changed. */
export interface Fixed {
  readonly texts: Map<string, string>;
  readonly mended: Problem[];
}

/** Faults in the form of a file hide those behind it, so mending goes on while it finds something. */
const ROUNDS = 5;

/**
 * Mends what can be mended without asking: a misspelt name that only one other is near to, a field without its number, a
 * wrong `$schema`. Everything else in the files stays as it is, byte by byte. A change after which the folder has more
 * faults than before is not made.
 */
export function fixTexts(texts: Texts): Fixed {
  let present = new Map(texts);
  let problems = checkTexts(present);
  const mended: Problem[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { next, done } = mendOnce(present, problems);
    if (done.length === 0) break;
    const left = checkTexts(next);
    if (left.length > problems.length) break;
    present = next;
    problems = left;
    mended.push(...done);
  }
  return { texts: new Map([...present].filter(([file, text]) => texts.get(file) !== text)), mended };
}

function mendOnce(
  texts: Texts,
  problems: readonly Problem[],
): { next: Map<string, string>; done: Problem[] } {
  const next = new Map(texts);
  const done: Problem[] = [];
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const source = sourceOf(texts.get(file));
    if (!source) continue;
    const edits: Edit[] = [];
    for (const problem of problems) {
      const edit = problem.file === file ? editOf(source, problem) : undefined;
      if (!edit) continue;
      edits.push(edit);
      done.push(problem);
    }
    next.set(file, applyEdits(source.text, edits));
  }
  return { next, done };
}

/** Undefined for a text that is no JSON, which nobody can mend without asking. */
function sourceOf(text: string | undefined): JsonSource | undefined {
  try {
    return text === undefined ? undefined : new JsonSource(text);
  } catch {
    return undefined;
  }
}

function editOf(source: JsonSource, problem: Problem): Edit | undefined {
  const node = source.node(problem.pointer);
  if (!node) return undefined;
  const { insert, name, suggestion, certain, offset } = problem;
  if (insert) return insertFirst(source, node, insert.key, insert.value);
  if (name === undefined || suggestion === undefined || !certain) return undefined;
  if (offset === undefined && faultIsKey(node, problem)) {
    const beside = source.nearest(problem.pointer.slice(0, problem.pointer.lastIndexOf('/'))).node;
    return beside.children.has(suggestion) ? undefined : renameKey(node, suggestion);
  }
  if (node.kind !== 'string') return undefined;
  const value = JSON.parse(source.text.slice(node.start, node.end)) as string;
  const at = value.indexOf(name, offset ?? 0);
  if (at < 0 || (offset !== undefined && at !== offset)) return undefined;
  return replaceInside(source, node, at, name.length, suggestion);
}
