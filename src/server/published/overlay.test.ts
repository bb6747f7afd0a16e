import { describe, expect, it } from 'vitest';
import { changeOverlay, isSealed, mergeSchemas, sealOf } from './overlay.ts';

const shipped = new Map([
  ['pages/a.json', 'A'],
  ['pages/b.json', 'B'],
]);
const change = (files: Record<string, string | null>) =>
  changeOverlay(shipped, {}, new Map(Object.entries(files)));

describe('a published set', () => {
  it('adds, changes and takes away, and keeps only what differs from the shipped files', () => {
    const overlay = change({ 'pages/a.json': 'A2', 'pages/b.json': null, 'pages/c.json': 'C' });
    const { texts, stale } = mergeSchemas(shipped, overlay);
    expect([...texts]).toEqual([
      ['pages/a.json', 'A2'],
      ['pages/c.json', 'C'],
    ]);
    expect(stale).toEqual([]);
    const back = changeOverlay(
      shipped,
      overlay,
      new Map(Object.entries({ 'pages/a.json': 'A', 'pages/b.json': 'B' })),
    );
    expect(Object.keys(back)).toEqual(['pages/c.json']);
    expect(Object.keys(changeOverlay(shipped, back, new Map([['pages/c.json', null]])))).toEqual([]);
  });

  it('leaves out files that were made for another shipped file', () => {
    const overlay = change({ 'pages/a.json': 'A2', 'pages/c.json': 'C' });
    const next = new Map([
      ['pages/a.json', 'A, next release'],
      ['pages/c.json', 'now shipped'],
    ]);
    const { texts, stale } = mergeSchemas(next, overlay);
    expect(stale).toEqual(['pages/a.json', 'pages/c.json']);
    expect([...texts]).toEqual([...next]);
  });

  it('bears a seal that no other content, number or key has', () => {
    const key = Buffer.alloc(32, 1);
    const overlay = change({ 'pages/a.json': 'A2' });
    const seal = sealOf(key, 3, overlay);
    expect(isSealed(key, 3, overlay, seal)).toBe(true);
    expect(isSealed(key, 4, overlay, seal)).toBe(false);
    expect(isSealed(key, 3, change({ 'pages/a.json': 'A3' }), seal)).toBe(false);
    expect(isSealed(Buffer.alloc(32, 2), 3, overlay, seal)).toBe(false);
    expect(isSealed(key, 3, overlay, '')).toBe(false);
  });
});
