import type { NamedField } from '../../../contract/field-rules.ts';
import type { FieldFile } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../data.ts';
import type { LoadedPage } from '../pages.ts';
import { faultAt, under, type Place } from './fault.ts';
import type { BrokenField, UsedField } from './fields.ts';

/** A sub-table of a row, shown and typed like a list field whose columns are the sub-table's fields. */
export interface ChildTable {
  readonly entity: EntityModel;
  readonly used: UsedField;
}

/** Resolves the sub-tables of a form or detail page. */
export function resolveChildren(
  names: readonly string[] | undefined,
  page: LoadedPage,
  parent: EntityModel,
  list: Place,
): (ChildTable | BrokenField)[] {
  return (names ?? []).map((name, index) => {
    const place = under(list, index);
    const entity = page.entities.get(name);
    if (!entity) return { fault: faultAt(place, `实体 ${name} 不存在`) };
    const link = entity.file.parent;
    if (link?.entity !== parent.name)
      return { fault: faultAt(place, `实体 ${name} 不是 ${parent.name} 的子表`) };
    const field: NamedField = {
      name: `Children_${entity.table}`,
      type: 'list',
      title: entity.title,
      max: 200,
      fields: columnsOf(entity, link.field),
    };
    const used: UsedField = {
      field,
      place,
      span: 4,
      visible: undefined,
      required: undefined,
      disabled: undefined,
      asks: entity.name,
    };
    return { entity, used };
  });
}

function columnsOf(entity: EntityModel, link: string): Record<string, FieldFile> {
  const columns = [...entity.fields.values()].filter(
    (field) =>
      !field.implicit && !field.secret && !field.readonly && field.name !== link && !isDerived(field),
  );
  return Object.fromEntries(columns.map((field) => [field.name, field]));
}

/** The lines of a sub-table as they come with their row. */
export function childLines(row: Row | undefined, entity: string): Row[] {
  const children: unknown = row?.['Children'];
  const lines: unknown =
    typeof children === 'object' && children !== null ? Reflect.get(children, entity) : undefined;
  return Array.isArray(lines) ? (lines as Row[]) : [];
}
