import { answerProblem } from '../../../contract/answer-key.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { isEmpty, type HasCode, type NamedField } from '../../../contract/field-rules.ts';
import { fitsParent, isOffered, type RuleContext } from '../../../contract/rules.ts';
import type { Row } from '../data.ts';
import { twinKey } from './fields.ts';

/** What empties a field and its display text. */
export const emptied = (field: NamedField): Row => ({ [field.name]: null, [twinKey(field)]: null });

/** Dictionary fields that stood under the value of `name`, or were offered by it, and no longer are, and answers of another type of question. */
export function unfitting(
  fields: readonly NamedField[],
  row: Row,
  name: string,
  hasCode: HasCode,
  rules: RuleContext,
): readonly NamedField[] {
  return fields.filter(
    (field) =>
      (field.under === name && !fitsParent(field, row, hasCode)) ||
      (field.only !== undefined &&
        field.name !== name &&
        !isEmpty(row[field.name]) &&
        field.only.some((one) => typeof one !== 'string' && readsOf('row', one.when).includes(name)) &&
        !isOffered(field, row, rules)) ||
      (field.answer?.by === name && !isEmpty(row[field.name]) && answerProblem(field, row) !== undefined),
  );
}

/** References with a value whose filter looks at `name`, so that the value may not be offered any more. */
export function doubtful(fields: readonly NamedField[], row: Row, name: string): readonly NamedField[] {
  return fields.filter(
    (field) =>
      (field.type === 'ref' || field.type === 'refs') &&
      field.name !== name &&
      !isEmpty(row[field.name]) &&
      readsOf('form', field.filter).includes(name),
  );
}

/** What a condition looks at of the form, by what it calls the form, or of the address. */
export function readsOf(root: 'form' | 'row' | 'params', condition: string | undefined): readonly string[] {
  if (condition === undefined) return [];
  try {
    return compileCondition(condition).reads.flatMap((read) => {
      const [first, name] = read.split('.');
      return first === root && name !== undefined ? [name] : [];
    });
  } catch {
    return []; // a condition that does not parse is reported by the server that applies it
  }
}
