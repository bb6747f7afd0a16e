import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./writer.ts', import.meta.url));

export interface Writer {
  /** Complete lines printed until now: `open`, then what was acknowledged. */
  lines: () => string[];
  /** Waits until at least so many lines were printed; throws with the process's errors when it ends before. */
  printed: (count: number) => Promise<void>;
  /** Kills it with SIGKILL and waits for its end. */
  kill: () => Promise<void>;
}

/** Starts a process of its own that writes rows numbered from `first` to the embedded database in the folder. */
export function startWriter(dataDir: string, first = 1): Writer {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  let check = (): void => undefined;
  let ended = false;
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    check();
  });
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true;
      check();
      resolve();
    });
  });
  const lines = () => output.split('\n').slice(0, -1);
  return {
    lines,
    printed: (count) =>
      new Promise((resolve, reject) => {
        check = () => {
          if (lines().length >= count) resolve();
          else if (ended) reject(new Error(`the writer ended:\n${errors}`));
        };
        check();
      }),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
