import { describe, expect, it } from 'vitest';
import { piecesOf } from './found.ts';

describe('L01 what was searched for stands out in the texts that were found', () => {
  it.each([
    ['宿舍几点熄灯', '熄灯', '宿舍几点[熄灯]'],
    ['熄灯后熄灯', '熄灯', '[熄灯]后[熄灯]'],
    ['VPN 怎么用', 'vpn', '[VPN] 怎么用'],
    ['aaa', 'aa', '[aa]a'],
    ['没有', '熄灯', '没有'],
    ['a.b', '.', 'a[.]b'],
    ['<b>粗</b>', '<b>', '[<b>]粗</b>'],
    ['İstanbul', 'stan', 'İstanbul'],
    ['任意', '', '任意'],
    ['', '熄灯', ''],
  ])('%s by %s', (text, word, expected) => {
    const shown = piecesOf(text, word).map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text));
    expect(shown.join('')).toBe(expected);
  });
});
