import { describe, expect, it } from 'vitest';
import { isOfWidget, textOf, withStroke, type Stroke } from './typed-ahead.ts';

const done = (...strokes: Stroke[]) => strokes.reduce<readonly Stroke[]>(withStroke, []);

describe('what is typed before a widget is there', () => {
  it('keeps a text that grows as one, and keys in their order among texts', () => {
    const strokes = done({ text: '2' }, { text: '20' }, { key: 'Enter' }, { key: 'ArrowDown' }, { text: '' });
    expect(strokes).toEqual([{ text: '20' }, { key: 'Enter' }, { key: 'ArrowDown' }, { text: '' }]);
  });

  it('tells the text as it stands, and none where none was typed', () => {
    expect(textOf(done({ text: '20' }, { key: 'Enter' }))).toBe('20');
    expect(textOf(done({ text: '20' }, { text: '' }))).toBe('');
    expect(textOf(done({ key: 'ArrowDown' }))).toBeUndefined();
  });

  it('leaves letters, and keys that move within the text, to the box', () => {
    const keys = ['a', 'Backspace', 'Home', 'Tab', 'Process', 'Enter', 'ArrowDown', 'ArrowUp', 'Escape'];
    expect(keys.filter(isOfWidget)).toEqual(['Enter', 'ArrowDown', 'ArrowUp', 'Escape']);
  });
});
