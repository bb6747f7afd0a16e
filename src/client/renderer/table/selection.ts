/** Rows that are ticked, and how to tick others. */
export interface TableSelection {
  readonly keys: ReadonlySet<string>;
  /** Keys of rows that are ticked for good. */
  readonly fixed?: ReadonlySet<string> | undefined;
  /** Takes the keys of all rows that are ticked now, those of other pages included. */
  select(keys: readonly string[]): void;
}

/** Keys after one was ticked or not. */
export function withKey(keys: ReadonlySet<string>, key: string, isTicked: boolean): string[] {
  const others = [...keys].filter((other) => other !== key);
  return isTicked ? [...others, key] : others;
}

/** Keys after all rows of a page were ticked or not. */
export function withPage(keys: ReadonlySet<string>, page: readonly string[], isTicked: boolean): string[] {
  const others = [...keys].filter((key) => !page.includes(key));
  return isTicked ? [...others, ...page] : others;
}
