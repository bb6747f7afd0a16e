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
    ['İstanbul', 'stan', 'İ[stan]bul'],
    ['学生阿依古丽·买买提请假', '买 ．买', '学生阿依古丽·买买提请假'],
    ['学生阿依古丽·买买提请假', '古丽•买', '学生阿依[古丽·买]买提请假'],
    ['ＪＥＡＮ\u00a0Dupont', 'jean dupont', '[ＪＥＡＮ\u00a0Dupont]'],
    ['Jose\u0301 与 José', 'é', 'Jos[e\u0301] 与 Jos[é]'],
    ['𠮷野家', '野', '𠮷[野]家'],
    ['50㎏大米', 'kg', '50[㎏]大米'],
    ['㎏㎏', 'g', '[㎏][㎏]'],
    ['任意', '', '任意'],
    ['', '熄灯', ''],
  ])('%s by %s', (text, word, expected) => {
    const shown = piecesOf(text, word).map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text));
    expect(shown.join('')).toBe(expected);
  });
});
