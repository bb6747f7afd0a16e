import { useEffect, useMemo, useRef, useState } from 'react';
import { windowProblem } from '../../../../contract/window.ts';
import { useButtons, useMe, useNavigation, useNotify } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { hasCodeIn } from '../../fields/codes.ts';
import { warnsOfUnsent } from '../../fields/widgets/unsent.ts';
import type { FormContext } from '../../formily/FormFields.tsx';
import { createRowForm, type RowForm } from '../../formily/row-form.ts';
import type { ShownButton } from '../../schema/buttons.ts';
import { shanghaiNow } from '../../schema/judge.ts';
import { afterPointer, watchPointer } from './after-pointer.ts';
import { formButtons, isSaving } from './form-buttons.ts';
import { judgeLeft, lockedFields } from './model.ts';
import { useSaving, type FormBodyProps } from './useSaving.ts';
import { useCascade } from './useCascade.ts';
import { draftPlace, useDraft } from './useDraft.ts';
import type { DraftState } from './useKeptWork.ts';
import { useWorked } from './useWorked.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** What a form can be asked to do, whatever its face. */
export interface FormWork {
  readonly form: RowForm;
  readonly context: FormContext;
  readonly kept: DraftState;
  readonly buttons: readonly ShownButton[];
  readonly primary: ShownButton | undefined;
  /** EnCode that is being run. */
  readonly running: string | undefined;
  /** Why the first button can do nothing now. */
  readonly closed: string | undefined;
  press(shown: ShownButton): Promise<void>;
  /** Judges these fields, shows what is wrong and leads there. @returns whether they are right */
  judgeOnly(only: ReadonlySet<string>): boolean;
}

/**
 * Judging, saving and the buttons of a form. Typed values stay whatever the server answers.
 * @param find leads to the field of a problem
 */
export function useFormWork(props: FormBodyProps, find: (key: string) => void): FormWork {
  const { model, row, values, opener, from, onDirty } = props;
  const { entity, file, page } = model;
  const data = useData();
  const me = useMe();
  const granted = useButtons();
  const notify = useNotify();
  const navigation = useNavigation();
  const [form] = useState(() => createRowForm(values));
  const [running, setRunning] = useState<string>();
  const locked = useMemo(() => lockedFields(model, me, row, opener), [model, me, row, opener]);
  const fields = useMemo(() => model.fields.map(({ field }) => field), [model]);
  const kept = useDraft({
    form,
    model,
    row,
    locked,
    place: draftPlace([page.place.file, entity.name, opener ?? ''].join(' '), row, from),
  });
  useLeaveGuard(form, navigation);
  useCascade(form, fields, { entity: entity.name }, entity);
  useEffect(watchPointer, []);
  useEffect(() => onDirty?.(form.isDirty), [form, onDirty]);

  const options = { me, row, locked, hasCode: hasCodeIn(data) };
  const judge = (name: string) =>
    afterPointer(() => {
      const left = { ...options, shown: form.problemFields(), isDirty: form.isDirty() };
      const { problems, only } = judgeLeft(model, form.values(), name, left);
      form.showProblems(problems, only);
    });
  const latestJudge = useRef(judge);
  latestJudge.current = judge;
  // the same as long as it says the same: every field is drawn anew with another one
  const context = useMemo<FormContext>(
    () => ({ form, me, entity: entity.name, locked, judge: (name) => latestJudge.current(name) }),
    [form, me, entity, locked],
  );
  const { judgeOnly, judged, run } = useSaving(props, { form, kept, options, find });
  const closedNow = ({ action }: ShownButton) =>
    action && windowProblem(action, { row: form.values(), me, now: shanghaiNow() });
  const press = async (shown: ShownButton) => {
    if (running !== undefined) return;
    const closed = closedNow(shown);
    if (closed !== undefined) return notify.warning(closed);
    // What is wrong is told at once: every field is drawn anew when the form becomes busy.
    const work = isSaving(shown) ? judged(shown) : () => run(shown);
    if (!work || (isSaving(shown) && warnsOfUnsent(form.unsent, notify))) return;
    setRunning(shown.button.EnCode);
    form.setBusy(true);
    try {
      await work();
    } finally {
      form.setBusy(false);
      setRunning(undefined);
    }
  };
  const buttons = formButtons({ buttons: file.actions, entity, row, opener, me, granted });
  const primary = buttons.find(({ button }) => button.type === 'primary') ?? buttons.find(isSaving);
  const closed = primary && closedNow(primary);
  useWorked(form, model, row, buttons.find(isSaving)?.button.EnCode);
  return { form, context, kept, buttons, primary, running, closed, press, judgeOnly };
}
