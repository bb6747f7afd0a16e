import { isAtLength } from '../_util/scale.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { drawnRuns, fontkit, type DrawnRun, type Face } from '../_util/pdf-glyphs.ts';
import { NAMES } from '../fixtures/names/people.ts';
import { unpackWoff } from '../../src/server/jobs/pdf/woff.ts';
import { writePdf } from '../../src/server/jobs/pdf/write.ts';

/** Files of the fonts that may draw a name, read as they were published and not by the program under test. */
const PACKAGES = join(import.meta.dirname, '../../node_modules');
const PLAIN_FONTS = ['noto-sans-sc', 'noto-sans', 'noto-sans-yi', 'nanum-gothic'];
/** Of nearly every character, in coarse dots: only where nothing else has it. */
const LAST_FONT = 'unifontex';
const JOINED_FONTS = [
  'noto-sans-arabic/files/noto-sans-arabic-arabic',
  'noto-serif-tibetan/files/noto-serif-tibetan-tibetan',
  'noto-sans-mongolian/files/noto-sans-mongolian-mongolian',
];

interface Published {
  readonly face: Face;
  readonly characters: ReadonlySet<number>;
}

function published(path: string): Published[] {
  const packed = readFileSync(path);
  // The library reads these files too, but so slowly that two hundred names take minutes.
  const face = fontkit.create(path.endsWith('.woff') ? unpackWoff(packed, true) : packed);
  try {
    return [{ face, characters: new Set(face.characterSet) }];
  } catch {
    // One of the files holds no characters.
    return [];
  }
}

function weightsOf(name: string): string[] {
  const folder = join(PACKAGES, '@fontsource', name, 'files');
  return readdirSync(folder)
    .filter((file) => file.endsWith('-400-normal.woff'))
    .map((file) => join(folder, file));
}
const plainFonts = [
  ...PLAIN_FONTS.flatMap(weightsOf),
  ...readdirSync(join(PACKAGES, 'hanamin'))
    .filter((file) => /^HanaMin[AB]\.CJK-.*\.woff2$/.test(file))
    .map((file) => join(PACKAGES, 'hanamin', file)),
].flatMap(published);
const lastFonts = weightsOf(LAST_FONT).flatMap(published);
const joinedFonts = JOINED_FONTS.flatMap((name) =>
  published(join(PACKAGES, '@fontsource', `${name}-400-normal.woff`)),
);

const shapes = new Map<string, Set<string>>();
/** The shapes that published fonts give to a character. */
function shapesOf(character: string): Set<string> {
  const known = shapes.get(character);
  if (known) return known;
  const codePoint = character.codePointAt(0)!;
  const having = (fonts: readonly Published[]) => fonts.filter(({ characters }) => characters.has(codePoint));
  const own = having(plainFonts);
  const found = new Set(
    (own.length > 0 ? own : having(lastFonts)).map(({ face }) =>
      face.glyphForCodePoint(codePoint).path.toSVG(),
    ),
  );
  shapes.set(character, found);
  return found;
}

/** The shapes, one after another, that the font of its script gives to a word. */
const shapesOfWord = (word: string): string[] =>
  joinedFonts
    .filter(({ characters }) => characters.has(word.codePointAt(0)!))
    .map(({ face }) =>
      face
        .layout(word)
        .glyphs.map((glyph) => glyph.path.toSVG())
        .join(' '),
    );

const isJoined = (text: string) => /[\p{Script=Arabic}\p{Script=Tibetan}\p{Script=Mongolian}]/u.test(text);

/** Whether each glyph of a run is what published fonts show for its text. */
function isRight(run: DrawnRun): boolean {
  const outlines = run.glyphs.map(({ outline }) => outline);
  if (isJoined(run.text)) return shapesOfWord(run.text).includes(outlines.join(' '));
  const characters = [...run.text];
  return (
    characters.length === outlines.length &&
    characters.every((one, at) => one.trim() === '' || shapesOf(one).has(outlines[at]!))
  );
}

async function rowsOf(names: readonly string[]): Promise<DrawnRun[]> {
  const target = new PassThrough();
  const written = buffer(target);
  await writePdf(target, {
    title: '名单',
    columns: [{ title: '姓名' }],
    rows: (async function* () {
      for (const name of names) yield [name];
    })(),
  });
  return drawnRuns(await written);
}

const plain = (text: string): string =>
  text.normalize('NFC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

describe('M08 B13: names of two hundred people on paper', () => {
  for (const [kind, people] of Object.entries(NAMES))
    it(`shows and copies each of them: ${kind}`, async () => {
      // Of each kind the usual run writes every third.
      const names = people.filter((_name, at) => isAtLength || at % 3 === 0);
      const runs = await rowsOf(names);
      const glyphs = runs.flatMap((run) => run.glyphs);
      expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
      const copied = plain(runs.map((run) => run.text).join(''));
      const left = kind === 'uyghur' || kind === 'kazakh' ? names.flatMap((name) => name.split(' ')) : names;
      expect(left.filter((name) => !copied.includes(plain(name)))).toEqual([]);
      expect(runs.filter((run) => !isRight(run)).map(({ text }) => text)).toEqual([]);
    });

  it('tells of a character that no font has, and whose it is, and shows a box in its place', async () => {
    const runs = await rowsOf(['王\u{e863}', '赵一', '李\u{30edd}', '孙\u{e863}']);
    const text = runs.map((run) => run.text).join('');
    expect(text).toContain(
      '有2个生僻字无法显示，已用□代替：U+E863（第1行 王□；第4行 孙□）、U+30EDD（第3行 李□）',
    );
    expect(runs.flatMap((run) => run.glyphs).filter(({ id }) => id === 0)).toEqual([]);
  });

  it('sets the words of a name that is read from the right in that order', async () => {
    const runs = await rowsOf(['گۈلنار تۇرسۇن']);
    const words = runs.filter(({ isTold }) => isTold).map(({ text }) => text);
    expect(words).toEqual(['تۇرسۇن', 'گۈلنار']);
  });
});
