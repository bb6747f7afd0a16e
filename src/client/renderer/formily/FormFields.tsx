import { isField, type Field as FieldModel } from '@formily/core';
import { Field, FormProvider, observer } from '@formily/react';
import { toJS } from '@formily/reactive';
import { memo, useId, type ReactNode } from 'react';
import { isEmpty } from '../../../contract/field-rules.ts';
import { offeredCodes } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Row } from '../data.ts';
import { ErrorBlock } from '../ErrorBlock.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { kitOf } from '../fields/index.ts';
import type { ActAsked } from '../fields/kit.ts';
import { UnsentFiles } from '../fields/widgets/unsent.ts';
import { isBroken, twinKey, type BrokenField, type UsedField } from '../schema/fields.ts';
import { rulesFor } from '../schema/judge.ts';
import { checkName } from './compiler.ts';
import { FormItem } from './FormItem.tsx';
import { stateOf } from './field-state.ts';
import { partsOf, type RowForm } from './row-form.ts';
import { useJudging } from './useJudging.ts';
import { withPairs } from './pairs.ts';
import { PlaceRange } from './PlaceRange.tsx';
import { RangeTrack } from './RangeTrack.tsx';
import styles from './form.module.css';

/** Gives the form to the fields below it. */
export function RowFormProvider({ form, children }: { form: RowForm; children: ReactNode }) {
  return (
    <FormProvider form={form.form}>
      <UnsentFiles.Provider value={form.unsent}>{children}</UnsentFiles.Provider>
    </FormProvider>
  );
}

export interface FormContext {
  readonly form: RowForm;
  readonly me: Subject;
  /** Entity whose fields or action ask for options. */
  readonly entity: string;
  /** The row that an action is about, whose parameters these are. */
  readonly about?: Row | undefined;
  /** The action whose parameters these are. */
  readonly act?: ActAsked | undefined;
  /** Fields that may only be read, by the server's word or by the action. */
  readonly locked: ReadonlySet<string>;
  /** Judges one field after it was left. */
  judge(name: string): void;
}

/** The fields of a section in a CSS grid. */
export function FormFields(props: {
  readonly fields: readonly (UsedField | BrokenField)[];
  readonly columns: number;
  readonly context: FormContext;
}) {
  const one = (used: UsedField | BrokenField) =>
    isBroken(used) ? (
      <ErrorBlock key={used.fault.pointer} fault={used.fault} small />
    ) : (
      <ErrorBoundary key={used.field.name} place={used.place} small>
        <FormField used={used} columns={props.columns} context={props.context} />
      </ErrorBoundary>
    );
  return withPairs(props.fields).map((part) => {
    if (!('start' in part)) return one(part);
    const { start, end } = part;
    return (
      <div
        key={start.field.name}
        role="group"
        aria-label={PAIRED[start.field.type] ?? '起止时间'}
        className={`${styles['pair']} ${props.columns > 1 ? styles['span2'] : ''}`}
      >
        {start.track && <RangeTrack start={start} end={end} source={start.track} context={props.context} />}
        {one(start)}
        <span aria-hidden="true" className={styles['dash']}>
          {start.field.type === 'geo' ? '±' : '至'}
        </span>
        {one(end)}
        {start.field.type === 'geo' && <PlaceRange start={start} end={end} context={props.context} />}
      </div>
    );
  });
}

const PAIRED: Readonly<Partial<Record<string, string>>> = { date: '起止日期', geo: '位置和范围' };

interface FormFieldProps {
  readonly used: UsedField;
  readonly columns: number;
  readonly context: FormContext;
}

/** Drawn anew only when it changed itself: a long form grows, and its buttons turn, around fields that stay. */
const FormField = memo(function FormField({ used, columns, context }: FormFieldProps) {
  const name = checkName(used.field.name);
  const react = (field: FieldModel) => {
    const { visible, required, disabled, value } = stateOf(used, field.form.values, context.me);
    if (visible !== undefined) field.setDisplay(visible ? 'visible' : 'hidden');
    field.setDecoratorProps({ required: required && used.field.readonly !== true });
    field.setPattern(disabled || context.locked.has(name) ? 'disabled' : undefined);
    if (value !== undefined) field.setValue(value);
  };
  return (
    <Field name={name} reactions={[react]}>
      {(field) => (isField(field) ? <Connected {...{ field, used, columns, context }} /> : null)}
    </Field>
  );
});

const Connected = observer(function Connected(props: FormFieldProps & { field: FieldModel }) {
  const { field, used, columns, context } = props;
  const id = useId();
  const { Input } = kitOf(used.field.type);
  const twin = twinKey(used.field);
  const typing = useJudging(() => context.judge(used.field.name));
  const problem = field.selfErrors[0];
  const parts = partsOf(field);
  const required = field.decoratorProps?.['required'] === true;
  // Read while drawing, so that this is drawn again with whatever else is typed.
  const whole = READS_ALL.has(used.field.widget) ? context.form.values() : undefined;
  const invalid = problem !== undefined || (parts !== undefined && parts.size > 0);
  const describedBy = [
    problem !== undefined && `${id}-problem`,
    used.field.note !== undefined && `${id}-note`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <FormItem
      id={id}
      name={used.field.name}
      title={used.field.title}
      required={required}
      note={used.field.note}
      problem={problem === undefined ? undefined : String(problem)}
      span={Math.min(used.span, columns)}
      unlabelled={isGroup(used.field)}
    >
      <Input
        id={id}
        field={{ ...used.field, required }}
        value={toJS(field.value) as unknown}
        twin={toJS((field.form.values as Row)[twin])}
        owner={{
          entity: used.asks ?? context.entity,
          linePrefix: used.asks === undefined ? undefined : '',
          about: context.about,
          act: used.asks === undefined ? context.act : undefined,
          row: () => whole ?? context.form.values(),
        }}
        offered={offeredCodes(used.field, field.form.values as Row, rulesFor(context.me))}
        above={used.field.under === undefined ? undefined : (field.form.values as Row)[used.field.under]}
        disabled={field.disabled || field.form.disabled || used.field.value !== undefined}
        invalid={invalid}
        describedBy={describedBy === '' ? undefined : describedBy}
        problems={parts}
        lines={used.lines}
        onChange={(value, nextTwin) => {
          if (nextTwin !== undefined) context.form.set({ [twin]: nextTwin });
          if (!typing.wasLeft()) field.setSelfErrors([]);
          void field.onInput(value);
          if (isPicked(used.field, value)) typing.left();
          else typing.typed();
        }}
        onBlur={typing.left}
      />
    </FormItem>
  );
});

const GROUPS: ReadonlySet<string> = new Set(['bool', 'list', 'json', 'count', 'geo', 'html']);
const GROUP_WIDGETS: ReadonlySet<string | undefined> = new Set(['cascade', 'rating', 'signature', 'days']);

/** Inputs that follow what else is typed. */
const READS_ALL: ReadonlySet<string | undefined> = new Set(['document', 'answer']);

/** Dates arrive whole: what is wrong with them is told as they are picked. */
const isPicked = ({ type }: UsedField['field'], value: unknown) =>
  (type === 'date' || type === 'datetime') && !isEmpty(value);

/** Inputs that are groups of controls: a label element cannot point at them. */
const isGroup = ({ type, widget }: UsedField['field']) => GROUPS.has(type) || GROUP_WIDGETS.has(widget);
