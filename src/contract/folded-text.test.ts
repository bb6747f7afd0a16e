import { expect, test } from 'vitest';
import { foldedText } from './folded-text.ts';

test('ways to write one name have one form', () => {
  const ways = ['·', '•', '・', '‧', '∙', '．', '.', ' · ', '\u00a0·\u00a0', '･', '\u200b·'];
  const forms = new Set(ways.map((dot) => foldedText(`阿依古丽${dot}买买提`)));
  expect([...forms]).toEqual(['阿依古丽·买买提']);
  expect(foldedText('Ｊｏｈｎ　Ｓｍｉｔｈ')).toBe(foldedText('john smith'));
  expect(foldedText('Jose\u0301')).toBe(foldedText('José'));
  expect(foldedText('O’Brien‑Lee')).toBe("o'brien-lee");
});

test('different names stay different', () => {
  const names = [
    '买买提',
    '买提·买',
    '王伟',
    '王玮',
    '李',
    '𠮷野',
    '吉野',
    'ئابدۇ',
    '김민수',
    '阿依古丽买买提',
  ];
  expect(new Set(names.map(foldedText)).size).toBe(names.length);
});
