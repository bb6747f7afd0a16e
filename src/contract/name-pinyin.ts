import { pinyin } from 'pinyin-pro';

/** Characters that are read together: a stretch of Chinese, a word of letters, or whatever stands between such. */
const STRETCH = /\p{Script=Han}+|[\p{L}\p{M}\p{N}'’-]+/gu;

/** A name's sort key: the syllables of Chinese characters, and other words as they are written. */
export function namePinyin(name: string): string {
  const words = (name.normalize('NFKC').match(STRETCH) ?? []).flatMap((stretch, at) =>
    /^\p{Script=Han}/u.test(stretch)
      ? pinyin(stretch, { toneType: 'none', type: 'array', surname: at === 0 ? 'head' : 'off' })
      : [stretch],
  );
  return words.join(' ');
}
