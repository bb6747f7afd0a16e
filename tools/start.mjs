import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNodeVersion } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { signalRunningCommands } from './setup/run-command.mjs';
import { supervise } from './setup/supervise.mjs';

requireNodeVersion();

/** Before the server runs there is nothing to close in order, only a command to end. @param {NodeJS.Signals} signal */
const abort = (signal) => {
  signalRunningCommands(signal);
  process.exit(1);
};
process.once('SIGINT', abort).once('SIGTERM', abort);
const prepared = (await ensureInstalled(root)) && (await ensureBuilt(root));
process.off('SIGINT', abort).off('SIGTERM', abort);

process.exitCode = prepared
  ? await supervise(join(root, 'dist/server/main.js'), { cwd: root, args: process.argv.slice(2) })
  : 1;
