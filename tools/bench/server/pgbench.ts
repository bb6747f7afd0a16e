import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath, isExecutable } from '../../setup/executables.mjs';
import { idsIn, type Recording } from './record.ts';

/** What pgbench is to run. */
export interface PgbenchOrder {
  readonly pgbench: string;
  readonly databaseUrl: string;
  /** One script each, drawn at random; at most 128. */
  readonly recordings: readonly Recording[];
  readonly clients: number;
  readonly seconds: number;
}

/** Its rate, and the milliseconds of each transaction. */
export interface PgbenchResult {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

/** pgbench, which lies beside initdb itself, wherever a link to that one was found. */
export function findPgbench(programs: string): string {
  const beside = join(dirname(realpathSync(join(programs, 'initdb'))), 'pgbench');
  const found = isExecutable(beside) ? beside : findOnPath(['pgbench']);
  if (found === undefined) throw new Error('no pgbench found');
  return found;
}

/** Runs the recorded statements with the same texts and bound values, prepared, over as many connections. */
export async function runPgbench(order: PgbenchOrder): Promise<PgbenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'xgt-pgbench-'));
  try {
    const variables: string[] = ['-D', 'n=0', '-D', `base=${baseNumber()}`];
    const scripts = order.recordings.flatMap((recording, index) => {
      const script = scriptOf(recording, index);
      for (const [name, value] of script.variables) variables.push('-D', `${name}=${value}`);
      const file = join(folder, `${index}.sql`);
      writeFileSync(file, script.text);
      return ['-f', file];
    });
    const args = [
      ...['-c', String(order.clients), '-j', '1', '-T', String(order.seconds)],
      ...['-l', `--log-prefix=${join(folder, 'log')}`, ...variables, ...scripts],
    ];
    return { perSecond: await rateOf(order, args), latencies: latenciesIn(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs pgbench, prepared and without its own tables. @returns transactions a second */
export async function rateOf(
  { pgbench, databaseUrl }: Pick<PgbenchOrder, 'pgbench' | 'databaseUrl'>,
  args: readonly string[],
): Promise<number> {
  const url = new URL(databaseUrl);
  const place = ['-h', url.hostname, '-p', url.port, '-U', url.username, '-n', '-M', 'prepared'];
  const output = await run(pgbench, [...place, ...args, url.pathname.slice(1)], {
    PGPASSWORD: decodeURIComponent(url.password),
    PGOPTIONS: '-c TimeZone=Asia/Shanghai',
  });
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench: ${output}`);
  return perSecond;
}

/** Keys of one run are above those of earlier ones; ten digits are left for client and counter. */
const baseNumber = () => `${Math.floor(Date.now() / 1000)}0000000000`.slice(1);

/** So many variables pgbench takes in one statement, counting each place; a longer one has its values written out. */
const MOST_ARGUMENTS = 255;

function scriptOf(recording: Recording, index: number): { text: string; variables: [string, string][] } {
  const variables: [string, string][] = [];
  const statements = recording.statements.map(({ text, values }, at) => {
    const isLong = (text.match(/\$\d+/g) ?? []).length > MOST_ARGUMENTS;
    const names = values.map((value, place) => {
      if (value === null || value === undefined) return 'NULL';
      // pgbench takes no variable without a value.
      if (value === '') return "''";
      if (recording.changing.has(value)) return ':unique';
      if (isLong && !idsIn(value).some((id) => recording.changing.has(id) || isChain(value, id)))
        return withoutColons(`'${bound(value).replaceAll("'", "''")}'`);
      const name = `s${index}_${at}_${place}`;
      variables.push([name, bound(value)]);
      return idsIn(value)
        .filter((id) => recording.changing.has(id) || isChain(value, id))
        .reduce((text, id, number) => `replace(${text}, '${id}', :unique::text || '-${number}')`, `:${name}`);
    });
    return `${withoutColons(text).replace(/\$(\d+)/g, (_all, n: string) => names[Number(n) - 1] ?? 'NULL')};`;
  });
  const own = '\\set n :n + 1\n\\set unique :base + :client_id * 100000000 + :n\n';
  return { text: `${recording.changing.size > 0 ? own : ''}${statements.join('\n')}\n`, variables };
}

/** Rows of a log have the next place of its chain, which a second sending finds taken: each sending has a chain of its own. */
const isChain = (document: unknown, id: string) => String(document).includes(`"Chain":"${id}"`);

/** pgbench takes `:MI` for a variable even inside a literal. */
function withoutColons(text: string): string {
  return text.replace(/'[^']*'/g, (literal) =>
    literal.includes(':') ? `E${literal.replaceAll(':', '\\072')}` : literal,
  );
}

/** A value in the text form in which pg binds it. */
function bound(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function run(program: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`pgbench: exit ${code}\n${output.slice(0, 3000)}`)),
    );
  });
}

/** Third word of each line: microseconds of one transaction. */
function latenciesIn(folder: string): number[] {
  const logs = readdirSync(folder).filter((name) => name.startsWith('log'));
  return logs.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  );
}
