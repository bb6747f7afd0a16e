/** A part of a text that follows: words as they stand, or a field of the row, or of a row that a reference names. */
export type TextPart =
  | { readonly words: string }
  | { readonly field: string }
  | { readonly ref: string; readonly field: string };

const PART = /\{([A-Za-z0-9]+)(?:\.([A-Za-z0-9]+))?\}/g;

/** The parts of a text that follows, in their order: `{RoomId.RoomNo} {BedNo}床`. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const say = (words: string) => words !== '' && parts.push({ words });
  for (const { 0: whole, 1: first = '', 2: second, index } of text.matchAll(PART)) {
    say(text.slice(from, index));
    parts.push(second === undefined ? { field: first } : { ref: first, field: second });
    from = index + whole.length;
  }
  say(text.slice(from));
  return parts;
}
