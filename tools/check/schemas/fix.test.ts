import { describe, expect, it } from 'vitest';
import { fixTexts } from './fix.ts';
import { readTexts } from '../../../src/server/judge/files/schema-set.ts';

const valid = readTexts('tests/fixtures/apps/books');
const BOOK = 'entities/library/Book.json';
const LIST = 'pages/library/book-list.json';

/** The valid set in which some texts stand in place of others, mended. */
function mended(changes: readonly (readonly [file: string, right: string, wrong: string])[]) {
  const texts = new Map(valid);
  for (const [file, right, wrong] of changes)
    texts.set(
      file,
      texts.get(file)!.replace(right, () => wrong),
    );
  const fixed = fixTexts(texts);
  return { ...fixed, after: (file: string) => fixed.texts.get(file) ?? texts.get(file) };
}

describe('L05 check --fix', () => {
  it('mends nothing where nothing is wrong', () => {
    const { texts, mended: done } = fixTexts(valid);
    expect([...texts]).toEqual([]);
    expect(done).toEqual([]);
  });

  it.each([
    ['a column', LIST, '"columns": ["Title"', '"columns": ["Titel"'],
    ['a key', BOOK, '"length": 60', '"lenght": 60'],
    [
      'a field in a condition behind an escape',
      BOOK,
      "row.Shelf != '2'",
      String.raw`row.Title != '\"' && row.Pagse > 1`,
    ],
    ['the field of a sort', BOOK, '"sort": "-Title"', '"sort": "-Titel"'],
    ['the role that is a key', BOOK, '"student": "row', '"studnet": "row'],
    ['the kind of a page', LIST, '"kind": "list"', '"kind": "lists"'],
  ])('%s that only one name is near to is written right, byte by byte', (_name, file, right, wrong) => {
    const { after } = mended([[file, right, wrong]]);
    const expected = wrong.includes('Pagse') ? wrong.replace('Pagse', 'Pages') : right;
    expect(after(file)).toBe(valid.get(file)!.replace(right, () => expected));
  });

  it('a field without its number gets the next one, in the style of its line', () => {
    const { after } = mended([[BOOK, '{ "id": 3, "type": "int"', '{ "type": "int"']]);
    expect(after(BOOK)).toBe(valid.get(BOOK)!.replace('"id": 3, "type": "int"', '"id": 6, "type": "int"'));
  });

  it('a fault of form and the one that it hid are both mended', () => {
    const { after } = mended([
      [LIST, '"kind": "list"', '"kind": "lists"'],
      [LIST, '"Keyword", "Shelf"', '"Keyword", "Shelff"'],
    ]);
    expect(after(LIST)).toBe(valid.get(LIST));
  });

  it.each([
    ['a name that several are near to', LIST, '"columns": ["Title"', '"columns": ["UserId"'],
    ['a name that nothing is near to', LIST, '"columns": ["Title"', '"columns": ["Nonsense"'],
    ['a text that is no JSON', LIST, '"columns": [', '"columns": [['],
    ['a key whose right form is there already', BOOK, '"length": 60', '"length": 60, "lenght": 61'],
  ])('%s is left to whoever wrote it', (_name, file, right, wrong) => {
    const { texts } = mended([[file, right, wrong]]);
    expect([...texts.keys()]).toEqual([]);
  });
});
