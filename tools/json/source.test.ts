import { describe, expect, it } from 'vitest';
import { applyEdits, insertFirst, renameKey, replaceInside, replaceValue } from './edits.ts';
import { JsonSource, JsonSyntaxError } from '../../src/server/judge/json-source.ts';

const TEXT = `{
  "a/b": [1, { "~": "x\\u0041\\n中" }, -2.5e3],
  "c": { },
  "d": true
}
`;

describe('L05 positions in JSON', () => {
  const source = new JsonSource(TEXT);
  const said = (pointer: string) => {
    const node = source.node(pointer)!;
    return TEXT.slice(node.start, node.end);
  };

  it('finds each value by its pointer', () => {
    expect(said('/a~1b/0')).toBe('1');
    expect(said('/a~1b/1/~0')).toBe('"x\\u0041\\n中"');
    expect(said('/a~1b/2')).toBe('-2.5e3');
    expect(said('/c')).toBe('{ }');
    expect(source.node('/c/d')).toBeUndefined();
    expect(source.nearest('/c/d')).toMatchObject({ whole: false, node: { kind: 'object' } });
  });

  it('counts lines and columns from 1', () => {
    expect(source.place(source.node('/d')!.start)).toEqual({ line: 4, column: 8 });
    expect(source.place(0)).toEqual({ line: 1, column: 1 });
  });

  it('finds the character of a text behind escapes', () => {
    const node = source.node('/a~1b/1/~0')!;
    expect(TEXT[source.insideString(node, 3)]).toBe('中');
  });

  it.each([
    '',
    '{',
    '[1,]',
    '{"a" 1}',
    '{"a":1,}',
    '[1] 2',
    '"\\x"',
    '"\n"',
    '01',
    '{a:1}',
    '[1 2]',
    'nul',
    '+1',
  ])('refuses %j, as JSON.parse does', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(() => new JsonSource(text)).toThrow(JsonSyntaxError);
  });

  it('tells a key that stands twice', () => {
    expect(new JsonSource('{"a":1,"b":{"a":2},"a":3}').duplicates).toEqual([{ key: 'a', offset: 19 }]);
  });

  it('edits one place and leaves every other byte', () => {
    const node = source.node('/a~1b/1/~0')!;
    const edits = [
      renameKey(source.node('/d')!, 'e'),
      replaceInside(source, node, 1, 1, '"B"'),
      replaceValue(source.node('/a~1b/0')!, [0]),
      insertFirst(source, source.root, 'first', 1),
      insertFirst(source, source.node('/c')!, 'x', 'y'),
    ];
    expect(applyEdits(TEXT, edits)).toBe(`{
  "first": 1,
  "a/b": [[0], { "~": "x\\"B\\"\\n中" }, -2.5e3],
  "c": { "x": "y"  },
  "e": true
}
`);
    expect(() =>
      applyEdits('ab', [
        { start: 0, end: 2, text: 'x' },
        { start: 1, end: 2, text: 'y' },
      ]),
    ).toThrow();
  });
});
