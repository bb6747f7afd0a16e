const TAIL = '...';

/** The width of a text: a character beyond ASCII counts 2. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += character.codePointAt(0)! < 128 ? 1 : 2;
  return width;
}

/** A text cut so that, with its dots, it is not wider than `width`; a text that fits stays whole. */
export function cutToWidth(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const room = width - TAIL.length;
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += widthOf(character);
    if (used > room) break;
    kept += character;
  }
  return kept + TAIL;
}
