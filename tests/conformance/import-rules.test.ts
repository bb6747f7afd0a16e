import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'xgt-lint-'));
copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function lint(file: string, line: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\n`);
  const run = spawnSync(resolve('node_modules/.bin/oxlint'), ['--deny-warnings', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return run.status === 0 ? '' : run.stdout;
}

describe('imports run one way, and the linter says why', () => {
  it.each([
    ['src/contract/a.ts', "export * from 'react';", 'src/contract runs in both'],
    ['src/contract/b.ts', "export * from '../server/main.ts';", 'Imports run one way'],
    [
      'src/client/shell/c.ts',
      "export * from '../../server/data/list.ts';",
      'The browser never sees server code',
    ],
    ['src/client/renderer/blocks/d.ts', "export * from '@formily/core';", 'Only client/renderer/formily'],
    [
      'src/client/renderer/blocks/e.ts',
      "export * from '../../shell/menu.ts';",
      'The renderer draws any page',
    ],
    [
      'src/client/session/f.ts',
      "export * from '../request/call.ts';",
      'storage and session hold browser state',
    ],
    ['src/client/request/g.ts', "export * from '../renderer/Page.tsx';", 'request talks to the server'],
    ['src/server/data/h.ts', "export * from '../modules/leave/index.ts';", 'The engine knows no call'],
    ['src/server/http/i.ts', "export * from '../calls/index.ts';", 'The pipeline is given the table'],
    [
      'src/server/modules/leave/j.ts',
      "export * from '../../http/answer.ts';",
      "A module's rules know nothing of transport",
    ],
    [
      'src/server/modules/leave/q.ts',
      "export * from '../notice/targets.ts';",
      'Modules never import modules',
    ],
    [
      'src/server/modules/orientation/desk/r.ts',
      "export * from '../../dormitory/arrival.ts';",
      'Modules never import modules',
    ],
    [
      'src/server/engines/notify/s.ts',
      "export * from '../../modules/leave/index.ts';",
      'An engine serves modules',
    ],
    ['src/server/main.ts', "export * from '../client/main.tsx';", 'The server never sees browser code'],
    ['src/server/auth/k.ts', 'export const make = (text: string) => new Function(text);', 'no-new-func'],
    ['src/server/auth/l.ts', 'export default 1;', 'no-default-export'],
  ])('%s', (file, line, reason) => {
    expect(lint(file, line)).toContain(reason);
  });

  it.each([
    ['src/client/renderer/formily/m.ts', "export * from '@formily/core';"],
    ['src/client/shell/n.ts', "export * from '../renderer/Page.tsx';"],
    ['src/server/calls/o.ts', "export * from '../modules/leave/index.ts';"],
    ['src/server/modules/orientation/desk/t.ts', "export * from '../steps/index.ts';"],
    ['src/server/modules/leave/u.ts', "export * from '../../engines/notify/push.ts';"],
    ['src/server/data/p.ts', "export * from '../../contract/model.ts';"],
  ])('%s is allowed', (file, line) => {
    expect(lint(file, line)).toBe('');
  });
});
