import { createForm, onFormValuesChange } from '@formily/core';
import {
  createSchemaField,
  FormProvider,
  observer,
  RecursionField,
  useField,
  useFieldSchema,
  useForm,
  type ISchema,
} from '@formily/react';
import { toJS } from '@formily/reactive';
import { FormItem, FormLayout, Input, NumberPicker, Select, Switch } from '@formily/antd-v5';
import { Switch as AntSwitch } from 'antd';
import { useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';

/** What a form of properties is made of. */
export type PropertySchema = ISchema;

type Values = Readonly<Record<string, unknown>>;

interface PropertyFormProps {
  readonly values: Values;
  readonly schema: PropertySchema;
  readonly isReading: boolean;
  /** Inputs beside those of antd, by the names that the schema gives them; the same ones each time. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each has properties of its own
  readonly inputs: Readonly<Record<string, ComponentType<any>>>;
  change(values: Values): void;
}

const Group = ({ title, children }: { title: string; children?: ReactNode }) => (
  <fieldset>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Properties that may be left out as a whole: there, beginning as the schema says, or not. */
const Part = observer(({ of, title, begun }: { of: string; title: string; begun: object }) => {
  const form = useForm();
  const field = useField();
  const schema = useFieldSchema();
  const value: unknown = form.getValuesIn(of);
  const isThere = typeof value === 'object' && value !== null;
  return (
    <fieldset>
      <legend>
        <label>
          <AntSwitch
            size="small"
            aria-label={title}
            checked={isThere}
            disabled={field.pattern !== 'editable'}
            onChange={(on) => form.setValuesIn(of, on ? structuredClone(begun) : undefined)}
          />
          {title}
        </label>
      </legend>
      {isThere && <RecursionField schema={schema} onlyRenderProperties basePath={field.address} />}
    </fieldset>
  );
});

/** A form of the properties of one thing, whose every change is told at once; a value that was put differently elsewhere is shown. */
export function PropertyForm({ values, schema, isReading, inputs, change }: PropertyFormProps) {
  const now = useRef(change);
  now.current = change;
  const sent = useRef('');
  const first = useRef(values);
  const SchemaField = useMemo(
    () =>
      createSchemaField({
        components: { FormItem, Input, NumberPicker, Select, Switch, Group, Part, ...inputs },
      }),
    [inputs],
  );
  const form = useMemo(
    () =>
      createForm({
        values: structuredClone(first.current) as object,
        pattern: isReading ? 'disabled' : 'editable',
        effects: () =>
          onFormValuesChange((changed) => {
            const typed = toJS(changed.values) as Values;
            const text = JSON.stringify(typed);
            if (text === sent.current) return;
            sent.current = text;
            now.current(typed);
          }),
      }),
    [isReading],
  );
  useEffect(() => {
    const text = JSON.stringify(values);
    if (JSON.stringify(toJS(form.values)) === text) return;
    sent.current = text;
    form.setValues(structuredClone(values) as object, 'overwrite');
  }, [form, values]);
  return (
    <FormProvider form={form}>
      <FormLayout layout="vertical" size="small" feedbackLayout="none">
        <SchemaField schema={schema} />
      </FormLayout>
    </FormProvider>
  );
}
