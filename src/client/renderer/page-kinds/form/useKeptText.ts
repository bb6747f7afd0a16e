import { useCallback, useEffect, useRef } from 'react';
import type { Draft } from '../../keep.ts';
import { useKeptWork, type DraftState, type KeptWork } from './useKeptWork.ts';

/** The one field of a draft that is made of a text. */
const TEXT = 'Text';

interface KeptText extends Pick<KeptWork, 'place' | 'staysWhenLeft'> {
  /** All of the work, in a form from which it can be had again. */
  readonly text: string;
  /** Whether some of it is not saved. */
  readonly isChanged: boolean;
  /** Puts a text that was kept in the place of the work. */
  put(text: string): void;
}

const textIn = ({ fields }: Draft): string => {
  const kept = fields[TEXT]?.[1];
  return typeof kept === 'string' ? kept : '';
};

/** Keeps drafts of work that is no form of fields, such as the questions of a paper. */
export function useKeptText({ place, staysWhenLeft, text, isChanged, put }: KeptText): DraftState {
  const typed = useRef(new Set<() => void>());
  const onTyped = useCallback((react: () => void) => {
    const reacts = typed.current;
    reacts.add(react);
    return () => void reacts.delete(react);
  }, []);
  const draft = useKeptWork(
    {
      place,
      staysWhenLeft,
      isDirty: () => isChanged,
      taken: () => ({ savedAt: Date.now(), version: null, fields: { [TEXT]: ['text', text, undefined] } }),
      isNews: (found) => textIn(found) !== '' && textIn(found) !== text,
      put: (found) => put(textIn(found)),
      leavesOut: () => false,
    },
    onTyped,
  );
  const done = useRef(draft.done);
  done.current = draft.done;
  const wasChanged = useRef(false);
  useEffect(() => {
    if (isChanged) for (const react of typed.current) react();
    // What was saved, or taken back, has no draft any more; one that waits for an answer stays.
    else if (wasChanged.current) done.current();
    wasChanged.current = isChanged;
  }, [isChanged, text]);
  return draft;
}
