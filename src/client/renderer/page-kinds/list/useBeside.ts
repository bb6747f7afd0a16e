import { useMemo, useRef, useState } from 'react';
import { useDevice } from '../../contexts.ts';
import type { BesidePlace } from '../../schema/target.ts';

/** The place at the right of a list, where what its rows open stands. */
export interface Beside {
  /** Absent where rows open in drawers. */
  readonly place: BesidePlace | undefined;
  /** Id of the row that stands there; an empty text is a new one. */
  readonly rowId: string | undefined;
  setElement(element: HTMLElement | null): void;
}

/**
 * What stands there stays when the window becomes narrower, with what is typed into it.
 * @param wanted the list has such a place on desktops
 */
export function useBeside(wanted: boolean): Beside {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [rowId, setRowId] = useState<string>();
  const isOffered = (useDevice() === 'desktop' && wanted) || rowId !== undefined;
  const leaving = useRef<() => Promise<boolean>>(undefined);
  const place = useMemo<BesidePlace | undefined>(() => {
    if (!isOffered || !element) return undefined;
    return {
      element,
      free: async () => (await leaving.current?.()) ?? true,
      take: (leave, id) => {
        leaving.current = leave;
        setRowId(id);
        return () => {
          if (leaving.current !== leave) return;
          leaving.current = undefined;
          setRowId(undefined);
        };
      },
    };
  }, [isOffered, element]);
  return { place, rowId, setElement };
}
