import { pinyin } from 'pinyin-pro';
import type { RowHook } from '../../data/module.ts';

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

/** Fills the sort key of a name; who knows the right reading of a rare surname may write it themselves. */
export async function beforeStudentSave({ row, before }: RowHook): Promise<void> {
  const renamed = before !== null && before['TrueName'] !== row['TrueName'];
  const kept = before === null || before['NamePinyin'] !== row['NamePinyin'];
  if (row['NamePinyin'] && (kept || !renamed)) return;
  row['NamePinyin'] = [...namePinyin(String(row['TrueName'] ?? ''))].slice(0, 60).join('') || null;
}
