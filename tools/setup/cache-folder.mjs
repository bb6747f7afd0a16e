import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder of this system for what may be fetched again. */
export function cacheFolder() {
  if (process.env['XDG_CACHE_HOME']) return process.env['XDG_CACHE_HOME'];
  if (process.platform === 'win32' && process.env['LOCALAPPDATA']) return process.env['LOCALAPPDATA'];
  return process.platform === 'darwin' ? join(homedir(), 'Library/Caches') : join(homedir(), '.cache');
}
