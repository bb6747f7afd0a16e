import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Row } from './data.ts';

/** The row that is chosen in one part of a page, for all its other parts. */
export interface Choosing {
  readonly row?: Row | undefined;
  /** What the row is called. */
  readonly name: string;
  /** Chooses a row, or none. */
  choose(row: Row | undefined, name?: string): void;
}

const Chosen = createContext<Choosing>({ name: '', choose: () => undefined });

export const useChosen = (): Choosing => useContext(Chosen);

/** Holds what is chosen on a page and on the pages inside of it. */
export function ChosenRow({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<Pick<Choosing, 'row' | 'name'>>({ name: '' });
  const choosing = useMemo<Choosing>(
    () => ({ ...chosen, choose: (row, name = '') => setChosen({ row, name }) }),
    [chosen],
  );
  return <Chosen.Provider value={choosing}>{children}</Chosen.Provider>;
}
