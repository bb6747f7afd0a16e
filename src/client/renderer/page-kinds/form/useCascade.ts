import { useEffect, useRef } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import { fitsOf } from '../../../../contract/reaching-rules.ts';
import { useMe } from '../../contexts.ts';
import { useData, type Row } from '../../data.ts';
import { hasCodeIn } from '../../fields/codes.ts';
import type { FieldOwner } from '../../fields/kit.ts';
import { askedBy } from '../../fields/widgets/asked-by.ts';
import { idsOf } from '../../fields/widgets/labels.ts';
import type { RowForm } from '../../formily/row-form.ts';
import { doubtful, emptied, unfitting } from '../../schema/cascade.ts';
import { rulesFor } from '../../schema/judge.ts';

const PAUSE_MS = 300;

/**
 * Names what no longer fits with a row that was chosen, as soon as typing pauses, and leaves both as they were typed. The
 * server judges, which has the rows.
 */
function useFitting(form: RowForm, fields: readonly NamedField[], model: EntityModel | undefined): void {
  const data = useData();
  useEffect(() => {
    if (!model) return undefined;
    const held = fields.filter(
      (field) => field.type === 'ref' && fitsOf(model, field.name).deciding.size > 0,
    );
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const ask = async (field: NamedField) => {
      const { deciding, told } = fitsOf(model, field.name);
      const values = form.values();
      const state = () => JSON.stringify([...deciding].map((name) => form.values()[name] ?? null));
      const asked = state();
      const Ids = idsOf(values[field.name]);
      const Form = plain(values);
      const offered =
        Ids.length === 0
          ? []
          : await data.options({ Source: field.ref ?? '', Ids, Entity: model.name, Field: field.name, Form });
      if (state() === asked)
        form.doubt(
          offered.flatMap(({ Unfit = [] }) => Unfit),
          told,
        );
    };
    const stop = form.onTyped((name) => {
      for (const field of held) {
        if (!fitsOf(model, field.name).deciding.has(name)) continue;
        clearTimeout(timers.get(field.name));
        const later = () => void ask(field).catch(() => undefined);
        timers.set(field.name, setTimeout(later, PAUSE_MS));
      }
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [data, fields, form, model]);
}

/**
 * Empties what no longer fits when something else was chosen: a dictionary item that stands below another one, and a
 * row that the reference's filter does not offer any more. What is emptied may in turn empty others.
 * @param fields the fields of the form, the same list as long as the form is the same
 */
export function useCascade(
  form: RowForm,
  fields: readonly NamedField[],
  owner: Pick<FieldOwner, 'entity' | 'act'>,
  model?: EntityModel,
): void {
  const data = useData();
  const me = useMe();
  useFitting(form, fields, model);
  const asking = useRef(owner);
  asking.current = owner;
  useEffect(() => {
    const hasCode = hasCodeIn(data);
    const rules = rulesFor(me);
    const settle = async (field: NamedField, values: Row) => {
      const value = values[field.name];
      const Ids = idsOf(value);
      const source = { Source: field.ref ?? '', Ids, Form: plain(values) };
      const asked = { ...source, ...askedBy(asking.current, field) };
      const offered = await data.options(asked);
      const isStill = JSON.stringify(form.values()[field.name]) === JSON.stringify(value);
      if (isStill && offered.length < Ids.length) form.type(emptied(field));
    };
    return form.onTyped((name) => {
      const values = form.values();
      for (const field of unfitting(fields, values, name, hasCode, rules)) {
        form.type(emptied(field));
        form.showProblems([], new Set([field.name]));
      }
      // the server judges once more when the form is saved
      for (const field of doubtful(fields, values, name)) settle(field, values).catch(() => undefined);
    });
  }, [data, fields, form, me]);
}

const plain = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('_') && name !== 'Children'));
