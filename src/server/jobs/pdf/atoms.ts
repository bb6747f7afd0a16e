const MARKS = String.raw`\p{M}\u200c\u200d`;
const joined = (script: string) => String.raw`[\p{Script=${script}}](?:[\p{Script=${script}}${MARKS}])*`;

/** Words whose letters change with their neighbours. A Tibetan one is a syllable with the dot behind it. */
const JOINED_WORDS = [
  joined('Arabic'),
  String.raw`(?!\u0f0b)[\p{Script=Tibetan}](?:(?!\u0f0b)[\p{Script=Tibetan}${MARKS}])*\u0f0b*`,
  String.raw`[\p{Script=Mongolian}](?:[\p{Script=Mongolian}${MARKS}\u180b-\u180f\u202f])*`,
  joined('Devanagari'),
];
const HANGUL_LETTERS = String.raw`[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?`;

/** Everything else: a character with the marks that stand on it. */
const ATOM = new RegExp(`(?<word>${JOINED_WORDS.join('|')})|${HANGUL_LETTERS}|\\P{M}\\p{M}*|\\p{M}+`, 'gu');
const PLAIN = /^[\p{Script=Han}\p{ASCII}，。、：；（）《》【】“”‘’·—…]*$/u;
const FROM_RIGHT = /^\p{Script=Arabic}/u;

/** The least part of a text that is drawn in one go, and between two of which a line may break. */
export interface Atom {
  readonly text: string;
  /** Whether its letters join, stack or change places. */
  readonly isWord: boolean;
}

/** A text in its atoms. */
export function atomsOf(text: string): Atom[] {
  if (PLAIN.test(text)) return [...text].map((character) => ({ text: character, isWord: false }));
  return [...text.matchAll(ATOM)].map((found) => ({
    text: found[0],
    isWord: found.groups?.['word'] !== undefined,
  }));
}

/** Whether a word is written from the right to the left. */
export const isFromRight = (word: string): boolean => FROM_RIGHT.test(word);
