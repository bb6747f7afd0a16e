import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NAMES } from '../../../tests/fixtures/names/people.ts';
import { unshownText } from './unshown.ts';

/** What the fonts that pages bring along are asked for. */
const ranges = [
  ...readFileSync('src/client/renderer/rare-glyphs.css', 'utf8').matchAll(/unicode-range: (.+);/g),
]
  .flatMap(([, list]) => list!.split(', '))
  .map((range) => range.slice(2).split('-'))
  .map(([from, to]) => [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const);
const isNamed = (code: number) => unshownText([String.fromCodePoint(code)]) !== undefined;

describe('16.14 M08: above the sheets that a browser prints', () => {
  it('no name is told of whose characters fonts are brought along for', () => {
    expect(
      Object.values(NAMES)
        .flat()
        .flatMap((name) => unshownText([name]) ?? []),
    ).toEqual([]);
    expect(ranges.length).toBeGreaterThan(50);
    expect(ranges.flat().filter(isNamed)).toEqual([]);
  });

  it.each([
    ['extension G', 0x30000, 0x3134a],
    ['extension H', 0x31350, 0x323af],
    ['extension I', 0x2ebf0, 0x2ee5d],
    ['private use', 0xe000, 0xf8ff],
  ])('characters of %s are, and none of them has such a font', (_name, first, last) => {
    expect([first, last].filter((code) => !isNamed(code))).toEqual([]);
    expect(ranges.filter(([from, to]) => from <= last && to >= first)).toEqual([]);
  });

  it('each is named once, with the documents that it stands in', () => {
    expect(unshownText(['王\u{30edd}\u{30edd}', '赵一', '李\u{30edd}\u{e863}'])).toBe(
      '有2个生僻字没有随系统提供的字体，本机也没有时会印成方框，请核对：\u{30edd} U+30EDD（第1份、第3份）；\u{e863} U+E863（第3份）',
    );
    expect(unshownText(Array.from({ length: 7 }, () => '\u{e863}'))).toContain('第4份、第5份等7份');
  });
});
