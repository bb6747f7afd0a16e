import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { FieldProblem } from '../../contract/envelope.ts';
import type { NamedField } from '../../contract/field-rules.ts';
import type { FieldFile } from '../../contract/generated/meta.ts';
import { useNotify } from './contexts.ts';
import { fieldProblemsOf, type Row } from './data.ts';
import { enterKeys } from './page-kinds/form/enter-key.ts';
import { focusField } from './page-kinds/form/focus.ts';
import { DraftOffer } from './page-kinds/form/DraftOffer.tsx';
import { FormSections } from './page-kinds/form/FormSections.tsx';
import { draftPlace, useDraft } from './page-kinds/form/useDraft.ts';
import { RowFormProvider } from './formily/FormFields.tsx';
import type { RowForm } from './formily/row-form.ts';
import { fieldsOf, useParams } from './params.ts';
import type { ActAsked } from './fields/kit.ts';
import { warnsOfUnsent } from './fields/widgets/unsent.ts';
import { useReady } from './ready.ts';
import { useLimits } from './useLimits.ts';
import { under, type Place } from './schema/fault.ts';
import type { UsedSection } from './schema/fields.ts';
import { Skeleton } from './States.tsx';

export interface ParamsFormProps {
  readonly params: Readonly<Record<string, FieldFile>>;
  readonly place: Place;
  readonly entity: string;
  /** The one row that the action is about. */
  readonly about?: Row | undefined;
  /** The action that asks, and the rows that it is about. */
  readonly act?: ActAsked | undefined;
  /** What the form was opened from beside the one row. */
  readonly from: Row;
  /** Values to begin with, in place of the parameters' own. */
  readonly initial?: Row | undefined;
  /** Ties the form to a submit button outside of it. */
  readonly id: string;
  /** Stands above the fields; as a function it may fill them in, and follows what is typed. */
  readonly children?: ReactNode | ((set: (change: Row) => void, values: Row) => ReactNode);
  /** What parameters do not fit with, beside their own rules. */
  readonly limits?: ((values: Row) => readonly FieldProblem[]) | undefined;
  /** Parameters with limits that the server alone can judge. */
  readonly limited?: readonly string[] | undefined;
  /** Rejects when the server refused; problems of parameters then show at their inputs. */
  submit(values: Row): Promise<void>;
}

/** The parameters of an action, with the inputs and the rules of fields. */
export function ParamsForm(props: ParamsFormProps) {
  const { params } = props;
  const fields = useMemo(() => fieldsOf(params), [params]);
  return useReady(fields) ? <ReadyForm {...props} fields={fields} /> : <Skeleton lines={2} />;
}

function ReadyForm({
  params,
  fields,
  place,
  entity,
  about,
  act,
  from,
  initial,
  id,
  children,
  limits,
  limited,
  submit,
}: ParamsFormProps & { fields: NamedField[] }) {
  const {
    context,
    values: typed,
    judge,
  } = useParams({
    ...{ params, fields, entity, about, act, initial, limits },
  });
  const { form } = context;
  const notify = useNotify();
  useLimits(form, { limited, act, about, typed });
  const model = useMemo(() => ({ fields: fields.map((field) => ({ field })), children: [] }), [fields]);
  const draft = useDraft({
    form,
    model,
    row: about,
    locked: context.locked,
    place: draftPlace(`${place.file} ${place.pointer}`, about, from),
  });
  const send = async (box: HTMLElement) => {
    const values = typed();
    const problems = judge(values);
    form.showProblems(problems);
    if (problems[0]) return void focusField(box, problems[0].Key);
    if (warnsOfUnsent(form.unsent, notify)) return;
    try {
      await submit(values);
      draft.done();
    } catch (failure) {
      const refused = fieldProblemsOf(failure);
      form.refuse(refused, (text) => notify.error(text));
      if (refused[0]) focusField(box, refused[0].Key);
      else throw failure;
    }
  };
  return (
    <RowFormProvider form={form}>
      <form
        id={id}
        noValidate
        {...enterKeys}
        onSubmit={(event) => {
          event.preventDefault();
          send(event.currentTarget).catch(() => undefined);
        }}
      >
        <DraftOffer draft={draft} model={model} row={about} />
        {typeof children === 'function' ? <Above form={form}>{children}</Above> : children}
        <FormSections sections={[sectionOf(fields, place)]} context={context} />
      </form>
    </RowFormProvider>
  );
}

interface AboveProps {
  readonly form: RowForm;
  children(set: (change: Row) => void, values: Row): ReactNode;
}

/** What stands above the fields, drawn anew as they are typed. */
function Above({ form, children }: AboveProps) {
  const [, setTyped] = useState({});
  useEffect(() => form.onTyped(() => setTyped({})), [form]);
  return children((change) => form.type(change), form.values());
}

/** All parameters one below the other. */
const sectionOf = (fields: readonly NamedField[], place: Place): UsedSection => ({
  title: undefined,
  note: undefined,
  visible: undefined,
  columns: 1,
  collapsed: undefined,
  fields: fields.map((field) => ({
    field,
    place: under(place, 'params', field.name),
    span: 1,
    visible: undefined,
    required: undefined,
    disabled: undefined,
  })),
});
