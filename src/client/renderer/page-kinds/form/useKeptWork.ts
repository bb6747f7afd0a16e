import { useEffect, useRef, useState } from 'react';
import { hasLostPart } from '../../../session/part.ts';
import { useDraftKeeper, type Draft, type DraftPlace } from '../../keep.ts';

/** At most so much typing is lost. */
const KEEP_AFTER_MS = 1_000;

export interface DraftState {
  /** A draft that is waiting for the user's word. */
  readonly offer: Draft | undefined;
  restore(): void;
  discard(): void;
  /** The work was saved: nothing of it is left to keep. */
  done(): void;
}

/** Work of which drafts are kept: the fields of a form, or what a block of its own lets people type. */
export interface KeptWork {
  readonly place: DraftPlace;
  /** Whether something is typed that is not saved. */
  isDirty(): boolean;
  /** The work as it stands. */
  taken(): Draft;
  /** Whether a draft says anything that the work does not say already. */
  isNews(found: Draft): boolean;
  /** Puts a draft in the place of the work. */
  put(found: Draft): void;
  /** Whether a draft leaves something out that may be typed. */
  leavesOut(): boolean;
  /** The draft of work that is left unsaved stays: the question before it is left says so. */
  readonly staysWhenLeft?: boolean | undefined;
}

/**
 * Keeps what is typed and offers it back when the page is opened after a crash, a reload or the end of a session. Work that
 * is left on purpose, or saved, leaves no draft, unless that stays when the work is left.
 * @param onTyped calls back when something was typed and returns the undoing; the same function for as long as the work is the same
 */
export function useKeptWork(work: KeptWork, onTyped: (react: () => void) => () => void): DraftState {
  const keeper = useDraftKeeper();
  const [offer, setOffer] = useState<Draft>();
  const current = useRef(work);
  current.current = work;
  const { form: name, rowId } = work.place;
  const isWritten = useRef(false);
  const drop = useRef(() => {});

  useEffect(() => {
    const place = { form: name, rowId };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void keeper.find(place).then((found) => {
      if (!found || isGone || isWritten.current) return;
      if (current.current.isNews(found)) setOffer(found);
    });
    drop.current = () => {
      clearTimeout(timer);
      timer = undefined;
      isWritten.current = false;
      void keeper.drop(place);
    };
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      isWritten.current = true;
      return keeper.keep(place, current.current.taken());
    };
    const stop = onTyped(() => {
      timer ??= setTimeout(() => void keep(), KEEP_AFTER_MS);
    });
    const letGo = keeper.beforeReload(async () => {
      if (!current.current.isDirty()) return true;
      return (await keep()) && !current.current.leavesOut();
    });
    return () => {
      isGone = true;
      stop();
      letGo();
      if (timer === undefined && !isWritten.current) return;
      const { staysWhenLeft, isDirty } = current.current;
      if (hasLostPart() || (staysWhenLeft && isDirty())) void keep();
      else drop.current();
    };
  }, [onTyped, keeper, name, rowId]);

  return {
    offer,
    restore: () => {
      if (offer) current.current.put(offer);
      setOffer(undefined);
    },
    discard: () => {
      setOffer(undefined);
      if (!isWritten.current) drop.current();
    },
    done: () => drop.current(),
  };
}
