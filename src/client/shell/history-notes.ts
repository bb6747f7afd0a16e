type Notes = Readonly<Record<string, unknown>>;

interface EntryState {
  /** What pages keep with this entry of the history, beside what the router keeps there. */
  readonly notes?: Notes;
  /** What the page that led here gave to the router. */
  readonly usr?: { readonly notes?: Notes } | null;
}

function notes(): Notes {
  const state = window.history.state as EntryState | null;
  return { ...state?.usr?.notes, ...state?.notes };
}

/** Keeps something with this entry of the history. */
export function remember(name: string, value: unknown): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object), notes: { ...notes(), [name]: value } }, '');
}

/** What was kept with this entry. */
export const remembered = (name: string): unknown => notes()[name];
