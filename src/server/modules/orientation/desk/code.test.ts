import { describe, expect, it } from 'vitest';
import { codeOf, factsIn, isGood, looksLikeCode } from './code.ts';

const secret = Buffer.alloc(32, 1);
const now = 1_795_000_000_000;
const facts = { student: '0190a3c27b1e7c55a4d2f00d00000001', at: now - 5_000 };
const good = codeOf(secret, facts, 'b1');
const verdict = (text: string, batch = 'b1', at = now) => isGood(secret, text, { batch, now: at });

/** The text with one bit of one byte turned over. */
const flipped = (at: number, bit: number) => {
  const bytes = Buffer.from(good);
  bytes[at]! ^= 1 << bit;
  return bytes.toString('latin1');
};

describe('M01 a check-in code', () => {
  it('is read while it is shown and a moment after, by whoever knows the event', () => {
    expect(factsIn(good)).toEqual(facts);
    expect(looksLikeCode(good)).toBe(true);
    expect([0, 5_000, 70_000].map((late) => verdict(good, 'b1', facts.at + late))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is refused 1,000 times of 1,000 when it is changed, expired, or of another event, person or installation', () => {
    const bits = [...good].flatMap((_, at) => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => flipped(at, bit)));
    const bad: boolean[] = bits.map((text) => verdict(text));
    for (let n = 0; n < 100; n += 1) {
      const other = codeOf(secret, { ...facts, student: `s${n}` }, 'b1').split('.');
      const own = good.split('.');
      bad.push(
        // expired, and of a time that has not come
        verdict(good, 'b1', facts.at + 76_000 + n * 60_000),
        verdict(good, 'b1', facts.at - 1 - n * 1_000),
        // of another event, and made elsewhere
        verdict(good, `b${n + 2}`),
        verdict(codeOf(Buffer.alloc(32, n + 2), facts, 'b1')),
        // the seal of another person's code, and another moment's
        verdict([own[0], own[1], own[2], other[3]].join('.')),
        verdict([own[0], other[1], other[2], own[3]].join('.')),
        verdict([own[0], own[1], (facts.at + n + 1).toString(36), own[3]].join('.')),
      );
    }
    expect(bad.length).toBeGreaterThanOrEqual(1_000);
    expect(bad.filter(Boolean)).toEqual([]);
  });

  it.each([
    '',
    'XG1.',
    '26360000000003',
    '张三',
    `${good} `,
    `${good}.x`,
    good.toUpperCase(),
    good.slice(0, -1),
  ])('is not %j', (text) => expect(verdict(text)).toBe(false));
});
