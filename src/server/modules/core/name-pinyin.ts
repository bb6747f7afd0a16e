import { pinyin } from 'pinyin-pro';
import type { RowHook } from '../../data/module.ts';

/** Fills the sort key of a name; who knows the right reading of a rare surname may write it himself. */
export async function beforeStudentSave({ row, before }: RowHook): Promise<void> {
  const renamed = before !== null && before['TrueName'] !== row['TrueName'];
  const kept = before === null || before['NamePinyin'] !== row['NamePinyin'];
  if (row['NamePinyin'] && (kept || !renamed)) return;
  const syllables = pinyin(String(row['TrueName'] ?? ''), {
    toneType: 'none',
    type: 'array',
    surname: 'head',
  });
  row['NamePinyin'] = syllables.join(' ').slice(0, 60) || null;
}
