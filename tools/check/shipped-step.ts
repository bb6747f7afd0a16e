import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { areSchemasShipped } from '../setup/ensure-built.mjs';
import { shippedFiles } from '../shipped/shipped.ts';
import type { Step } from './step.ts';

const FOLDER = 'dist/client/shipped';

/**
 * The schemas that the built browser side carries must be those of schemas/. Ones from before the last change are put there anew
 * with the next start or test, so only what counts as fresh is held against them.
 */
export const shipped: Step = {
  title: 'shipped schemas are fresh',
  run: async () =>
    areSchemasShipped('.', FOLDER) ? differences(FOLDER, shippedFiles(loadCatalog('schemas'))) : [],
};

/** What a folder has otherwise than it should. */
export function differences(folder: string, files: ReadonlyMap<string, string>): string[] {
  const stale = [...files].filter(([path, text]) => {
    const file = join(folder, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  const surplus = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) => name.endsWith('.json') && !files.has(name) && !statSync(join(folder, name)).isDirectory(),
    );
  return [
    ...stale.map(([path]) => `${folder}/${path} is not what schemas/ says; run npm run build`),
    ...surplus.map((path) => `${folder}/${path} is in no schema; run npm run build`),
  ];
}
