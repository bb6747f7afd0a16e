import type { Row } from '../../data.ts';
import type { RowForm } from '../../formily/row-form.ts';
import type { DraftPlace } from '../../keep.ts';
import { differs, draftOf, leavesOut, restored, type DraftedModel } from './draft.ts';
import { useKeptWork, type DraftState } from './useKeptWork.ts';

interface DraftedForm {
  readonly form: RowForm;
  readonly model: DraftedModel;
  readonly row: Row | undefined;
  readonly locked: ReadonlySet<string>;
  readonly place: DraftPlace;
}

/** The place of a form's draft: one that was opened from something has a draft of its own, others are known by their name alone. */
export function draftPlace(form: string, row: Row | undefined, from: Row): DraftPlace {
  const parts = Object.entries(from).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    form: parts.length === 0 ? form : `${form} ${JSON.stringify(parts)}`,
    rowId: row && String(row['Id']),
  };
}

/** Keeps drafts of a form: everything that is typed into its fields, sensitive facts left out. */
export function useDraft({ form, model, row, locked, place }: DraftedForm): DraftState {
  return useKeptWork(
    {
      place,
      isDirty: form.isDirty,
      taken: () => draftOf(model, form.values(), row, Date.now()),
      isNews: (found) => {
        const present = form.values();
        return differs(present, restored(model, found, { present, locked }));
      },
      put: (found) => form.type(restored(model, found, { present: form.values(), locked })),
      leavesOut: () => leavesOut(model),
    },
    form.onTyped,
  );
}
