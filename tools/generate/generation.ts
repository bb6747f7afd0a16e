import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EntityFile } from '../../src/contract/generated/meta.ts';
import { BANNER } from './banner.ts';
import { readSchemas } from './read-schemas.ts';

const written = fileURLToPath(new URL('../../src/contract/generated/generation.ts', import.meta.url));

/**
 * The number of the shape that stored data has: one more than before whenever a stored field came, went or changed, so that an
 * older program knows data of a newer one. It goes on from the file that stands there.
 */
export function generation(schemas: string): string {
  const shape = createHash('sha256')
    .update(JSON.stringify(shapeOf(schemas)))
    .digest('hex')
    .slice(0, 16);
  const before = lastGeneration();
  const number = before.shape === shape ? before.number : before.number + 1;
  return [
    BANNER,
    '/** Counts the shapes that stored data has had; data of a higher one was made by a newer program. */',
    `export const GENERATION = ${number};`,
    `/** What the number stands for. */\nexport const SHAPE = '${shape}';\n`,
  ].join('\n');
}

function shapeOf(schemas: string): unknown[] {
  return readSchemas<EntityFile>(schemas, 'entities')
    .map(({ name, content }) => [
      name,
      Object.entries(content.fields).map(([field, { id, type, required = false }]) => [
        id,
        field,
        type,
        required,
      ]),
    ])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
}

function lastGeneration(): { readonly number: number; readonly shape: string } {
  const text = existsSync(written) ? readFileSync(written, 'utf8') : '';
  const [, number = '0'] = /GENERATION = (\d+)/.exec(text) ?? [];
  const [, shape = ''] = /SHAPE = '([0-9a-f]+)'/.exec(text) ?? [];
  return { number: Number(number), shape };
}
