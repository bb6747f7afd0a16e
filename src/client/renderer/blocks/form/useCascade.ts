import { useEffect } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { useData, type Row } from '../../data.ts';
import { hasCodeIn } from '../../fields/codes.ts';
import { idsOf } from '../../fields/widgets/labels.ts';
import type { RowForm } from '../../formily/row-form.ts';
import { doubtful, emptied, unfitting } from '../../schema/cascade.ts';

/**
 * Empties what no longer fits when something else was chosen: a dictionary item that stands below another one, and a
 * row that the reference's filter does not offer any more. What is emptied may in turn empty others.
 * @param fields the fields of the form, the same list as long as the form is the same
 */
export function useCascade(form: RowForm, fields: readonly NamedField[], entity: string): void {
  const data = useData();
  useEffect(() => {
    const hasCode = hasCodeIn(data);
    const settle = async (field: NamedField, values: Row) => {
      const value = values[field.name];
      const Ids = idsOf(value);
      const asked = { Source: field.ref ?? '', Ids, Entity: entity, Field: field.name, Form: plain(values) };
      const offered = await data.options(asked);
      const isStill = JSON.stringify(form.values()[field.name]) === JSON.stringify(value);
      if (isStill && offered.length < Ids.length) form.type(emptied(field));
    };
    return form.onTyped((name) => {
      const values = form.values();
      for (const field of unfitting(fields, values, name, hasCode)) {
        form.type(emptied(field));
        form.showProblems([], new Set([field.name]));
      }
      // the server judges once more when the form is saved
      for (const field of doubtful(fields, values, name)) settle(field, values).catch(() => undefined);
    });
  }, [data, entity, fields, form]);
}

const plain = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('_') && name !== 'Children'));
