import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/setup/root.mjs';
import { scaled } from '../_util/scale.ts';

/** A round of each bench that measures a server, over a school as small as it can be. */
const ROUNDS: Readonly<Record<string, Record<string, string>>> = {
  beds: { STUDENTS: '200', CONNECTIONS: '8' },
  checkin: { STUDENTS: '20' },
  exam: { CANDIDATES: '40', QUESTIONS: '10', SECONDS: '1', WARM: '1' },
  flow: { ROWS: '6000', OPEN: '2000', STUDENTS: '300', COUNSELLORS: '4', SECONDS: '1', APPROVALS: '20' },
  logins: { ATTEMPTS: '60', STUDENTS: '1100' },
  questionnaire: { STUDENTS: '20', SECONDS: '2' },
  rollcall: { STUDENTS: '40', CONNECTIONS: '4' },
  server: { ROWS: '6000', STUDENTS: '300', COUNSELLORS: '4', SECONDS: '1', REPEATS: '1' },
};

/** What a bench wrote to its streams; it ends with 1 where what it measured is not good enough, which a small round cannot tell. */
function roundOf(name: string): Promise<{ said: string; complaints: string }> {
  const own = Object.entries(ROUNDS[name]!).map(([key, value]) => [`BENCH_${key}`, value]);
  const env = { ...process.env, ...Object.fromEntries(own) };
  const file = `tools/bench/${name}/main.ts`;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', file], { cwd: root, env }, (_end, said, complaints) =>
      resolve({ said, complaints }),
    );
  });
}

// Eight schools are built for it: the full run has the minute that they take.
describe.runIf(process.env['TEST_DATABASE'] === 'postgres' && scaled(true, false))('benches', () => {
  it.each(Object.keys(ROUNDS))('%s measures to its end', async (name) => {
    const { said, complaints } = await roundOf(name);
    expect(complaints).toBe('');
    expect(said).toMatch(/load average|processor a/);
  });
});
