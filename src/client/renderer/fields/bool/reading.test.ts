import { describe, expect, it } from 'vitest';
import { isAtEnd } from './reading.ts';

describe('L01 a text that is read before it is agreed to', () => {
  it.each([
    ['a short text', 0, 200, 120, true],
    ['a text that just fits', 0, 200, 200, true],
    ['a long text at its beginning', 0, 200, 640, false],
    ['a long text in its middle', 300, 200, 640, false],
    ['a long text at its end', 440, 200, 640, true],
    ['a long text at its end, zoomed', 438.6, 200, 640, true],
    ['a text that is not laid out', 0, 0, 0, false],
  ])('%s', (_what, scrollTop, clientHeight, scrollHeight, expected) => {
    expect(isAtEnd({ scrollTop, clientHeight, scrollHeight })).toBe(expected);
  });
});
