import { useEffect, useState } from 'react';
import type { FieldProblem } from '../../contract/envelope.ts';
import type { NamedField } from '../../contract/field-rules.ts';
import type { FieldFile } from '../../contract/generated/meta.ts';
import { checkParams, computeParams } from '../../contract/rules.ts';
import { afterPointer, watchPointer } from './page-kinds/form/after-pointer.ts';
import { useCascade } from './page-kinds/form/useCascade.ts';
import { useMe } from './contexts.ts';
import { useData, type Row } from './data.ts';
import { hasCodeIn } from './fields/codes.ts';
import type { ActAsked } from './fields/kit.ts';
import type { FormContext } from './formily/FormFields.tsx';
import { createRowForm } from './formily/row-form.ts';
import { rulesFor } from './schema/judge.ts';

/** The parameters of an action that are being asked for. */
export interface AskedParams {
  readonly params: Readonly<Record<string, FieldFile>>;
  readonly fields: NamedField[];
  readonly entity: string;
  /** The one row that the action is about. */
  readonly about?: Row | undefined;
  /** The action that asks, and the rows that it is about. */
  readonly act?: ActAsked | undefined;
  /** Values to begin with, in place of the parameters' own. */
  readonly initial?: Row | undefined;
  /** What parameters do not fit with, beside their own rules. */
  readonly limits?: ((values: Row) => readonly FieldProblem[]) | undefined;
}

export const fieldsOf = (params: Readonly<Record<string, FieldFile>>): NamedField[] =>
  Object.entries(params).map(([name, field]) => ({ ...field, name }));

/** What is wrong with parameters by themselves, and what they do not fit with where nothing else is said of them. */
export function withLimits(
  own: readonly FieldProblem[],
  limits: readonly FieldProblem[] = [],
): FieldProblem[] {
  const said = new Set(own.map(({ Key }) => Key));
  return [...own, ...limits.filter(({ Key }) => !said.has(Key))];
}

/** Parameters that are told and not asked for, such as what a question is worth. */
const toldOf = (fields: readonly NamedField[]): ReadonlySet<string> =>
  new Set(fields.flatMap(({ name, readonly }) => (readonly === true ? [name] : [])));

/** A form of parameters: what its fields need, its values so far, and what is wrong with them. */
export function useParams({ params, fields, entity, about, act, initial, limits }: AskedParams): {
  readonly context: FormContext;
  values(): Row;
  judge(values: Row): FieldProblem[];
} {
  const me = useMe();
  const data = useData();
  const [form] = useState(() =>
    createRowForm({
      ...Object.fromEntries(fields.map((field) => [field.name, field.default ?? null])),
      ...initial,
    }),
  );
  useEffect(watchPointer, []);
  useCascade(form, fields, { entity, act });
  const rules = () => ({ ...rulesFor(me), hasCode: hasCodeIn(data) });
  const values = () => {
    const typed = Object.fromEntries(fields.map(({ name }) => [name, form.values()[name] ?? null]));
    return computeParams(params, typed, rules());
  };
  // One judgement for a field that is left and for a form that is sent: one that knew less would take back what the other said.
  const judge = (typed: Row) => withLimits(checkParams(params, typed, rules()), limits?.(typed));
  return {
    context: {
      form,
      me,
      entity,
      about,
      act,
      locked: toldOf(fields),
      judge: (name) =>
        afterPointer(() => form.isDirty() && form.showProblems(judge(values()), new Set([name]))),
    },
    values,
    judge,
  };
}
