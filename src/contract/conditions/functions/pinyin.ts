import type { Functions } from './kinds.ts';

/** Reads a name aloud: the syllables of its Chinese characters. */
type Reader = (name: string) => string;

let reader: Reader | undefined;

/** Most characters of a name that is read. */
const MOST_READ = 200;
const LETTER_WORK = 4;

/**
 * Gives `pinyin()` its dictionary. It is large: a server has it from its start, a browser fetches it with the first page whose
 * formulas ask for it.
 */
export function learnReadings(read: Reader): void {
  reader = read;
}

/** Whether a formula, or the text of a file with formulas, asks for readings. */
export const asksReadings = (text: string): boolean => text.includes('pinyin(');

export const pinyinFunctions: Functions = {
  pinyin: {
    parameters: ['string'],
    result: 'string',
    form: 'call',
    usage: 'pinyin(row.TrueName): a name in pinyin without tones, one word for each syllable',
    run([name], context) {
      const text = String(name);
      if (!reader || text.length > MOST_READ) return null;
      context.charge(text.length * LETTER_WORK);
      return reader(text);
    },
  },
};
