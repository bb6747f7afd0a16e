import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const MESSAGE = { alone: 70, each: 67 };

describe('L01 parts of a text that is sent in pieces', () => {
  it.each([
    ['', 0],
    ['好', 1],
    ['好'.repeat(70), 1],
    ['好'.repeat(71), 2],
    ['好'.repeat(134), 2],
    ['好'.repeat(135), 3],
    ['𠮷'.repeat(35), 1],
    ['𠮷'.repeat(36), 2],
  ])('%s', (text, parts) => {
    expect(partsOf(text, MESSAGE)).toBe(parts);
  });
});
