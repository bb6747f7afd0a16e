import { hasText } from '../../../../contract/folded-text.ts';

/** Whether a choice of an antd select or tree is among those that somebody looks for, however it is written. */
export const isSought = (
  sought: string,
  choice: { readonly label?: unknown; readonly title?: unknown } | undefined,
): boolean => {
  const name = choice?.label ?? choice?.title;
  return typeof name === 'string' && hasText(name, sought);
};
