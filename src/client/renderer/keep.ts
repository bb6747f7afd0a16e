import { createContext, useCallback, useContext, useState } from 'react';

/** Where the renderer keeps small settings of a user on this device, such as chosen columns. */
export interface Keeper {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

/** Keeps nothing beyond the page; the product passes in its own storage. */
export function memoryKeeper(): Keeper {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, text) => void kept.set(key, text) };
}

const Keep = createContext<Keeper>(memoryKeeper());

export const KeeperProvider = Keep.Provider;

/** A kept setting and its change. A text that does not parse, or is not of the wanted form, counts as absent. */
export function useKept<T>(
  key: string,
  isValid: (value: unknown) => value is T,
): [T | undefined, (value: T) => void] {
  const keeper = useContext(Keep);
  const [value, setValue] = useState(() => parse(keeper.read(key), isValid));
  const change = useCallback(
    (next: T) => {
      setValue(next);
      keeper.write(key, JSON.stringify(next));
    },
    [keeper, key],
  );
  return [value, change];
}

function parse<T>(text: string | null, isValid: (value: unknown) => value is T): T | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The form that a draft belongs to; whose draft it is, the keeper knows. */
export interface DraftPlace {
  readonly form: string;
  /** Absent for a new row. */
  readonly rowId: string | undefined;
}

/** What was typed into a form and not saved. */
export interface Draft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Version of the row that was being edited; null for a new one. */
  readonly version: number | null;
  /** By field: its type at that time, its value, the display text beside it. */
  readonly fields: Readonly<Record<string, DraftField>>;
}

export type DraftField = readonly [type: string, value: unknown, twin: unknown];

/** Keeps drafts of unsaved forms on this device, so that a crash of the tab costs nothing. */
export interface DraftKeeper {
  find(place: DraftPlace): Promise<Draft | undefined>;
  /** Tells whether it was kept. */
  keep(place: DraftPlace, draft: Draft): Promise<boolean>;
  drop(place: DraftPlace): Promise<void>;
  /** `save` keeps a form at once, before the page is loaded anew, and tells whether nothing of it is lost. Returns the undoing. */
  beforeReload(save: () => Promise<boolean>): () => void;
}

const NO_DRAFTS: DraftKeeper = {
  find: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(false),
  drop: () => Promise.resolve(),
  beforeReload: () => () => undefined,
};

const Drafts = createContext<DraftKeeper>(NO_DRAFTS);

export const DraftsProvider = Drafts.Provider;

/** Where drafts are kept; nowhere, unless the product says where. */
export const useDraftKeeper = (): DraftKeeper => useContext(Drafts);
