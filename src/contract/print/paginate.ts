/** A piece of a document that never breaks: a part, or one line of a table. */
export interface Piece {
  readonly part: number;
  /** Line of a table; absent for a part in one piece. */
  readonly line?: number;
  readonly height: number;
  /** Height of the table's head, which stands above its first line on every page. */
  readonly head?: number;
}

/** Space between two parts, in pixels. */
export const GAP = 12;

/** Puts the pieces on pages of a height; a piece that is taller than a page has one to itself. */
export function paginate(pieces: readonly Piece[], room: number): Piece[][] {
  const pages: Piece[][] = [];
  let page: Piece[] = [];
  let used = 0;
  for (const piece of pieces) {
    if (page.length > 0 && used + heightAfter(piece, page.at(-1)) > room) {
      pages.push(page);
      page = [];
      used = 0;
    }
    used += heightAfter(piece, page.at(-1));
    page.push(piece);
  }
  return page.length > 0 || pages.length === 0 ? [...pages, page] : pages;
}

function heightAfter(piece: Piece, before: Piece | undefined): number {
  const goesOn = before?.part === piece.part;
  return piece.height + (goesOn ? 0 : (piece.head ?? 0) + (before ? GAP : 0));
}

/** Pieces of one page gathered by part: which parts it shows, and which lines of each table. */
export function partsOnPage(page: readonly Piece[]): { part: number; lines: number[] }[] {
  const parts: { part: number; lines: number[] }[] = [];
  for (const { part, line } of page) {
    if (parts.at(-1)?.part !== part) parts.push({ part, lines: [] });
    if (line !== undefined) parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** Groups of at most `size`. */
export const chunked = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
