import type { JsonNode, JsonSource } from '../../src/server/judge/json-source.ts';

/** One change of a text; everything outside of the changes stays as it is, byte by byte. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap; of two that are the same, one. @throws Error for two that want different things of one place */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let done = 0;
  let last: Edit | undefined;
  for (const edit of sorted) {
    if (last && last.start === edit.start && last.end === edit.end && last.text === edit.text) continue;
    if (edit.start < done) throw new Error(`two changes of one place, at ${edit.start}`);
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
    last = edit;
  }
  return result + text.slice(done);
}

/** Gives a value another key. */
export function renameKey(node: JsonNode, name: string): Edit {
  if (!node.key) throw new Error('the value stands under no key');
  return { ...node.key, text: JSON.stringify(name) };
}

/** Replaces a value by another one. */
export function replaceValue(node: JsonNode, value: unknown): Edit {
  return { start: node.start, end: node.end, text: JSON.stringify(value) };
}

/** Replaces characters of a string value, counted in what the string says. */
export function replaceInside(
  source: JsonSource,
  node: JsonNode,
  index: number,
  length: number,
  text: string,
): Edit {
  return {
    start: source.insideString(node, index),
    end: source.insideString(node, index + length),
    text: JSON.stringify(text).slice(1, -1),
  };
}

/** Puts a member first into an object, spaced as the object's present first member is. */
export function insertFirst(source: JsonSource, node: JsonNode, key: string, value: unknown): Edit {
  const member = `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  const [first] = node.children.values();
  if (!first?.key) return { start: node.start + 1, end: node.start + 1, text: ` ${member} ` };
  const gap = source.text.slice(node.start + 1, first.key.start);
  return {
    start: first.key.start,
    end: first.key.start,
    text: `${member},${gap.includes('\n') ? gap : ' '}`,
  };
}
