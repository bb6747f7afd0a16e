import { toJS } from '@formily/reactive';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { isRequired, isVisible } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Row } from '../data.ts';
import type { UsedField } from '../schema/fields.ts';
import { holds, rulesFor, valueOf } from '../schema/judge.ts';

export interface FieldState {
  readonly visible: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Result of the field's formula; undefined where it has none, or where the server works it out. */
  readonly value: unknown;
}

/** Names of the row that conditions look at; reading only these keeps a keystroke from judging every field anew. */
function readsOf(conditions: readonly (string | boolean | undefined)[]): string[] {
  const names = conditions.flatMap((condition) => {
    if (typeof condition !== 'string') return [];
    return compileCondition(condition).reads.flatMap((read) => {
      const [root, name] = read.split('.');
      return (root === 'row' || root === 'form') && name !== undefined ? [name] : [];
    });
  });
  return [...new Set(names)];
}

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
    visible: isVisible(field, row, context) && holds(used.visible, scope),
    required: isRequired(field, row, context) || asked(used.required),
    disabled: (field.disabled !== undefined && holds(field.disabled, scope)) || asked(used.disabled),
    value: field.value === undefined || used.isLate ? undefined : valueOf(field.value, scope),
  };
}
