import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../data.ts';
import type { RowForm } from '../../formily/row-form.ts';
import { hasLostPart } from '../../../session/part.ts';
import { useDraftKeeper, type Draft, type DraftPlace } from '../../keep.ts';
import { differs, draftOf, leavesOut, restored, type DraftedModel } from './draft.ts';

/** At most so much typing is lost. */
const KEEP_AFTER_MS = 1_000;

export interface DraftState {
  /** A draft that is waiting for the user's word. */
  readonly offer: Draft | undefined;
  restore(): void;
  discard(): void;
  /** The form was saved: nothing of it is left to keep. */
  done(): void;
}

interface DraftedForm {
  readonly form: RowForm;
  readonly model: DraftedModel;
  readonly row: Row | undefined;
  readonly locked: ReadonlySet<string>;
  readonly place: DraftPlace;
}

/**
 * Keeps what is typed into a form and offers it back when the form is opened after a crash, a reload or the end of a session. A
 * form that is left on purpose, or saved, leaves no draft.
 */
export function useDraft(drafted: DraftedForm): DraftState {
  const keeper = useDraftKeeper();
  const [offer, setOffer] = useState<Draft>();
  const current = useRef(drafted);
  current.current = drafted;
  const { form } = drafted;
  const { form: name, rowId } = drafted.place;
  const isWritten = useRef(false);
  const drop = useRef(() => {});

  useEffect(() => {
    const place = { form: name, rowId };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void keeper.find(place).then((found) => {
      if (!found || isGone || isWritten.current) return;
      const { model, locked } = current.current;
      const present = form.values();
      if (differs(present, restored(model, found, { present, locked }))) setOffer(found);
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
      const { model, row } = current.current;
      return keeper.keep(place, draftOf(model, form.values(), row, Date.now()));
    };
    const stop = form.onTyped(() => {
      timer ??= setTimeout(() => void keep(), KEEP_AFTER_MS);
    });
    const letGo = keeper.beforeReload(async () => {
      if (!form.isDirty()) return true;
      return (await keep()) && !leavesOut(current.current.model);
    });
    return () => {
      isGone = true;
      stop();
      letGo();
      if (timer === undefined && !isWritten.current) return;
      if (hasLostPart()) void keep();
      else drop.current();
    };
  }, [form, keeper, name, rowId]);

  return {
    offer,
    restore: () => {
      const { model, locked } = current.current;
      if (offer) form.type(restored(model, offer, { present: form.values(), locked }));
      setOffer(undefined);
    },
    discard: () => {
      setOffer(undefined);
      if (!isWritten.current) drop.current();
    },
    done: () => drop.current(),
  };
}
