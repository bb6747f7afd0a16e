import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldProblem } from '../../../../contract/envelope.ts';
import { isEmpty } from '../../../../contract/field-rules.ts';
import type { ActionFile, Verb } from '../../../../contract/generated/meta.ts';
import { isDraft } from '../../../../contract/model.ts';
import { windowProblem } from '../../../../contract/window.ts';
import { useButtons, useMe, useNavigation, useNotify, useRunAction } from '../../contexts.ts';
import { fieldProblemsOf, useData, type Row } from '../../data.ts';
import { agreesToEnding } from '../../ending-question.ts';
import { agreesToReach } from '../../reach.ts';
import { hasCodeIn } from '../../fields/codes.ts';
import { warnsOfUnsent } from '../../fields/widgets/unsent.ts';
import type { FormContext } from '../../formily/FormFields.tsx';
import { createRowForm, type RowForm } from '../../formily/row-form.ts';
import type { ShownButton } from '../../schema/buttons.ts';
import { shanghaiNow } from '../../schema/judge.ts';
import { successText } from '../../schema/success.ts';
import { afterPointer, watchPointer } from './after-pointer.ts';
import { formButtons, isSaving } from './form-buttons.ts';
import { shownAt } from './child-rows.ts';
import { judgeForm, judgeLeft, lockedFields, type FormModel } from './model.ts';
import { useCascade } from './useCascade.ts';
import { useDraft } from './useDraft.ts';
import type { DraftState } from './useKeptWork.ts';
import { useWorked } from './useWorked.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** What was saved, and by which verb. */
export interface Saved {
  readonly id: string;
  readonly verb: Verb;
  /** There is more to fill in. */
  readonly isDraft: boolean;
}

/** A form whose row is there, and whom to tell of it. */
export interface FormBodyProps {
  readonly model: FormModel;
  readonly row: Row | undefined;
  readonly values: Row;
  readonly opener: string | undefined;
  readonly inDrawer: boolean;
  /** The form stays busy until what it leads to is there: a row that is read anew begins its form anew. */
  onSaved(saved: Saved): void | Promise<void>;
  onCancel(): void;
  /** How many steps of a wizard were gone; outlives the saving of a draft. */
  readonly progress: { current: number };
  readonly onDirty: ((isDirty: () => boolean) => void) | undefined;
}

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
export function useFormWork(
  { model, row, values, opener, onSaved, onDirty }: FormBodyProps,
  find: (key: string) => void,
): FormWork {
  const { entity, file, page } = model;
  const data = useData();
  const me = useMe();
  const granted = useButtons();
  const notify = useNotify();
  const runAction = useRunAction();
  const navigation = useNavigation();
  const [form] = useState(() => createRowForm(values));
  const [running, setRunning] = useState<string>();
  const locked = useMemo(
    () => lockedFields(model, me, row, opener === undefined ? undefined : entity.actions.get(opener)),
    [model, me, row, opener, entity],
  );
  const fields = useMemo(() => model.fields.map(({ field }) => field), [model]);
  const kept = useDraft({
    form,
    model,
    row,
    locked,
    place: { form: [page.place.file, entity.name, opener ?? ''].join(' '), rowId: rowIdOf(row) },
  });
  useLeaveGuard(form, navigation);
  useCascade(form, fields, entity.name, entity);
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
  const focusFirst = ([first]: readonly FieldProblem[]) => {
    if (first) find(first.Key);
  };
  const judgeOnly = (only: ReadonlySet<string>) => {
    const { problems } = judgeForm(model, form.values(), { ...options, only });
    form.showProblems(problems, only);
    focusFirst(problems);
    return problems.length === 0 && !warnsOfUnsent(form.unsent, notify);
  };
  /** Judges what is typed. @returns what saves it, when it is right */
  const judged = (shown: ShownButton): (() => Promise<void>) | undefined => {
    const action = shown.action;
    if (!action) return undefined;
    const judgement = judgeForm(model, form.values(), { ...options, draft: isDraft(entity, action) });
    form.showProblems(judgement.problems);
    focusFirst(judgement.problems);
    return judgement.problems.length > 0 ? undefined : () => save(shown, action, judgement.data);
  };
  const save = async (shown: ShownButton, action: ActionFile, typed: Row) => {
    const { EnCode } = shown.button;
    const Data = { ...(row ? {} : fixedOf(values, model)), ...typed };
    const request = { EnCode, Ids: row ? [String(row['Id'])] : [], Data };
    if (!(await agreesToEnding({ data, notify, entity, action, row, request }))) return;
    const question = shown.button.confirm ?? action.confirm;
    if (!(await agreesToReach({ data, notify, action, name: shown.text, request, question }))) return;
    const identity = row ? { Id: row['Id'], Version: row['Version'] } : {};
    try {
      const saved = await data.save({ Entity: entity.name, EnCode, Data: { ...Data, ...identity } });
      form.clean();
      kept.done();
      await onSaved({ id: saved.Id, verb: action.verb, isDraft: isDraft(entity, action) });
      notify.success(successText(action));
    } catch (failure) {
      const problems = shownAt(model.children, fieldProblemsOf(failure));
      form.refuse(problems);
      focusFirst(problems);
    }
  };
  const run = async (shown: ShownButton) => {
    let reread: void | Promise<void> = undefined;
    await runAction(shown.button, {
      page,
      entity,
      rows: row ? [row] : [],
      values: form.values(),
      done: () => {
        // what runs on no row leaves the form as it is
        if (shown.action?.table) return;
        form.clean();
        kept.done();
        const id = String(row?.['Id'] ?? '');
        reread = onSaved({ id, verb: shown.action?.verb ?? 'handler', isDraft: false });
      },
    });
    await reread;
  };
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

const rowIdOf = (row: Row | undefined) => (row ? String(row['Id']) : undefined);

/** Values that came from where the form was opened and have no input: the parent of a sub-list. */
function fixedOf(values: Row, model: FormModel): Row {
  const shown = new Set(model.fields.map(({ field }) => field.name));
  const parent = model.entity.file.parent?.field;
  const names = [...Object.keys(model.file.initial ?? {}), ...(parent === undefined ? [] : [parent])];
  return Object.fromEntries(
    names
      .filter((name) => !shown.has(name) && !isEmpty(values[name]))
      .filter((name) => model.entity.fields.get(name)?.readonly !== true)
      .map((name) => [name, values[name]]),
  );
}
