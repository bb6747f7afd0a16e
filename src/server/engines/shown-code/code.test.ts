import { describe, expect, it } from 'vitest';
import {
  codeOf as codeFor,
  factsIn as factsOf,
  judgeCode,
  looksLikeCode,
  type CodeFacts,
  type CodeStanding,
  type ShownCodes,
} from './code.ts';

const CODES: ShownCodes = {
  screen: { mark: 'XG1', purpose: 'check-in code' },
  paper: { mark: 'XP1', purpose: 'check-in paper' },
  seconds: 60,
};
const codeOf = codeFor.bind(undefined, CODES);
const factsIn = factsOf.bind(undefined, CODES);
const secret = Buffer.alloc(32, 1);
const now = 1_795_000_000_000;
const DAY = 86_400_000;
const student = '0190a3c27b1e7c55a4d2f00d00000001';
const standing: CodeStanding = { about: 'b1', now, printedAt: now - 2 * DAY, endsAt: now + DAY };
const FACTS: readonly CodeFacts[] = [
  { place: 'screen', id: student, at: now - 5_000 },
  { place: 'paper', id: student, at: now - 2 * DAY },
];
const verdict = (text: string, more: Partial<CodeStanding> = {}) =>
  judgeCode(CODES, secret, text, { ...standing, ...more });

/** The text with one bit of one byte turned over. */
const flipped = (text: string, at: number, bit: number) => {
  const bytes = Buffer.from(text);
  bytes[at]! ^= 1 << bit;
  return bytes.toString('latin1');
};

describe('M01 a check-in code', () => {
  it('is read on a screen while it is shown and a moment after, on paper until checking in ends', () => {
    for (const facts of FACTS) {
      const text = codeOf(secret, facts, 'b1');
      expect(factsIn(text)).toEqual(facts);
      expect(looksLikeCode(CODES, text)).toBe(true);
    }
    const [screen, paper] = FACTS.map((facts) => codeOf(secret, facts, 'b1')) as [string, string];
    expect([0, 10_000, 70_000].map((late) => verdict(screen, { now: now + late }))).toEqual([
      'good',
      'good',
      'good',
    ]);
    expect([-DAY, 0, DAY, DAY + 1].map((late) => verdict(paper, { now: now + late }))).toEqual([
      'good',
      'good',
      'good',
      'over',
    ]);
    // A screen needs no print, and paper that was printed again or is good no more opens nothing.
    expect(verdict(screen, { printedAt: undefined })).toBe('good');
    expect(verdict(paper, { printedAt: undefined, offeredAt: now - 2 * DAY })).toBe('good');
    expect([now - DAY, undefined].map((printedAt) => verdict(paper, { printedAt }))).toEqual([
      'printedAgain',
      'printedAgain',
    ]);
  });

  it.each(FACTS)(
    'on $place is refused 1,000 times of 1,000 when it is changed, expired, copied, or of another event, person or installation',
    (facts) => {
      const good = codeOf(secret, facts, 'b1');
      const own = good.split('.');
      const bits = [...good].flatMap((_, at) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => flipped(good, at, bit)),
      );
      const bad = bits.map((text) => verdict(text));
      const life = facts.place === 'paper' ? 3 * DAY + 1 : 76_000;
      for (let n = 0; n < 100; n += 1) {
        const other = codeOf(secret, { ...facts, id: `s${n}` }, 'b1').split('.');
        const older = codeOf(secret, { ...facts, at: facts.at - life - n }, 'b1');
        bad.push(
          // expired, of a time that has not come, and a copy of one that was replaced
          verdict(good, { now: facts.at + life + n * 60_000 }),
          verdict(good, { now: facts.at - 1 - n * 1_000 }),
          verdict(older),
          // of another event, and made elsewhere
          verdict(good, { about: `b${n + 2}` }),
          verdict(codeOf(Buffer.alloc(32, n + 2), facts, 'b1')),
          // the seal of another person's code, of another moment's, and of the other purpose
          verdict([own[0], own[1], own[2], other[3]].join('.')),
          verdict([own[0], other[1], other[2], own[3]].join('.')),
          verdict([own[0], own[1], (facts.at + n + 1).toString(36), own[3]].join('.')),
          verdict([own[0] === 'XG1' ? 'XP1' : 'XG1', ...own.slice(1)].join('.')),
        );
      }
      expect(bad.length).toBeGreaterThanOrEqual(1_000);
      expect(bad.filter((one) => one === 'good')).toEqual([]);
    },
  );

  const good = codeOf(secret, FACTS[0]!, 'b1');
  it.each([
    '',
    'XG1.',
    'XP1.',
    '26360000000003',
    '张三',
    `${good} `,
    `${good}.x`,
    good.toUpperCase(),
    good.slice(0, -1),
  ])('is not %j', (text) => expect(verdict(text)).toBe('false'));
});
