import { polyphonic } from 'pinyin-pro';

const known = new Map<string, readonly string[]>();

/** Sounds of a Chinese letter without tones; `ü` is typed as `v`. The dictionary is large, so this part is loaded on first use. */
export function readings(letter: string): readonly string[] {
  const found = known.get(letter);
  if (found) return found;
  const sounds = /\p{Script=Han}/u.test(letter)
    ? (polyphonic(letter, { toneType: 'none', type: 'array', v: true })[0] ?? [])
    : [];
  known.set(letter, sounds);
  return sounds;
}
