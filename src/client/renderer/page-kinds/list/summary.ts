import type { ListSummary } from '../../../../contract/generated/meta.ts';
import type { ListAnswer } from '../../data.ts';
import type { ListModel } from './setup.ts';

const WORDS: Readonly<Record<ListSummary['stat'], string>> = {
  sum: '合计',
  avg: '平均',
  min: '最小',
  max: '最大',
  count: '共',
};

const MOST_DIGITS = 2;

/** What stands below a column in the last line; nothing where the page declares nothing or the server told nothing. */
export function summaryText(
  { file, entity }: Pick<ListModel, 'file' | 'entity'>,
  summary: ListAnswer['Summary'],
  key: string,
): string | undefined {
  const declared = file.summary?.find(({ field }) => field === key);
  const value = summary?.[key];
  if (!declared || value === undefined || value === null) return undefined;
  const isMoney = entity.fields.get(key)?.type === 'money';
  const text = value.toLocaleString('zh-CN', {
    minimumFractionDigits: isMoney ? MOST_DIGITS : 0,
    maximumFractionDigits: MOST_DIGITS,
  });
  return `${declared.title ?? WORDS[declared.stat]} ${isMoney ? '¥' : ''}${text}`;
}
