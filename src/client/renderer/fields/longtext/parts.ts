import type { TextParts } from '../../../../contract/generated/meta.ts';

/** Into how many parts a text is cut where it is sent; none for an empty one. */
export function partsOf(text: string, { alone, each }: TextParts): number {
  // As the wire counts: what is outside of the basic plane is two.
  const size = text.length;
  if (size === 0) return 0;
  return size <= alone ? 1 : Math.ceil(size / each);
}
