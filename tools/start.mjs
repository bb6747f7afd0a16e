import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNodeVersion } from './setup/node-version.mjs';
import { onParentGone } from './setup/parent-gone.mjs';
import { exitCodeOf, stopSignals } from './setup/restart-policy.mjs';
import { root } from './setup/root.mjs';
import { signalRunningCommands } from './setup/run-command.mjs';
import { supervise } from './setup/supervise.mjs';

requireNodeVersion();

/** Before the server runs there is nothing to close in order, only a command to end. @param {NodeJS.Signals} signal */
const abort = (signal) => {
  signalRunningCommands(signal);
  process.exit(exitCodeOf(null, signal));
};
// With its last listener a signal that has come, and was not told yet, would be forgotten: one listener stays between the others.
for (const signal of stopSignals) process.on(signal, () => {}).once(signal, abort);
const endWatch = onParentGone(() => abort('SIGTERM'));
const prepared = (await ensureInstalled(root)) && (await ensureBuilt(root));
for (const signal of stopSignals) process.off(signal, abort);
endWatch();

process.exitCode = prepared
  ? await supervise(join(root, 'dist/server/main.js'), { cwd: root, args: process.argv.slice(2) })
  : 1;
