import { describe, expect, test } from 'vitest';
import { HttpRefusal } from './http-refusal.ts';
import { parseBody, parseQuery, textOf } from './json-body.ts';

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('parseBody', () => {
  test('gives the object', () => {
    expect(parseBody('{"Entity":"core/Org","Ids":["1"]}')).toEqual({ Entity: 'core/Org', Ids: ['1'] });
    expect(parseBody('{"a":[{"a":"b:c"},{"a":"\\"x\\":😀"}]}')).toEqual({
      a: [{ a: 'b:c' }, { a: '"x":😀' }],
    });
    expect(parseBody('')).toEqual({});
    expect(parseBody(nested(20))).toBeTypeOf('object');
  });

  test.each([
    ['not JSON', '{'],
    ['an array', '[]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['21 levels', nested(21)],
    ['100,000 levels of arrays', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['__proto__', '{"__proto__":{"admin":1}}'],
    ['__proto__ written with an escape', '{"\\u005f_proto__":{"admin":1}}'],
    ['constructor inside a list', '{"a":[{"constructor":{"prototype":{}}}]}'],
    ['a name twice', '{"a":1,"b":{"a":2,"c":3,"a":4}}'],
    ['a name twice, once written with an escape', '{"a":1,"\\u0061":2}'],
    ['NUL in a text', '{"a":["b\\u0000"]}'],
    ['NUL in a name', '{"a\\u0000":1}'],
    ['half of a surrogate pair', '{"a":"\\ud83d"}'],
    ['a byte order mark before it', '\u{feff}{"a":1'],
  ])('refuses %s', (_what, text) => {
    expect(() => parseBody(text)).toThrow(HttpRefusal);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });
});

describe('textOf', () => {
  test('gives the text', () => {
    expect(textOf(Buffer.from('{"a":"张\u{20bb7}\ufffd"}'))).toBe('{"a":"张\u{20bb7}\ufffd"}');
  });

  test.each([[[0xc3, 0x28]], [[0xff]], [[0xe5, 0xbc]], [[0xed, 0xa0, 0x80]], [[0xc0, 0x80]]])(
    'refuses bytes that are none: %j',
    (bytes) => {
      expect(() => textOf(Buffer.from([0x22, ...bytes, 0x22]))).toThrow(HttpRefusal);
    },
  );
});

describe('parseQuery', () => {
  test('gives the parameters decoded', () => {
    expect(parseQuery('Entity=core%2FOrg&Id=1+2')).toEqual({ Entity: 'core/Org', Id: '1 2' });
    expect(parseQuery('Id=%EF%BF%BD')).toEqual({ Id: '\ufffd' });
  });

  test.each(['Id=1&Id=2', '__proto__=1', 'constructor=1', 'Id=%00', 'a%00=1', 'Id=%ff%fe'])(
    'refuses %s',
    (text) => {
      expect(() => parseQuery(text)).toThrow(HttpRefusal);
    },
  );
});
