import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './setup/free-port.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNodeVersion } from './setup/node-version.mjs';
import { stopSignals } from './setup/restart-policy.mjs';
import { root } from './setup/root.mjs';
import { ensureValidators } from './setup/validators.mjs';

requireNodeVersion();
if (!(await ensureInstalled(root)) || !(await ensureValidators(root))) process.exit(1);

// People open the port that was asked for; the server behind it takes any.
const shown = process.env['PORT'] ?? '5173';
const behind = String(await freePort());
// The server serves a built page or does not start; here Vite answers before it is asked for one.
const pages = mkdtempSync(join(tmpdir(), 'xgt-dev-'));
copyFileSync(join(root, 'index.html'), join(pages, 'index.html'));

/** @param {string} script @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (script, args, env = {}) =>
  spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WATCH_SCHEMAS: '1', ...env },
  });

const children = [
  // The server begins anew when its source changes; schemas are read while it runs.
  run('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'src/server/main.ts'], {
    PORT: behind,
    CLIENT_DIR: pages,
    PUBLIC_URL: `http://127.0.0.1:${shown}`,
  }),
  run('vite/bin/vite.js', ['--host', '127.0.0.1', '--port', shown, '--strictPort'], { PORT: behind }),
];

/** @param {NodeJS.Signals} signal */
const endAll = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of stopSignals) process.on(signal, () => endAll(signal));
process.once('exit', () => rmSync(pages, { recursive: true, force: true }));
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    endAll('SIGTERM');
  });
