import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldProblem } from '../../../../contract/envelope.ts';
import { isEmpty } from '../../../../contract/field-rules.ts';
import type { Verb } from '../../../../contract/generated/meta.ts';
import { useButtons, useMe, useNavigation, useNotify, useRunAction } from '../../contexts.ts';
import { fieldProblemsOf, useData, type Row } from '../../data.ts';
import { hasCodeIn } from '../../fields/codes.ts';
import { RowFormProvider } from '../../formily/FormFields.tsx';
import { createRowForm } from '../../formily/row-form.ts';
import type { ShownButton } from '../../schema/buttons.ts';
import { successText } from '../../schema/success.ts';
import { afterPointer, watchPointer } from './after-pointer.ts';
import { formButtons, isSaving } from './form-buttons.ts';
import { FormSections } from './FormSections.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { focusField } from './focus.ts';
import { shownAt } from './child-rows.ts';
import { judgeForm, lockedFields, type FormModel } from './model.ts';
import { Preview } from './Preview.tsx';
import { useDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import styles from './form.module.css';

/** What was saved, and by which verb. */
export interface Saved {
  readonly id: string;
  readonly verb: Verb;
}

interface FormBodyProps {
  readonly model: FormModel;
  readonly row: Row | undefined;
  readonly values: Row;
  readonly opener: string | undefined;
  readonly inDrawer: boolean;
  onSaved(saved: Saved): void;
  onCancel(): void;
  readonly onDirty: ((isDirty: () => boolean) => void) | undefined;
}

/** Sections, preview and buttons of a form whose row is there. Typed values stay whatever the server answers. */
export function FormBody({
  model,
  row,
  values,
  opener,
  inDrawer,
  onSaved,
  onCancel,
  onDirty,
}: FormBodyProps) {
  const { entity, file, page } = model;
  const data = useData();
  const me = useMe();
  const granted = useButtons();
  const notify = useNotify();
  const runAction = useRunAction();
  const navigation = useNavigation();
  const box = useRef<HTMLFormElement>(null);
  const [form] = useState(() => createRowForm(values));
  const [running, setRunning] = useState<string>();
  const locked = useMemo(
    () => lockedFields(model, me, row, opener === undefined ? undefined : entity.actions.get(opener)),
    [model, me, row, opener, entity],
  );
  const kept = useDraft({
    form,
    model,
    row,
    locked,
    place: { form: [page.place.file, entity.name, opener ?? ''].join(' '), rowId: rowIdOf(row) },
  });
  useLeaveGuard(form, navigation);
  useEffect(watchPointer, []);
  useEffect(() => onDirty?.(form.isDirty), [form, onDirty]);

  const options = { me, row, locked, hasCode: hasCodeIn(data) };
  const judge = (name: string) =>
    afterPointer(() => {
      const shown = form.problemFields();
      const only = new Set([name, ...shown]);
      // the other cells of a line that is being typed are not missing yet
      const isLines = !shown.has(name) && Array.isArray(form.values()[name]);
      const draft = isLines || !form.isDirty();
      form.showProblems(judgeForm(model, form.values(), { ...options, only, draft }).problems, only);
    });
  const focusFirst = ([first]: readonly FieldProblem[]) => {
    if (first && box.current) focusField(box.current, first.Key);
  };
  const save = async (shown: ShownButton) => {
    const action = shown.action;
    if (!action) return;
    const draft = action.verb === 'save' && entity.file.flow !== undefined;
    const judged = judgeForm(model, form.values(), { ...options, draft });
    form.showProblems(judged.problems);
    if (judged.problems.length > 0) return focusFirst(judged.problems);
    const question = shown.button.confirm ?? action.confirm;
    if (question !== undefined && !(await notify.confirm({ text: question }))) return;
    const identity = row ? { Id: row['Id'], Version: row['Version'] } : {};
    try {
      const saved = await data.save({
        Entity: entity.name,
        EnCode: shown.button.EnCode,
        Data: { ...(row ? {} : fixedOf(values, model)), ...judged.data, ...identity },
      });
      form.clean();
      kept.done();
      notify.success(successText(action));
      onSaved({ id: saved.Id, verb: action.verb });
    } catch (failure) {
      const problems = shownAt(model.children, fieldProblemsOf(failure));
      form.refuse(problems);
      focusFirst(problems);
    }
  };
  const press = async (shown: ShownButton) => {
    if (running !== undefined) return;
    setRunning(shown.button.EnCode);
    form.setBusy(true);
    try {
      if (isSaving(shown)) await save(shown);
      else
        await runAction(shown.button, {
          page,
          entity,
          rows: row ? [row] : [],
          values: form.values(),
          done: () => {
            form.clean();
            kept.done();
            onSaved({ id: String(row?.['Id'] ?? ''), verb: shown.action?.verb ?? 'handler' });
          },
        });
    } finally {
      form.setBusy(false);
      setRunning(undefined);
    }
  };
  const buttons = formButtons({ buttons: file.actions, entity, row, opener, me, granted });
  const primary = buttons.find(({ button }) => button.type === 'primary') ?? buttons.find(isSaving);
  return (
    <RowFormProvider form={form}>
      <form
        ref={box}
        noValidate
        className={styles['form']}
        aria-label={file.title}
        onSubmit={(event) => {
          event.preventDefault();
          if (primary) void press(primary);
        }}
      >
        <DraftOffer draft={kept} model={model} row={row} />
        <FormSections sections={model.sections} context={{ form, me, entity: entity.name, locked, judge }} />
        {file.preview !== undefined && <Preview form={form} enCode={file.preview} row={row} />}
        <div className={`${styles['buttons']} ${inDrawer ? styles['stuck'] : ''}`}>
          {buttons.map((shown) => (
            <Button
              key={shown.button.EnCode}
              type={shown === primary ? 'primary' : 'default'}
              htmlType={shown === primary ? 'submit' : 'button'}
              danger={shown.danger}
              loading={running === shown.button.EnCode}
              disabled={running !== undefined}
              onClick={shown === primary ? undefined : () => void press(shown)}
            >
              {shown.text}
            </Button>
          ))}
          <Button disabled={running !== undefined} onClick={onCancel}>
            {inDrawer ? '取消' : '返回'}
          </Button>
        </div>
      </form>
    </RowFormProvider>
  );
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
