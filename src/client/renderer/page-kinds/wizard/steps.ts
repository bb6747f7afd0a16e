import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { splitKey } from '../../formily/row-form.ts';
import type { FormStep } from '../form/sections.ts';
import { isBroken } from '../../schema/fields.ts';
import { holds } from '../../schema/judge.ts';

/** Names of the fields and sub-tables that a step asks for. */
export function namesOf(step: FormStep): ReadonlySet<string> {
  return new Set(
    step.sections.flatMap(({ fields }) =>
      fields.flatMap((used) => (isBroken(used) ? [] : [used.field.name])),
    ),
  );
}

/** Places of the steps that these values ask for. */
export function askedSteps(steps: readonly FormStep[], row: Row, me: Subject): number[] {
  return steps.flatMap((step, at) => (holds(step.visible, { row, form: row, me }) ? [at] : []));
}

/** Place of the step that holds the field of a problem; the last step when none does. */
export function stepOfKey(steps: readonly FormStep[], key: string): number {
  const { name } = splitKey(key);
  const found = steps.findIndex((step) => namesOf(step).has(name));
  return found < 0 ? steps.length - 1 : found;
}
