import { answerKindOf, RIGHT } from '../../../../../contract/answer-key.ts';
import type { ViewProps } from '../../kit.ts';

/** What stands between the answers that are accepted in one blank. */
export const VARIANTS = '|';

/** The keys that are chosen, whatever the answer was before. */
export function toKeys(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : [];
}

/** The blanks of an answer, each with what is accepted in it. */
export const toBlanks = (value: unknown): string[][] =>
  Array.isArray(value) ? value.map((one) => (Array.isArray(one) ? one.map(String) : [])) : [];

/** What is typed for one blank, still being typed: nothing is trimmed but what is empty altogether. */
export const toVariants = (text: string): string[] => (text === '' ? [] : text.split(VARIANTS));

/** An answer in words. */
export function answerText({ field, value, row }: Pick<ViewProps, 'field' | 'value' | 'row'>): string {
  switch (answerKindOf(field, row)) {
    case 'judge':
      return value === RIGHT ? '正确' : '错误';
    case 'blanks':
      return toBlanks(value)
        .map((variants, index) => `${index + 1}. ${variants.join(' / ')}`)
        .join('；');
    default:
      return toKeys(value).join('、');
  }
}
