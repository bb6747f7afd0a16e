import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** Commands still running: a signal to us must not leave them behind. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

const outputKept = 4_000;

/**
 * Runs a command to its end and answers its exit code; 127 when it could not be started.
 * Its output goes straight to ours.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @param {(text: Buffer) => void} [onOutput] receives the output where options ask for pipes
 * @returns {Promise<number>}
 */
export function runCommand(command, args, options = {}, onOutput = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
    running.add(child);
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('error', (error) => {
      running.delete(child);
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? (signal === null ? 1 : 128));
    });
  });
}

/**
 * Runs a command whose output matters only when it fails: then its end is printed.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export async function runQuietly(command, args, options = {}) {
  let output = '';
  const keep = (/** @type {Buffer} */ text) => {
    output = `${output}${text}`.slice(-outputKept);
  };
  const code = await runCommand(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }, keep);
  if (code !== 0) console.error(`${output}\n${command} ${args.join(' ')}: exit ${code}`);
  return code;
}

/**
 * Passes a signal on to every command still running.
 * @param {NodeJS.Signals} signal
 */
export function signalRunningCommands(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs npm, the one that is running us when there is one, so that a second npm on PATH does not interfere.
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 */
export function runNpm(args, options = {}) {
  const npmScript = process.env['npm_execpath'];
  if (npmScript !== undefined && /npm-cli\.[cm]?js$/.test(npmScript)) {
    return runCommand(process.execPath, [npmScript, ...args], options);
  }
  const windows = process.platform === 'win32';
  return runCommand(windows ? 'npm.cmd' : 'npm', args, { shell: windows, ...options });
}
