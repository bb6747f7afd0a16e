import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../src/server/judge/check.ts';
import { problemLine, type Problem } from '../../src/server/judge/problem.ts';
import { sampled } from '../_util/scale.ts';
import { readFolder, type RawFiles } from '../../src/server/judge/files/schema-set.ts';

const CORPUS = 'tests/fixtures/schemas';

/** One fault: the changes that make it, by JSON pointer into one file of the valid set (null removes), and what must be said. */
interface Case {
  readonly file: string;
  readonly change: Record<string, unknown>;
  readonly expect: { file?: string; pointer: string; message: string; suggestion?: string }[];
}

const { files: read } = readFolder(join(CORPUS, 'valid'));
const valid = (): RawFiles => structuredClone(read);

function apply(files: RawFiles, { file, change }: Case): RawFiles {
  for (const [pointer, value] of Object.entries(change)) {
    const path = pointer.split('/').slice(1);
    const last = path.pop();
    if (last === undefined) {
      files.set(file, value);
      continue;
    }
    let target = files.get(file) as Record<string, unknown>;
    for (const key of path) target = target[key] as Record<string, unknown>;
    if (value === null) delete target[last];
    else target[last] = value;
  }
  return files;
}

const cases = readdirSync(join(CORPUS, 'invalid')).map((name) => ({
  name: name.replace('.json', ''),
  content: JSON.parse(readFileSync(join(CORPUS, 'invalid', name), 'utf8')) as Case,
}));

describe('L05 schema corpus', () => {
  it('the valid set has no problem', () => {
    expect(checkFiles(valid()).map(problemLine)).toEqual([]);
  });

  it.each(sampled(cases, 80, ({ name }) => name))(
    '$name is reported with file, pointer, reason and suggestion',
    ({ content }) => {
      const problems = checkFiles(apply(valid(), content));
      for (const expected of content.expect) {
        const found = problems.find((problem) => fits(problem, { file: content.file, ...expected }));
        expect(found, problems.map(problemLine).join('\n') || 'no problem reported').toBeDefined();
      }
    },
  );
});

function fits(
  problem: Problem,
  expected: { file: string; pointer: string; message: string; suggestion?: string },
): boolean {
  return (
    problem.file === expected.file &&
    problem.pointer === expected.pointer &&
    problem.message.includes(expected.message) &&
    (expected.suggestion === undefined || problem.suggestion === expected.suggestion)
  );
}
