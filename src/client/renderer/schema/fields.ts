import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { NamedField } from '../../../contract/field-rules.ts';
import type { CallSource, FieldUse, PageSection } from '../../../contract/generated/meta.ts';
import { lateNames } from '../../../contract/late.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { LinesUse } from '../fields/kit.ts';
import { faultAt, under, type Place, type SchemaFault } from './fault.ts';

/** A field as a form or a detail uses it: the entity's field with what the page says on top. */
export interface UsedField {
  readonly field: NamedField;
  readonly place: Place;
  readonly span: number;
  /** Conditions of the page, beside those of the field itself. */
  readonly visible: string | undefined;
  readonly required: boolean | string | undefined;
  readonly disabled: boolean | string | undefined;
  /** What a detail says where there is no value. */
  readonly none?: string | undefined;
  /** Entity that asks for options where it is not that of the form: the one of a sub-table. */
  readonly asks?: string;
  /** What the page says of the lines of a sub-table. */
  readonly lines?: LinesUse;
  /** The day that the range beginning here is chosen on. */
  readonly track?: CallSource | undefined;
  /** Its formula looks beyond the row: the server works it out. */
  readonly isLate?: boolean;
}

/** A field that cannot be used, shown where the field would have been. */
export interface BrokenField {
  readonly fault: SchemaFault;
}

export interface UsedSection {
  readonly title: string | undefined;
  readonly note: string | undefined;
  readonly visible: string | undefined;
  readonly columns: number;
  /** Whether the section begins closed; undefined where it cannot be closed. */
  readonly collapsed: boolean | undefined;
  readonly fields: readonly (UsedField | BrokenField)[];
}

/** Whether a field of a section could not be resolved. */
export const isBroken = (used: UsedField | BrokenField): used is BrokenField => 'fault' in used;

/** Resolves the sections of a form or detail page, which stand at `place`, against its entity. */
export function resolveSections(
  sections: readonly PageSection[],
  entity: EntityModel,
  columns: number,
  place: Place,
): UsedSection[] {
  return sections.map((section, index) => resolveSection(section, entity, columns, under(place, index)));
}

/** Resolves one section, which stands at `place`. */
export function resolveSection(
  section: PageSection,
  entity: EntityModel,
  columns: number,
  place: Place,
): UsedSection {
  return {
    title: section.title,
    note: section.note,
    visible: section.visible,
    columns: section.columns ?? columns,
    collapsed: section.title === undefined ? undefined : section.collapsed,
    fields: section.fields.map((use, at) => resolveField(use, entity, under(place, 'fields', at))),
  };
}

/** Resolves one use of a field; a field that is not there or has a condition that does not parse becomes a fault. */
export function resolveField(use: FieldUse, entity: EntityModel, place: Place): UsedField | BrokenField {
  const own = typeof use === 'string' ? { field: use } : use;
  const model = entity.fields.get(own.field);
  if (!model || model.secret) return { fault: faultAt(place, `实体 ${entity.name} 没有字段 ${own.field}`) };
  const broken = [own.visible, own.required, own.disabled, model.visible, model.required, model.disabled]
    .filter((condition): condition is string => typeof condition === 'string')
    .map(problemOf)
    .find((problem) => problem !== undefined);
  if (broken !== undefined) return { fault: faultAt(place, broken) };
  return {
    field: {
      ...model,
      title: own.title ?? model.title,
      ...(own.placeholder === undefined ? {} : { placeholder: own.placeholder }),
      ...(own.note === undefined ? {} : { note: own.note }),
    },
    place,
    span: own.span ?? 1,
    none: own.none,
    visible: own.visible,
    required: own.required,
    disabled: own.disabled,
    track: own.track,
    isLate: lateNames(entity.fields).has(own.field),
  };
}

function problemOf(condition: string): string | undefined {
  try {
    compileCondition(condition);
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Key under which the display text of a field travels beside its value (CollegeId -> CollegeName, Status -> StatusName). */
export function twinKey(field: NamedField): string {
  if (field.type === 'file' || field.type === 'image') return `${field.name}List`;
  return field.name.endsWith('Id') ? `${field.name.slice(0, -2)}Name` : `${field.name}Name`;
}
