import { describe, expect, it } from 'vitest';
import { factsOfCode, isGenuine, isTimely, shownCode, type CodeSort } from './shown-code.ts';

const sort: CodeSort = { mark: 'XG2', purpose: 'roll-call code' };
const secret = Buffer.alloc(32, 7);
const facts = { id: '0f3a', at: 1_790_000_000_000 };
const good = shownCode(sort, secret, facts, 'about');
const isTrue = (text: string, { by = sort, key = secret, about = 'about', after = 0 } = {}) =>
  isGenuine(by, key, text, about) && isTimely(facts, 30, facts.at + after * 1000);

describe('M02 a code that is shown for a while', () => {
  it('says what it stands for, and is true where and while it holds', () => {
    expect(factsOfCode(sort, good)).toEqual(facts);
    expect([0, 30, 45].map((after) => isTrue(good, { after }))).toEqual([true, true, true]);
  });

  it.each([
    ['too late', () => isTrue(good, { after: 46 })],
    ['before its time', () => isTrue(good, { after: -1 })],
    ['about something else', () => isTrue(good, { about: 'other' })],
    ['of another school', () => isTrue(good, { key: Buffer.alloc(32, 8) })],
    ['of another sort', () => isTrue(good, { by: { ...sort, mark: 'XG1' } })],
    [
      'of another purpose under the same mark',
      () => isTrue(shownCode({ ...sort, purpose: 'x' }, secret, facts, 'about')),
    ],
    ['for somebody else', () => isTrue(good.replace('.0f3a.', '.0f3b.'))],
    ['of a later moment', () => isTrue(good.replace(facts.at.toString(36), (facts.at + 1).toString(36)))],
    ['with more behind it', () => isTrue(`${good}A`)],
    ['empty', () => isTrue('')],
  ])('is refused %s', (_, judged) => expect(judged()).toBe(false));

  it('is refused with any one of its signs changed', () => {
    const changed = [...good].map(
      (sign, at) => `${good.slice(0, at)}${sign === 'A' ? 'B' : 'A'}${good.slice(at + 1)}`,
    );
    expect(changed.filter((text) => isTrue(text))).toEqual([]);
  });
});
