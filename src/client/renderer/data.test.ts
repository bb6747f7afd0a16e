import { expect, it } from 'vitest';
import { messageOf } from './data.ts';

it.each([
  [new Error('网络连接失败，请检查网络后重试'), '网络连接失败，请检查网络后重试'],
  [new TypeError("Cannot read properties of undefined (reading 'rows')"), '加载失败'],
  [new Error('Failed to fetch'), '加载失败'],
  [new Error(), '加载失败'],
  [new DOMException('The operation was aborted.'), '加载失败'],
  ['text', '加载失败'],
  [Object.assign(new Error('Seat is taken'), { code: 2, value: null }), 'Seat is taken'],
])('what is told of %o is for people', (failure, text) => {
  expect(messageOf(failure)).toBe(text);
});
