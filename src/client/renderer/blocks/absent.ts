import { createContext, useContext, useEffect } from 'react';

/** Tells the holder of a part whether it has anything to show. */
type Tell = (isEmpty: boolean) => void;

const Told = createContext<Tell | undefined>(undefined);

export const EmptyProvider = Told.Provider;

/**
 * A part without content says so to the card that holds it, which then leaves it out.
 * @returns whether there is such a card
 */
export function useTellEmpty(isEmpty: boolean): boolean {
  const tell = useContext(Told);
  useEffect(() => tell?.(isEmpty), [tell, isEmpty]);
  return tell !== undefined;
}
