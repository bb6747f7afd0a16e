/** Dots that stand between the parts of a name, each on some keyboard or in some register. */
const DOTS = '•・‧∙⋅.';
/** Signs that look alike and are written one for another. */
const QUOTES = '’‘ʻʼ`´';
const DASHES = '‐‑‒–—―−';
/** Blanks, and characters that show nothing. */
const NOTHING =
  ' \t\n\v\f\r\u0085\u00ad\u034f\u061c\u1680\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u200e\u200f' +
  '\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\ufe00\ufe01\ufe0e\ufe0f\ufeff';

const DOT = '·';
const QUOTE = "'";
const DASH = '-';

/** Characters that the normal form writes as one of another, and those behind them that it leaves out. */
export const FOLDED_FROM = DOTS + QUOTES + DASHES + NOTHING;
/** What stands in the normal form for the characters at the same places of `FOLDED_FROM`. */
export const FOLDED_TO = DOT.repeat(DOTS.length) + QUOTE.repeat(QUOTES.length) + DASH.repeat(DASHES.length);

const SAME: ReadonlyMap<string, string> = new Map(
  [...FOLDED_FROM].map((character, at) => [character, FOLDED_TO[at] ?? '']),
);

const FOLDED = new RegExp(`[${FOLDED_FROM}]`, 'g');

/** Most texts of a school have none of the characters that are written in another way. */
const MAY_DIFFER = /[^0-9a-z一-龥]/;

/**
 * The normal form in which texts are looked for and compared: widths, compositions of a letter, small and large letters,
 * the kind of dot between names and blanks make no difference. Texts are stored as they were written. The server's SQL has the same form.
 */
export function foldedText(text: string): string {
  if (!MAY_DIFFER.test(text)) return text;
  const composed = text.normalize('NFKC').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return composed.replace(FOLDED, (character) => SAME.get(character)!);
}

/** Whether a text has another in it, however the two are written. Everything has nothing in it. */
export const hasText = (text: string, sought: string): boolean =>
  foldedText(text).includes(foldedText(sought));
