import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../../setup/cache-folder.mjs';
import { runNpm, runQuietly } from '../../setup/run-command.mjs';

/** What the bench compares with, at exact versions. None of them is a dependency of the product. */
const INSTALLED = [
  '@formily/antd-v5@1.2.4',
  '@rjsf/antd@6.10.1',
  '@rjsf/core@6.10.1',
  '@rjsf/utils@6.10.1',
  '@rjsf/validator-ajv8@6.10.1',
];
/** Its dependencies do not all install; the sdk in its tarball needs none. */
const UNPACKED = { name: 'amis', version: '6.13.0' };

export interface Peers {
  /** Folder whose node_modules holds what was installed. */
  readonly folder: string;
  /** Folder of the unpacked sdk. */
  readonly amis: string;
}

/**
 * Fetches the peers once.
 * @throws Error when they are not there and cannot be fetched
 */
export async function fetchPeers(): Promise<Peers> {
  const stamp = [...INSTALLED, `${UNPACKED.name}@${UNPACKED.version}`].join(' ');
  const parent = join(cacheFolder(), 'xuegongtai-bench');
  const folder = join(parent, Buffer.from(stamp).toString('base64url').slice(-24));
  const peers = { folder, amis: join(folder, 'package/sdk') };
  if (existsSync(join(folder, 'complete'))) return peers;
  console.log(`fetching ${stamp}`);
  const making = `${folder}.${process.pid}`;
  try {
    await mkdir(making, { recursive: true });
    await writeFile(join(making, 'package.json'), '{"private":true}\n');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'];
    await worked(runNpm(['install', '--no-save', ...quiet, ...INSTALLED], { cwd: making }));
    await worked(
      runNpm(['pack', '--loglevel=error', `${UNPACKED.name}@${UNPACKED.version}`], { cwd: making }),
    );
    await worked(
      runQuietly('tar', ['-xzf', `${UNPACKED.name}-${UNPACKED.version}.tgz`, 'package/sdk'], { cwd: making }),
    );
    await writeFile(join(making, 'complete'), stamp);
    await rename(making, folder);
  } catch (failure) {
    await rm(making, { recursive: true, force: true });
    throw new Error(
      `The peers (${stamp}) are not in ${parent} and could not be fetched: this bench needs the network once.`,
      { cause: failure },
    );
  }
  return peers;
}

async function worked(running: Promise<number>): Promise<void> {
  const code = await running;
  if (code !== 0) throw new Error(`exit ${code}`);
}
