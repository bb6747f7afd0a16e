import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { escapePointer, near } from './form.ts';
import type { Problem } from './problem.ts';

const ICON = /^[A-Z][A-Za-z0-9]*Outlined$/;

let names: readonly string[] | undefined;

/** Names of the outlined icons that the library has. */
function iconNames(): readonly string[] {
  const library = dirname(createRequire(import.meta.url).resolve('@ant-design/icons/package.json'));
  names ??= readdirSync(join(library, 'lib', 'icons'))
    .map((file) => file.replace(/\.(?:d\.ts|js)$/, ''))
    .filter((name) => ICON.test(name));
  return names;
}

/** The icons of a file that no icon has the name of: nothing would be shown in their place. */
export function iconFaults(file: string, value: unknown, pointer = ''): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Problem[] => {
    const here = `${pointer}/${escapePointer(key)}`;
    if (key !== 'icon' || typeof inner !== 'string') return iconFaults(file, inner, here);
    if (!ICON.test(inner) || iconNames().includes(inner)) return [];
    return [
      { file, pointer: here, message: `图标 "${inner}" 不存在`, name: inner, ...near(inner, iconNames()) },
    ];
  });
}
