import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';
import { unpackWoff2 } from './woff2.ts';

/** The package of the font: one file with the common characters, and a hundred small ones that hold them all. */
const FONT = '@fontsource/noto-sans-sc';
const COMMON = 'chinese-simplified';

/** A second font, for the characters of rare names: a file for each stretch of Unicode, as its style sheet says. */
const RARE_FONT = 'hanamin';
const RARE_PARTS = /url\((HanaMin[AB]\.CJK-[\w-]+)\.woff2\)[^}]*?unicode-range: ([^;]+);/g;

const required = createRequire(import.meta.url);
const loaded = new Map<string, Buffer>();

/** A part of a font, unpacked; kept for the next document. */
export function fontPart(name: string): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const file = (path: string) => readFileSync(required.resolve(path));
  const font = name.startsWith('HanaMin')
    ? unpackWoff2(file(`${RARE_FONT}/${name}.woff2`))
    : unpackWoff(file(`${FONT}/files/noto-sans-sc-${name}-400-normal.woff`));
  loaded.set(name, font);
  return font;
}

interface Part {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

let parts: readonly Part[] | undefined;

/** Which part holds which characters, as the packages say it; the second font after the first. */
function partList(): readonly Part[] {
  if (parts) return parts;
  const told = JSON.parse(readFileSync(required.resolve(`${FONT}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const rare = readFileSync(required.resolve(`${RARE_FONT}/HanaMin.css`), 'utf8').matchAll(RARE_PARTS);
  const named = [
    ...Object.entries(told).map(([name, text]) => [name.replace(/[[\]]/g, ''), text] as const),
    ...[...rare].map(([, name = '', text = '']) => [name, text] as const),
  ];
  parts = named.map(([name, text]) => ({ name, ranges: rangesOf(text) }));
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
