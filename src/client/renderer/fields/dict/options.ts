import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { ChoiceOption } from '../widgets/Choice.tsx';

/** Dictionary items as rows are filtered by them: those that are off stand in old rows. */
export const optionsOf = (items: readonly CodeItem[]): ChoiceOption[] =>
  items.map((item) => ({
    value: item.code,
    label: item.disabled === true ? `${item.name}（已停用）` : item.name,
    ...(item.parent === undefined ? {} : { parent: item.parent }),
  }));

/** Dictionary items as a value is chosen from them: one that is off is offered only where it is the value already. */
export const offeredOf = (items: readonly CodeItem[], value: unknown): ChoiceOption[] => {
  const held = [value].flat();
  return optionsOf(items.filter((item) => item.disabled !== true || held.includes(item.code)));
};
