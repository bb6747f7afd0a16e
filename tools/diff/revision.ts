import { spawnSync } from 'node:child_process';
import type { Texts } from '../../src/server/judge/files/schema-set.ts';

/** The schemas of a git revision. @throws Error with git's own words when there is no such revision */
export function textsOfRevision(revision: string, folder: string): Texts {
  const names = git(['ls-tree', '-r', '-z', '--name-only', '--end-of-options', revision, '--', `${folder}/`])
    .split('\0')
    .filter((name) => name.endsWith('.json') && !name.startsWith(`${folder}/_meta/`));
  const answer = git(['cat-file', '--batch'], names.map((name) => `${revision}:${name}\n`).join(''));
  const texts = new Map<string, string>();
  const bytes = Buffer.from(answer, 'utf8');
  let at = 0;
  for (const name of names) {
    // Each answer is a line "<hash> blob <bytes>", the content, and a line end.
    const end = bytes.indexOf('\n', at);
    const size = Number(bytes.toString('utf8', at, end).split(' ')[2]);
    texts.set(name.slice(folder.length + 1), bytes.toString('utf8', end + 1, end + 1 + size));
    at = end + 2 + size;
  }
  return texts;
}

function git(args: readonly string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}
