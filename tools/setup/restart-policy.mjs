import { constants } from 'node:os';

/**
 * How the server's last life ended.
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, livedMs: number, wasReady: boolean }} Ending
 *
 * What to do now; `failures` goes into the next decision.
 * @typedef {{ action: 'stop', exitCode: number, reason: 'finished' | 'refused' | 'failing' }} Stop
 * @typedef {{ action: 'restart', delayMs: number, failures: number }} Restart
 */

/** The server exits with this (EX_CONFIG) when starting again cannot help: a bad setting, a migration to be decided on. */
export const refusalExitCode = 78;

const shortLifeMs = 5_000;
const mostFailures = 6;
const firstDelayMs = 100;
const longestDelayMs = 5_000;

/** Signals by which a person, or the machine that goes down, asks to stop. */
export const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {NodeJS.Signals | null} signal */
export const isStopSignal = (signal) => stopSignals.some((one) => one === signal);

/** As a shell reports the end of a process. @param {number | null} code @param {NodeJS.Signals | null} signal */
export const exitCodeOf = (code, signal) => code ?? (signal === null ? 1 : 128 + constants.signals[signal]);

/**
 * Decides whether a server that ended by itself is started again. One that served requests, or was killed from
 * outside, comes back at once, however often that happens. One that was asked to stop before it could listen to it stays
 * away. One that keeps failing while it starts is retried ever more slowly and then given up, since its own message says
 * what is wrong.
 * @param {number} failures how often in a row it failed while starting, until now
 * @param {Ending} ending
 * @returns {Stop | Restart}
 */
export function afterEnding(failures, ending) {
  if (ending.code === 0) return { action: 'stop', exitCode: 0, reason: 'finished' };
  if (ending.code === refusalExitCode) return { action: 'stop', exitCode: ending.code, reason: 'refused' };
  const { code, signal } = ending;
  if (isStopSignal(signal)) return { action: 'stop', exitCode: exitCodeOf(code, signal), reason: 'finished' };
  const failedToStart = signal !== 'SIGKILL' && !ending.wasReady && ending.livedMs < shortLifeMs;
  if (!failedToStart) return { action: 'restart', delayMs: firstDelayMs, failures: 0 };
  const count = failures + 1;
  if (count >= mostFailures) return { action: 'stop', exitCode: ending.code ?? 1, reason: 'failing' };
  return {
    action: 'restart',
    delayMs: Math.min(longestDelayMs, firstDelayMs * 3 ** (count - 1)),
    failures: count,
  };
}
