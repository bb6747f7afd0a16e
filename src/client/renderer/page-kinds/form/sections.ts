import type { WizardPage } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { LoadedPage } from '../../pages.ts';
import { resolveChildren, type ChildTable } from '../../schema/children.ts';
import { under } from '../../schema/fault.ts';
import {
  isBroken,
  resolveSection,
  type BrokenField,
  type UsedField,
  type UsedSection,
} from '../../schema/fields.ts';
import type { FormModel } from './model.ts';

/** A step of a wizard. */
export interface FormStep {
  readonly title: string;
  readonly note: string | undefined;
  readonly visible: string | undefined;
  readonly sections: readonly UsedSection[];
}

/** The steps of a wizard and what they hold together. */
export function wizardParts(
  page: LoadedPage,
  file: WizardPage,
  entity: EntityModel,
): Pick<FormModel, 'sections' | 'fields' | 'children' | 'steps'> {
  const parts = file.steps.map(({ title, note, visible, ...step }, index) => {
    const place = under(page.place, 'steps', index);
    const tables = resolveChildren(step.children, page, entity, under(place, 'children')).map((table) =>
      'fault' in table ? table : { ...table, used: { ...table.used, visible } },
    );
    const { fields } = step;
    const columns = step.columns ?? file.columns ?? 2;
    const typed = fields && { ...resolveSection({ fields }, entity, columns, place), visible };
    const sections = [...(typed ? [typed] : []), ...tables.map((table) => childSection(table, visible))];
    return { tables, typed, step: { title, note, visible, sections } satisfies FormStep };
  });
  return {
    steps: parts.map(({ step }) => step),
    sections: parts.flatMap(({ step }) => step.sections),
    fields: fieldsOf(parts.flatMap(({ typed }) => typed ?? [])),
    children: soundTables(parts.flatMap(({ tables }) => tables)),
  };
}

/** Fields of sections that could be resolved. */
export const fieldsOf = (sections: readonly UsedSection[]): UsedField[] =>
  sections.flatMap((section) => section.fields).filter((used): used is UsedField => !isBroken(used));

/** Sub-tables that could be resolved. */
export const soundTables = (tables: readonly (ChildTable | BrokenField)[]): ChildTable[] =>
  tables.filter((table): table is ChildTable => !('fault' in table));

/** A sub-table as a section of its own. */
export const childSection = (table: ChildTable | BrokenField, visible?: string): UsedSection => ({
  title: undefined,
  note: undefined,
  visible,
  columns: 1,
  collapsed: undefined,
  fields: ['fault' in table ? table : table.used],
});
