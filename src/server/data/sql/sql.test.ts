import { describe, expect, it } from 'vitest';
import { Binder, ident, likeText, statementName, textLiteral } from './sql.ts';

describe('textLiteral', () => {
  it.each([
    ['ab1', "U&'ab1'"],
    ["o'b", "U&'o\\+000027b'"],
    ['\\', "U&'\\+00005c'"],
    ['借', "U&'\\+00501f'"],
    ['𠀀', "U&'\\+020000'"],
  ])('writes %j by letters, digits and numbers of characters alone', (text, written) => {
    expect(textLiteral(text)).toBe(written);
  });

  it.each(['\u0000', '\ud800', 'x'.repeat(201)])('refuses what no schema says', (text) => {
    expect(() => textLiteral(text)).toThrow('not a text of a schema');
  });
});

describe('ident', () => {
  it('quotes plain names', () => {
    expect(ident('StudentNo')).toBe('"StudentNo"');
    expect(ident('sys_meta')).toBe('"sys_meta"');
  });

  it('C1: refuses everything else', () => {
    const hostile = [
      '',
      'a"',
      'a b',
      'a.b',
      '1a',
      "a'",
      'a;',
      'a--',
      '姓名',
      'a\u0000',
      'a\n',
      '"a"',
      'a(',
      'ａ',
      '$1',
    ];
    for (const name of [...hostile, 'a'.repeat(64)])
      expect(() => ident(name), name).toThrow('not an identifier');
  });
});

describe('values', () => {
  it('get a placeholder each, in order', () => {
    const binder = new Binder();
    expect([binder.bind('x'), binder.bind(null)]).toEqual(['$1', '$2']);
    expect(binder.values).toEqual(['x', null]);
  });

  it('stand for themselves in LIKE', () => {
    expect(likeText('50%_\\')).toBe('50\\%\\_\\\\');
  });
});

describe('statementName', () => {
  it('names a text from the second time on, always the same', () => {
    expect(statementName('SELECT 1 -- a')).toBeUndefined();
    const name = statementName('SELECT 1 -- a');
    expect(name).toMatch(/^r_[0-9a-f]{24}$/);
    expect(statementName('SELECT 1 -- a')).toBe(name);
  });

  it('stops naming when there are too many texts, and keeps the names it gave', () => {
    const first = statementName('SELECT 1 -- a');
    const names = new Set<string>();
    for (let n = 0; n < 3000; n++) {
      statementName(`SELECT ${n} -- b`);
      const name = statementName(`SELECT ${n} -- b`);
      if (name) names.add(name);
    }
    expect(names.size).toBeGreaterThan(100);
    expect(names.size).toBeLessThanOrEqual(400);
    expect(statementName('SELECT 1 -- a')).toBe(first);
  });
});
