type Notes = Readonly<Record<string, unknown>>;

/** What pages keep with this entry of the history, beside what the router keeps there. */
const notes = (): Notes => (window.history.state as { notes?: Notes } | null)?.notes ?? {};

/** Keeps something with this entry of the history. */
export function remember(name: string, value: unknown): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object), notes: { ...notes(), [name]: value } }, '');
}

/** What was kept with this entry. */
export const remembered = (name: string): unknown => notes()[name];
