import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldFile, SettingsPage } from '../../../../contract/generated/meta.ts';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { useNavigation, useNotify } from '../../contexts.ts';
import { fieldProblemsOf, useData } from '../../data.ts';
import { warnsOfUnsent } from '../../fields/widgets/unsent.ts';
import { RowFormProvider } from '../../formily/FormFields.tsx';
import type { RowForm } from '../../formily/row-form.ts';
import { fieldsOf, useParams } from '../../params.ts';
import { useReady } from '../../ready.ts';
import { under, type Place } from '../../schema/fault.ts';
import { Skeleton } from '../../States.tsx';
import { enterKeys } from '../form/enter-key.ts';
import { DraftOffer } from '../form/DraftOffer.tsx';
import { focusField } from '../form/focus.ts';
import { useDraft } from '../form/useDraft.ts';
import { changesOf, fieldOf, initialOf, type SettingsGroup } from './model.ts';
import { SettingLine } from './SettingLine.tsx';
import styles from './settings.module.css';

export interface GroupFormProps {
  readonly file: SettingsPage;
  readonly place: Place;
  readonly group: SettingsGroup;
  /** Asks for the settings anew. @returns once they are there */
  again(): Promise<void>;
  /** Is told how to find out whether something is typed and not saved. Returns the undoing. */
  watch(isDirty: () => boolean): () => void;
}

/** The settings of a group, with one button that saves those that were changed. */
export function GroupForm(props: GroupFormProps) {
  const { group } = props;
  const params = useMemo(
    () => Object.fromEntries(group.Settings.map((setting) => [setting.Name, fieldOf(setting)])),
    [group],
  );
  const fields = useMemo(() => fieldsOf(params), [params]);
  return useReady(fields) ? <ReadyForm {...props} params={params} fields={fields} /> : <Skeleton lines={4} />;
}

interface ReadyFormProps extends GroupFormProps {
  readonly params: Readonly<Record<string, FieldFile>>;
  readonly fields: NamedField[];
}

/** What is typed into a group, kept as a draft, and saved or given up. */
function useGroupWork({ file, place, group, again, watch, params, fields }: ReadyFormProps) {
  const data = useData();
  const notify = useNotify();
  const box = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { context, values, judge } = useParams({
    params,
    fields,
    entity: file.entity,
    initial: initialOf(group),
  });
  const { form } = context;
  const locked = useMemo(
    () => new Set(group.Settings.filter(({ Fixed }) => Fixed !== '').map(({ Name }) => Name)),
    [group],
  );
  const model = useMemo(() => ({ fields: fields.map((field) => ({ field })), children: [] }), [fields]);
  const draft = useDraft({
    form,
    model,
    row: undefined,
    locked,
    place: { form: `${place.file} ${group.Code}`, rowId: undefined },
  });
  const { base, saved } = useBase(form, group);
  const watching = useRef(watch);
  watching.current = watch;
  useEffect(() => watching.current(form.isDirty), [form]);
  const show = (problems: readonly { Key: string; Message: string }[]) => {
    if (problems[0] && box.current) focusField(box.current, problems[0].Key);
  };
  const save = async () => {
    const typed = values();
    const { Values, Versions } = changesOf(base, typed);
    const names = new Set(Object.keys(Values));
    const problems = judge(typed).filter(({ Key }) => names.has(Key.split(/[.[]/, 1)[0] ?? ''));
    form.showProblems(problems);
    if (problems.length > 0) return show(problems);
    if (warnsOfUnsent(form.unsent, notify)) return;
    if (names.size === 0) return notify.warning('没有修改任何内容');
    setBusy(true);
    try {
      const Params = { Group: group.Code, Values, Versions };
      await data.act({ EnCode: file.save, Ids: [], Params }, 'form');
      // The inputs stay open while the server saves: what is typed there now is not saved.
      if (JSON.stringify(values()) === JSON.stringify(typed)) {
        form.clean();
        draft.done();
      }
      saved();
      await again();
      notify.success('保存成功，已生效');
    } catch (failure) {
      // Everything else was told; what is typed stays.
      const refused = fieldProblemsOf(failure);
      form.refuse(refused, (text) => notify.error(text));
      show(refused);
    } finally {
      setBusy(false);
    }
  };
  const reread = async () => {
    if (form.isDirty() && !(await notify.confirm({ text: '放弃本组尚未保存的修改，重新读取吗？' }))) return;
    form.set(initialOf(group));
    form.showProblems([]);
    form.clean();
    draft.done();
    await again();
  };
  return { box, form, context: { ...context, locked }, model, draft, isBusy, save, reread };
}

/**
 * The settings that were typed over: what is typed is held against them, so that what somebody else saved meanwhile is not
 * written over.
 */
function useBase(form: RowForm, group: SettingsGroup) {
  const [base, setBase] = useState(group);
  const isSaved = useRef(false);
  useEffect(() => {
    const isTyped = form.isDirty();
    if (!isTyped) form.set(initialOf(group));
    if (!isTyped || isSaved.current) setBase(group);
    isSaved.current = false;
  }, [form, group]);
  return { base, saved: () => void (isSaved.current = true) };
}

function ReadyForm(props: ReadyFormProps) {
  const { file, place, group, fields } = props;
  const { box, form, context, model, draft, isBusy, save, reread } = useGroupWork(props);
  return (
    <RowFormProvider form={form}>
      <form
        ref={box}
        noValidate
        className={styles['group']}
        aria-label={group.Title}
        {...enterKeys}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <DraftOffer draft={draft} model={model} row={undefined} />
        {group.Note !== '' && <p className={styles['note']}>{group.Note}</p>}
        {group.Page && <WayOn page={group.Page} />}
        {group.Settings.map((setting, at) => (
          <SettingLine
            key={setting.Name}
            setting={setting}
            field={fields[at]!}
            place={under(place, 'source')}
            context={context}
            history={file.history}
          />
        ))}
        <div className={styles['buttons']}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            保存{group.Title}
          </Button>
          <Button disabled={isBusy} onClick={() => void reread()}>
            放弃修改
          </Button>
        </div>
      </form>
    </RowFormProvider>
  );
}

/** The way to where the rest of the group's matter is kept. */
function WayOn({ page: { Path, Title } }: { page: NonNullable<SettingsGroup['Page']> }) {
  const { openPage } = useNavigation();
  return (
    <p className={styles['note']}>
      <Button type="link" className={styles['way']} onClick={() => openPage(Path, undefined, 'page')}>
        前往「{Title}」
      </Button>
    </p>
  );
}
