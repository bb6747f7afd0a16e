import { TextScan } from './text-scan.ts';

/** Names under which servers give rows: those of a page (specification 7.1), or the result itself. */
const ROWS: ReadonlySet<string> = new Set(['rows', 'Rows', 'ResultValue']);
/** Its value may be JSON in a text. */
const RESULT = 'ResultValue';
const LONGEST_NAME = 16;

const BLANK = 32;
const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * Takes the rows out of an answer while it arrives, so that a million of them never stand in memory together. What is around
 * the rows is kept, with an empty list in their place.
 */
export class RowScan {
  private readonly around: string[] = [];
  private row = '';
  /** Where that begins in the piece which is not kept yet. */
  private from = 0;
  private place: 'before' | 'rows' | 'after' = 'before';
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  private name = '';
  private key = '';
  private isBegun = false;
  private hasInside = false;
  private inside: { readonly text: TextScan; readonly scan: RowScan } | undefined;

  /** Goes on with the next piece of the answer. @returns the rows that ended in it */
  *write(piece: string): Generator<unknown> {
    this.from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      if (this.inside) {
        yield* this.readInside(piece, at);
        if (this.inside) return;
        at = this.from;
        if (at >= piece.length) break;
      }
      const code = piece.charCodeAt(at);
      if (this.isInText) this.readText(code);
      else if (code === QUOTE) this.beginText(piece, at);
      else if (this.place !== 'rows') this.readMark(code, piece, at);
      else if (this.endsRow(code, at)) {
        const text = this.row + piece.slice(this.from, at + 1);
        this.row = '';
        yield JSON.parse(text);
      }
    }
    if (this.place !== 'rows') this.around.push(piece.slice(this.from));
    else if (this.depth > 0) this.row += piece.slice(this.from);
  }

  /**
   * What stood around the rows.
   * @throws SyntaxError when the answer was cut off or is no JSON
   */
  end(): unknown {
    return JSON.parse(this.told()) as unknown;
  }

  /** Whether a list was met that holds rows. */
  get hasRows(): boolean {
    return this.place !== 'before' || this.hasInside;
  }

  private told(): string {
    return this.around.join('');
  }

  /** Goes on with a text that holds the rows; it is let go where it ends. */
  private *readInside(piece: string, at: number): Generator<unknown> {
    const { text, scan } = this.inside!;
    yield* scan.write(text.write(piece, at));
    this.from = text.end;
    if (!text.isOver) return;
    this.around.push(scan.hasRows ? scan.told() : JSON.stringify(scan.told()));
    this.hasInside = scan.hasRows;
    this.inside = undefined;
  }

  private beginText(piece: string, at: number): void {
    if (!this.holdsRows()) {
      this.isInText = true;
      this.name = '';
      return;
    }
    this.around.push(piece.slice(this.from, at));
    this.inside = { text: new TextScan(), scan: new RowScan() };
    this.from = at + 1;
  }

  /** Whether the row that the brackets are counted of is whole with this one. */
  private endsRow(code: number, at: number): boolean {
    if (code === OPEN_OBJECT || code === OPEN_LIST) {
      if (this.depth === 0) this.from = at;
      this.depth += 1;
    } else if (code === CLOSE_LIST && this.depth === 0) {
      this.place = 'after';
      this.from = at + 1;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      this.depth -= 1;
      return this.depth <= 0;
    }
    return false;
  }

  /** A result that is a text may hold the rows, which are taken out of it as it comes. */
  private holdsRows(): boolean {
    return this.place === 'before' && this.key === RESULT && !this.hasInside;
  }

  private readText(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === BACKSLASH) this.isEscaped = true;
    else if (code === QUOTE) this.isInText = false;
    else if (this.place === 'before' && this.name.length < LONGEST_NAME)
      this.name += String.fromCharCode(code);
  }

  private readMark(code: number, piece: string, at: number): void {
    if (code <= BLANK) return;
    if (code === OPEN_LIST && this.beginsRows()) {
      this.around.push(piece.slice(this.from, at), '[]');
      this.place = 'rows';
      return;
    }
    this.isBegun = true;
    if (code === COLON) this.key = this.name;
    else if (code === COMMA || code === OPEN_OBJECT || code === OPEN_LIST) this.key = '';
  }

  /** A list that nothing stands before is the whole answer. */
  private beginsRows(): boolean {
    return this.place === 'before' && (ROWS.has(this.key) || !this.isBegun);
  }
}
