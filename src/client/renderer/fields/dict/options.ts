import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { ChoiceOption } from '../widgets/Choice.tsx';

/** Dictionary items as they are chosen from. */
export const optionsOf = (items: readonly CodeItem[]): ChoiceOption[] =>
  items.map((item) => ({
    value: item.code,
    label: item.name,
    ...(item.parent === undefined ? {} : { parent: item.parent }),
  }));
