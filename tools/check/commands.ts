import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Step } from './step.ts';

/** A step that is another program: its output is the fault when it does not end with 0. */
function command(title: string, program: string, args: string[], fixArgs: string[] = args): Step {
  return {
    title,
    run: (fix) =>
      new Promise((resolve) => {
        const child = spawn(join('node_modules', '.bin', program), fix ? fixArgs : args, {
          stdio: ['ignore', 'pipe', 'pipe'],
          shell: process.platform === 'win32',
        });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk));
        child.stderr.on('data', (chunk: Buffer) => (output += chunk));
        child.on('error', (error) => resolve([error.message]));
        child.on('close', (code) =>
          resolve(code === 0 ? [] : [output.trim() || `${program} ended with ${code}`]),
        );
      }),
  };
}

const SOURCES = ['src', 'tools', 'tests', 'vite.config.ts'];

export const types = command('types', 'tsc', ['--noEmit', '-p', '.']);
export const lint = command(
  'lint and import rules',
  'oxlint',
  ['--deny-warnings', ...SOURCES],
  ['--fix', ...SOURCES],
);
/** Packages that nothing imports, imports of packages that are not declared, files that nothing leads to. */
export const packages = command('packages', 'knip', ['--config', '.knip.json', '--no-progress']);
export const format = command('format', 'oxfmt', ['--check', ...SOURCES], SOURCES);
