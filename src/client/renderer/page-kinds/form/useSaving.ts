import type { FieldProblem } from '../../../../contract/envelope.ts';
import { isEmpty } from '../../../../contract/field-rules.ts';
import type { ActionFile, Verb } from '../../../../contract/generated/meta.ts';
import { isDraft } from '../../../../contract/model.ts';
import { useNotify, useRunAction } from '../../contexts.ts';
import { fieldProblemsOf, useData, type Row } from '../../data.ts';
import { agreesToEnding } from '../../ending-question.ts';
import { warnsOfUnsent } from '../../fields/widgets/unsent.ts';
import type { RowForm } from '../../formily/row-form.ts';
import { agreesToReach } from '../../reach.ts';
import type { ShownButton } from '../../schema/buttons.ts';
import { successText } from '../../schema/success.ts';
import { shownAt } from './child-rows.ts';
import { judgeForm, type FormModel, type JudgeOptions } from './model.ts';
import type { DraftState } from './useKeptWork.ts';

/** What was saved, and by which verb. */
export interface Saved {
  readonly id: string;
  readonly verb: Verb;
  /** There is more to fill in. */
  readonly isDraft: boolean;
}

/** A form whose row is there, and what is told when it is saved, left or typed into. */
export interface FormBodyProps {
  readonly model: FormModel;
  readonly row: Row | undefined;
  readonly values: Row;
  readonly opener: string | undefined;
  /** What a new row was opened from; nothing for one that is there. */
  readonly from: Row;
  readonly inDrawer: boolean;
  /** The form stays busy until what it leads to is there: a row that is read anew begins its form anew. */
  onSaved(saved: Saved): void | Promise<void>;
  onCancel(): void;
  /** How many steps of a wizard were gone; outlives the saving of a draft. */
  readonly progress: { current: number };
  readonly onDirty: ((isDirty: () => boolean) => void) | undefined;
}

interface Typed {
  readonly form: RowForm;
  readonly kept: DraftState;
  readonly options: JudgeOptions;
  /** Leads to the field of a problem. */
  find(key: string): void;
}

/** Judges what is typed into a form, saves it, and runs its other buttons. */
export function useSaving(
  { model, row, values, onSaved }: FormBodyProps,
  { form, kept, options, find }: Typed,
) {
  const { entity, page } = model;
  const data = useData();
  const notify = useNotify();
  const runAction = useRunAction();
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
      const saved = await data.save({ Entity: entity.name, EnCode, Data: { ...Data, ...identity } }, 'form');
      form.clean();
      kept.done();
      await onSaved({ id: saved.Id, verb: action.verb, isDraft: isDraft(entity, action) });
      notify.success(successText(action));
    } catch (failure) {
      const problems = shownAt(model.children, fieldProblemsOf(failure));
      form.refuse(problems, (text) => notify.error(text));
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
  return { judgeOnly, judged, run };
}

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
