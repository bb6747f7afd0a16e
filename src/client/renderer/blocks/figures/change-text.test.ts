import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

it.each([
  [12.5, '较上期增加12.5%'],
  [-3, '较上期减少3%'],
  [0, '与上期持平'],
  [null, '上期没有'],
])('23.1 a change of %s reads %s', (percent, words) => {
  expect(changeText(percent)).toBe(words);
});
