import type { FieldUse, FormPage, WizardPage } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

/** Verbs after which a row has to be whole. */
const WHOLE: ReadonlySet<string> = new Set(['add', 'submit']);

/** A form that adds rows asks for all that a row has to have: nobody could hand in one that leaves a field out. */
export function checkRequired(
  inspection: Inspection,
  entity: EntityModel,
  page: FormPage | WizardPage,
): void {
  const acts = (page.actions ?? []).flatMap(({ EnCode }) => entity.actions.get(EnCode) ?? []);
  if (!acts.some(({ verb }) => WHOLE.has(verb))) return;
  const uses = (page.kind === 'form' ? page.sections : page.steps).flatMap(
    ({ fields = [] }): readonly FieldUse[] => fields,
  );
  const shown = new Set([
    ...uses.map((use) => (typeof use === 'string' ? use : use.field)),
    ...Object.keys(page.initial ?? {}),
    ...Object.keys(page.find ?? {}),
    ...acts.flatMap(({ set }) => Object.keys(set ?? {})),
  ]);
  for (const field of entity.fields.values())
    if (isAsked(field) && !shown.has(field.name))
      inspection.report(['actions'], `必填字段 "${field.name}"（${field.title}）不在表单中，提交不了`);
}

const isAsked = (field: FieldModel): boolean =>
  field.required === true &&
  field.default === undefined &&
  field.value === undefined &&
  !field.implicit &&
  !field.readonly &&
  !field.follows &&
  !isDerived(field);
