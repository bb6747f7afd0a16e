import { toJS } from '@formily/reactive';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { reachedNames } from '../../../contract/reached-row.ts';
import { isRequired, takesPart } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Row } from '../data.ts';
import type { UsedField } from '../schema/fields.ts';
import { holds, mayHold, rulesFor, valueOf } from '../schema/judge.ts';

export interface FieldState {
  /** Undefined where the server has not told yet what stands behind a reference that decides it. */
  readonly visible: boolean | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Result of the field's formula; undefined where it has none, or where the server works it out. */
  readonly value: unknown;
}

/** Names of the row that conditions look at; reading only these keeps a keystroke from judging every field anew. */
function readsOf(conditions: readonly (string | boolean | undefined)[]): string[] {
  const names = conditions.flatMap((condition) => {
    if (typeof condition !== 'string') return [];
    const own = compileCondition(condition).reads.flatMap((read) => {
      const [root, name] = read.split('.');
      return (root === 'row' || root === 'form') && name !== undefined ? [name] : [];
    });
    return [...own, ...reachedNames(condition)];
  });
  return [...new Set(names)];
}

const both = (one: boolean | undefined, other: boolean | undefined): boolean | undefined =>
  one === false || other === false ? false : one && other;

/** State of a field, by its own conditions and those of the page. `values` may be observed: only what is read is. */
export function stateOf(used: UsedField, values: Row, me: Subject): FieldState {
  const { field } = used;
  const names = readsOf([
    field.visible,
    field.required,
    field.disabled,
    field.value,
    used.visible,
    used.required,
    used.disabled,
  ]);
  if (field.around !== undefined) names.push(field.around);
  const row: Row = Object.fromEntries(names.map((name) => [name, toJS(values[name])]));
  const scope = { row, form: row, me };
  const context = rulesFor(me);
  const asked = (condition: string | boolean | undefined) =>
    typeof condition === 'string' ? holds(condition, scope) : condition === true;
  return {
    visible: both(takesPart(field, row, context), mayHold(used.visible, scope)),
    required: isRequired(field, row, context) || asked(used.required),
    disabled: (field.disabled !== undefined && holds(field.disabled, scope)) || asked(used.disabled),
    value: field.value === undefined || used.isLate ? undefined : valueOf(field.value, scope),
  };
}
