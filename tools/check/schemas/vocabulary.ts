import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../schemas/_meta/', import.meta.url));

let shapes: readonly ReadonlySet<string>[] | undefined;

/**
 * The keys that an object with these keys may have as well: those of every object in the vocabulary that knows the keys.
 * A validator's error does not say which part of a meta-schema it came from, but the neighbours of a wrong key do.
 */
export function keysBeside(known: readonly string[]): string[] {
  shapes ??= readShapes();
  const fitting = shapes.filter((shape) => known.every((key) => shape.has(key)));
  return [...new Set(fitting.flatMap((shape) => [...shape]))].filter((key) => !known.includes(key));
}

function readShapes(): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: unknown };
    if (typeof properties === 'object' && properties !== null) found.push(new Set(Object.keys(properties)));
    for (const inner of Object.values(value)) walk(inner);
  };
  for (const name of readdirSync(FOLDER))
    if (name.endsWith('.schema.json')) walk(JSON.parse(readFileSync(FOLDER + name, 'utf8')));
  return found;
}
