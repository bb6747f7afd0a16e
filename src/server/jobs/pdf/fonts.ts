import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';
import { unpackWoff2 } from './woff2.ts';

/** The part that is tried first: the common characters in one file. */
export const COMMON_PART = 'noto-sans-sc/chinese-simplified';

/**
 * Packages of fonts in the order in which they are tried; each tells in which of its files a character is. Of those for one
 * script only its own file is taken.
 */
const FAMILIES: readonly (readonly [family: string, only?: string])[] = [
  ['noto-sans-sc'],
  ['noto-sans'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-serif-tibetan', 'tibetan'],
  ['noto-sans-mongolian', 'mongolian'],
  ['noto-sans-yi', 'yi'],
  ['nanum-gothic'],
];

/** Fonts whose letters join, stack or change places, so that their rules are needed. */
const JOINED = /^noto-(?:sans-arabic|serif-tibetan|sans-mongolian)\/|\/devanagari$/;

/** Characters of rare names: a file for each stretch of Unicode, as its style sheet says. */
const RARE_FONT = 'hanamin';
const RARE_PARTS = /url\((HanaMin[AB]\.CJK-[\w-]+)\.woff2\)[^}]*?unicode-range: ([^;]+);/g;

/** Has a plain shape for nearly every character of the first plane; it is tried when no other font has one. */
const LAST_PART = 'unifontex/latin';
const LAST_RANGES = [[0, 0xffff]] as const;

const required = createRequire(import.meta.url);
const loaded = new Map<string, Buffer>();

/** Where a part lies in its package. */
function fileOf(name: string): string {
  const [family = '', subset = ''] = name.split('/');
  return family === RARE_FONT
    ? `${RARE_FONT}/${subset}.woff2`
    : `@fontsource/${family}/files/${family}-${subset}-400-normal.woff`;
}

/** A part of a font, unpacked; kept for the next document. */
export function fontPart(name: string): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const path = fileOf(name);
  const packed = readFileSync(required.resolve(path));
  const font = path.endsWith('.woff2') ? unpackWoff2(packed) : unpackWoff(packed, JOINED.test(name));
  loaded.set(name, font);
  return font;
}

interface Part {
  readonly name: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

let parts: readonly Part[] | undefined;

/** Which part holds which characters, as the packages say it. */
function partList(): readonly Part[] {
  parts ??= [...FAMILIES.flatMap(familyParts), ...rareParts(), { name: LAST_PART, ranges: LAST_RANGES }];
  return parts;
}

function familyParts([family, only]: (typeof FAMILIES)[number]): Part[] {
  const told = JSON.parse(
    readFileSync(required.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  return Object.entries(told)
    .filter(([subset]) => only === undefined || subset === only)
    .map(([subset, text]) => ({ name: `${family}/${subset.replace(/[[\]]/g, '')}`, ranges: rangesOf(text) }));
}

function rareParts(): Part[] {
  const sheet = readFileSync(required.resolve(`${RARE_FONT}/HanaMin.css`), 'utf8');
  return [...sheet.matchAll(RARE_PARTS)].map(([, subset = '', text = '']) => ({
    name: `${RARE_FONT}/${subset}`,
    ranges: rangesOf(text),
  }));
}

function rangesOf(text: string): (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

/** Parts that may have a character which the first one lacks. */
export function partsWith(codePoint: number): string[] {
  return partList()
    .filter(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to))
    .map(({ name }) => name);
}
