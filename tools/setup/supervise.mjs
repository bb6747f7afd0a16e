import { spawn } from 'node:child_process';
import { afterEnding, exitCodeOf, isStopSignal, stopSignals } from './restart-policy.mjs';
import { onParentGone } from './parent-gone.mjs';
import { serverArguments } from './server-arguments.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const followParent = new URL('./follow-parent.mjs', import.meta.url).href;
const graceMs = 15_000;
/** Ctrl+C reaches this process from the terminal and once more through npm: only what comes later is a second wish. */
const echoMs = 1_000;

/**
 * Runs a Node.js server until it is told to stop, and starts it again when it dies by itself.
 * The server may say `ready` through `process.send` once it serves requests.
 * @param {string} file
 * @param {{ cwd: string, args?: string[] }} options
 * @returns {Promise<number>} the exit code to end with
 */
export function supervise(file, { cwd, args = [] }) {
  return new Promise((resolve) => {
    /** @type {ChildProcess | undefined} */
    let child;
    /** @type {NodeJS.Timeout | undefined} */
    let restartTimer;
    let failures = 0;
    /** @type {number | undefined} */
    let stoppingSince;

    /** @param {number} exitCode */
    const finish = (exitCode) => {
      for (const signal of stopSignals) process.off(signal, stop);
      endWatch();
      resolve(exitCode);
    };

    /** The second wish does not wait any more. */
    const stop = () => {
      clearTimeout(restartTimer);
      if (child === undefined) return finish(0);
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > echoMs) child.kill('SIGKILL');
        return;
      }
      stoppingSince = performance.now();
      child.kill('SIGTERM');
      const stopped = child;
      setTimeout(() => stopped.kill('SIGKILL'), graceMs).unref();
    };
    const endWatch = onParentGone(stop);

    const start = () => {
      const startedAt = Date.now();
      let wasReady = false;
      const server = spawn(process.execPath, [...serverArguments, '--import', followParent, file, ...args], {
        cwd,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child = server;
      server.on('message', (message) => {
        if (message === 'ready') wasReady = true;
      });
      server.once('error', (error) => console.error(error.message));
      server.once('exit', (code, signal) => {
        child = undefined;
        if (stoppingSince !== undefined) return finish(isStopSignal(signal) ? 0 : exitCodeOf(code, signal));
        const next = afterEnding(failures, { code, signal, livedMs: Date.now() - startedAt, wasReady });
        const how = signal ?? `exit ${code}`;
        if (next.action === 'stop') {
          if (next.reason === 'failing') {
            console.error(
              `服务多次启动失败（${how}），已停止重试，原因见上。 / The server keeps failing to start; see above.`,
            );
          }
          return finish(next.exitCode);
        }
        console.error(
          `服务意外退出（${how}），${next.delayMs} 毫秒后重启。 / The server ended unexpectedly; restarting.`,
        );
        failures = next.failures;
        restartTimer = setTimeout(start, next.delayMs);
      });
    };

    for (const signal of stopSignals) process.on(signal, stop);
    start();
  });
}
