import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../setup/root.mjs';
import type { LoadOrder, LoadResult } from './http-load.ts';

/** Has the generator, a process of its own, send requests. `folder` takes its order. */
export async function load(order: LoadOrder, folder: string): Promise<LoadResult> {
  const file = join(folder, 'load.json');
  writeFileSync(file, JSON.stringify(order));
  const generator = fileURLToPath(new URL('http-load.ts', import.meta.url));
  return JSON.parse(await outputOf(process.execPath, ['--import', 'tsx', generator, file])) as LoadResult;
}

function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`the load generator: exit ${code}`)),
    );
  });
}
