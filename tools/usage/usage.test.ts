import { isAtLength } from '../../tests/_util/scale.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { USAGE } from './usage.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Tools of the implementer: those that a person calls with words of their own. */
const tools = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node --import tsx (tools\/\w+\/main\.ts)$/.exec(command)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});

describe('L05 how a tool is called', () => {
  it('is known of every one, and asked for before anything else', () => {
    expect(Object.keys(USAGE).sort()).toEqual(tools.map(([name]) => name).sort());
    const first = tools.map(([, file]) => readFileSync(file, 'utf8').split('\n')[0]);
    expect(new Set(first)).toEqual(new Set(["import '../usage/answer.ts';"]));
  });

  // These open a database, a server, or take the word for the name of something.
  it.each(['explain', 'preview', 'codemod'].slice(0, isAtLength ? 3 : 1))(
    '%s --help says it and ends',
    (name) => {
      const file = `tools/${name}/main.ts`;
      const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', file, '--help'], {
        encoding: 'utf8',
        // A server that was started instead would never end.
        timeout: 60_000,
      });
      expect([status, stderr.replaceAll(/^npm warn.*\n/gm, '')]).toEqual([0, '']);
      expect(stdout).toContain(`npm run ${name}`);
    },
  );
});
