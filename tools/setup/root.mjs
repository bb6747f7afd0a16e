import { fileURLToPath } from 'node:url';

/** The repository's top folder, whatever folder the command was called from. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
