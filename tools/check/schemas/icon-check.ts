import { iconNames } from '../../../src/contract/generated/icon-names.ts';
import { escapePointer, near } from './form.ts';
import type { Problem } from './problem.ts';

const ICON = /^[A-Z][A-Za-z0-9]*Outlined$/;

/** The icons of a file that no icon has the name of: nothing would be shown in their place. */
export function iconFaults(file: string, value: unknown, pointer = ''): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): Problem[] => {
    const here = `${pointer}/${escapePointer(key)}`;
    if (key !== 'icon' || typeof inner !== 'string') return iconFaults(file, inner, here);
    if (!ICON.test(inner) || iconNames.includes(inner)) return [];
    return [
      { file, pointer: here, message: `图标 "${inner}" 不存在`, name: inner, ...near(inner, iconNames) },
    ];
  });
}
