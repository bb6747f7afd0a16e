const QUOTE = 34;
const BACKSLASH = 92;
const SHORT: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const HEX_DIGITS = 4;

/** Reads the text of a JSON string while it arrives, wherever it is cut. */
export class TextScan {
  /** What has come of an escape whose end has not. */
  private escape = '';
  /** Whether the closing quote was met. */
  isOver = false;
  /** Where reading ended in the last piece: past the closing quote, or its length. */
  end = 0;

  /** @returns what the piece from a place on says of the text */
  write(piece: string, begin: number): string {
    let said = '';
    let from = begin;
    let at = begin;
    for (; at < piece.length && !this.isOver; at += 1) {
      if (this.escape !== '') {
        said += this.goOn(piece[at]!);
        from = at + 1;
        continue;
      }
      const code = piece.charCodeAt(at);
      if (code !== QUOTE && code !== BACKSLASH) continue;
      said += piece.slice(from, at);
      from = at + 1;
      if (code === QUOTE) this.isOver = true;
      else this.escape = '\\';
    }
    this.end = at;
    return this.isOver ? said : said + piece.slice(from);
  }

  private goOn(char: string): string {
    this.escape += char;
    const [, kind = ''] = this.escape;
    if (kind === 'u' && this.escape.length < 2 + HEX_DIGITS) return '';
    const { escape } = this;
    this.escape = '';
    return kind === 'u' ? String.fromCharCode(Number.parseInt(escape.slice(2), 16)) : (SHORT[kind] ?? kind);
  }
}
