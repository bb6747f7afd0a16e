import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

/** The package of the font: one file with the common characters, and a hundred small ones that hold them all. */
const FONT = '@fontsource/noto-sans-sc';
const COMMON = 'chinese-simplified';

const required = createRequire(import.meta.url);
const fileOf = (name: string) => required.resolve(`${FONT}/files/noto-sans-sc-${name}-400-normal.woff`);
const loaded = new Map<string, Buffer>();

/** A part of the font, unpacked; kept for the next document. */
export function fontPart(name: string): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const font = unpackWoff(readFileSync(fileOf(name)));
  loaded.set(name, font);
  return font;
}

interface Part {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

let parts: readonly Part[] | undefined;

/** Which part holds which characters, as the package says it. */
function partList(): readonly Part[] {
  if (parts) return parts;
  const told = JSON.parse(readFileSync(required.resolve(`${FONT}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  parts = Object.entries(told).map(([name, text]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: rangesOf(text),
  }));
  return parts;
}

function rangesOf(text: string): (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

/** The part that is tried first. */
export const COMMON_PART = COMMON;

/** Parts that may have a character which the first one lacks. */
export function partsWith(codePoint: number): string[] {
  return partList()
    .filter(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))
    .map(({ name }) => name);
}
