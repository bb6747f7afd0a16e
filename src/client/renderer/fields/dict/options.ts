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

/** Of the items those that the row offers, and what it holds already. */
export const among = (
  items: readonly CodeItem[],
  { offered, value }: { readonly offered?: ReadonlySet<string> | undefined; readonly value: unknown },
): readonly CodeItem[] => {
  if (!offered) return items;
  const held = [value].flat();
  return items.filter(({ code }) => offered.has(code) || held.includes(code));
};

/** Choices with the number of rows behind each. */
export const withCounts = (
  options: readonly ChoiceOption[],
  counts: Readonly<Record<string, number>> | undefined,
): readonly ChoiceOption[] =>
  counts
    ? options.map((option) => ({ ...option, label: `${option.label}（${counts[option.value] ?? 0}）` }))
    : options;
