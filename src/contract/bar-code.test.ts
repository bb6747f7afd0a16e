import { describe, expect, it } from 'vitest';
import { barCodeOf } from './bar-code.ts';

/** Widths of bars and gaps as the standard writes them, of the signs that this test reads. */
const SIGNS: Readonly<Record<string, string>> = {
  '211214': 'start B',
  '112331': 'K',
  '131321': 'C',
  '122132': '-',
  '223211': '2',
  '233111': 'stop',
};

function read(text: string): string[] {
  const { bars, width } = barCodeOf(text)!;
  const runs: number[] = [];
  let end = bars[0]!.at;
  expect([end, width - bars.at(-1)!.at - bars.at(-1)!.width]).toEqual([10, 10]);
  for (const { at, width: dark } of bars) {
    if (at > end) runs.push(at - end);
    runs.push(dark);
    end = at + dark;
  }
  const signs = runs.join('').match(/.{6}/g)!;
  return signs.map((sign) => SIGNS[sign] ?? '?');
}

describe('20.8 a bar code', () => {
  it('says a text between its start, its check sign and its stop', () => {
    expect(read('KC-2')).toEqual(['start B', 'K', 'C', '-', '2', '?', 'stop']);
  });

  it('has nothing for what Code 128 cannot say', () => {
    expect(['座', '', '甲1'].map(barCodeOf)).toEqual([undefined, undefined, undefined]);
  });
});
