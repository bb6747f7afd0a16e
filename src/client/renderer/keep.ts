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
