import { statSync } from 'node:fs';
import type { Report } from '../../mail/mailer.ts';
import { ProviderError, readProviders, type Provider } from './providers.ts';

/** How long a look at the file counts. */
const LOOK_MS = 1000;

/** The providers as the installation's file has them now. */
export type ProviderFile = () => ReadonlyMap<string, Provider>;

/**
 * Reads the file, and again when it changes. A file that became unusable changes nothing and is reported once; at the
 * start it ends the start.
 * @throws ProviderError
 */
export function openProviderFile(
  path: string,
  report: Report,
  now: () => number = () => performance.now(),
): ProviderFile {
  let state = stateOf(path);
  let providers = readProviders(path);
  let looked = now();
  return () => {
    const time = now();
    if (time - looked < LOOK_MS) return providers;
    looked = time;
    const found = stateOf(path);
    if (found === state) return providers;
    state = found;
    try {
      providers = readProviders(path);
      report('sso-file-read', { providers: [...providers.keys()] });
    } catch (error) {
      const reason = error instanceof ProviderError ? error.message : (error as Error).name;
      report('sso-file-refused', { reason });
    }
    return providers;
  };
}

/** Changes whenever the file does. */
function stateOf(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.ino} ${file.size} ${file.mtimeMs}` : '';
}
