import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureBuilt } from '../../setup/ensure-built.mjs';
import { startCluster } from '../../setup/postgres-cluster.mjs';
import { findPostgresPrograms } from '../../setup/postgres-programs.mjs';
import { root } from '../../setup/root.mjs';
import { findPgbench } from './pgbench.ts';

/** Where a bench measures: a PostgreSQL and a folder of its own, and what a built server is told to use both. */
export interface Place {
  readonly client: Client;
  readonly databaseUrl: string;
  /** The process of the database; undefined where the database was given. */
  readonly databasePid: number | undefined;
  readonly folder: string;
  readonly pgbench: string;
  /** Of every account of the demo school. */
  readonly password: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A server in earnest: what is committed is on the disk. */
const DURABLE = ['fsync=on', 'synchronous_commit=on', 'max_connections=100'];

interface PlaceOptions {
  /** Settings of the database beside those of durability, as `name=value`. */
  readonly postgres?: readonly string[];
  /** A database that was filled before, instead of a new one. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Runs a bench and leaves nothing behind.
 * @param name of its folder
 * @param bench answers whether what was measured is good enough; the exit code of the process says it
 */
export async function benchOnPostgres(
  name: string,
  bench: (place: Place) => Promise<boolean>,
  { postgres = [], databaseUrl: given }: PlaceOptions = {},
): Promise<void> {
  process.exitCode = 1;
  if (!(await ensureBuilt(root))) return;
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('no PostgreSQL found');
  const cluster = given === undefined ? await startCluster(programs, [...DURABLE, ...postgres]) : undefined;
  const databaseUrl = given ?? cluster!.url;
  const folder = mkdtempSync(join(tmpdir(), `xgt-bench-${name}-`));
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const password = `B-${randomBytes(9).toString('base64url')}-7`;
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO_PASSWORD: password,
    };
    const pgbench = findPgbench(programs);
    const place = {
      client,
      databaseUrl,
      databasePid: cluster?.pid,
      folder,
      pgbench,
      password,
      env,
    };
    if (await bench(place)) process.exitCode = 0;
  } finally {
    await client.end();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A number that the environment sets for a bench. */
export const numberFrom = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);

/** @returns the value that this share of the values does not exceed; NaN of none */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Tells how far a bench is, with the time. */
export function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}
