import { keysOf, type JsonNode, type JsonSource } from '../json-source.ts';
import type { Use } from './uses.ts';

/** Where the name of a use stands in its file. */
export interface UsePlace {
  readonly node: JsonNode;
  /** The key is the name; otherwise it stands in the value, from `index` on. */
  readonly isKey: boolean;
  readonly index: number;
}

/** The name of a use as its file writes it: of a field, without its entity. */
export function writtenName({ kind, name }: Use): string {
  return kind === 'field' ? name.slice(name.lastIndexOf('.') + 1) : name;
}

/** Where the name of a use stands; undefined when the file does not write it down (a field that is implied). */
export function placeOfUse(source: JsonSource, use: Use): UsePlace | undefined {
  const node = source.node(use.pointer);
  if (!node) return undefined;
  const name = writtenName(use);
  if (use.offset !== undefined) {
    const isStep = node.key !== undefined && isStepOf(keysOf(use.pointer).at(-1) ?? '', name, use.offset);
    return { node, isKey: isStep, index: use.offset };
  }
  if (node.kind === 'string') {
    const value = JSON.parse(source.text.slice(node.start, node.end)) as string;
    if (value === name) return { node, isKey: false, index: 0 };
  }
  return keysOf(use.pointer).at(-1) === name && node.key ? { node, isKey: true, index: 0 } : undefined;
}

/** Whether a key is a path through references (`BookId.Shelf`) that has the name at this place. */
export const isStepOf = (key: string, name: string, at: number): boolean =>
  key.includes('.') && key.startsWith(name, at);

/** The first character of the name in the file. */
export function offsetOfUse(source: JsonSource, use: Use): number {
  const place = placeOfUse(source, use);
  if (!place) return source.nearest(use.pointer).node.start;
  if (place.isKey) return place.node.key!.start + (place.index === 0 ? 0 : place.index + 1);
  return place.index === 0 ? place.node.start : source.insideString(place.node, place.index);
}
