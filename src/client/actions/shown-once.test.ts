import { expect, it } from 'vitest';
import { wholeText } from '../session/whole-text.ts';
import { shownTexts } from './ShownOnce.tsx';

const SHOWS = [
  { field: 'LoginName', title: '账号' },
  { field: 'NewPwd', title: '新密码' },
];

it('K01: what is told once is shown value by value, of several answers line by line', () => {
  const one = { LoginName: 'a', NewPwd: 'x1' };
  const shown = [
    { title: '账号', text: 'a' },
    { title: '新密码', text: 'x1' },
  ];
  expect(shownTexts(SHOWS, one)).toEqual(shown);
  expect(shownTexts(SHOWS, { Items: [one] })).toEqual(shown);
  const several = { Items: [one, { LoginName: 'b', NewPwd: 'x2' }] };
  expect(shownTexts(SHOWS, several)).toEqual([{ title: '账号、新密码', text: 'a\tx1\nb\tx2' }]);
});

it('K01: an address of this site is shown whole, one that leads elsewhere not at all', () => {
  expect(wholeText('/board?k=1', 'https://a.cn')).toBe('https://a.cn/board?k=1');
  expect(wholeText('//evil.org/', 'https://a.cn')).toBe('');
  expect(wholeText(undefined, 'https://a.cn')).toBe('');
});
