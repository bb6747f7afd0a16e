import type { NamedField } from '../../../contract/field-rules.ts';
import type { ChildUse, ChildUseObject, FieldFile } from '../../../contract/generated/meta.ts';
import { isDerived, mostLines, type EntityModel } from '../../../contract/model.ts';
import { childUse } from '../../../contract/page.ts';
import type { Row } from '../data.ts';
import type { LinesUse } from '../fields/kit.ts';
import { companion, type LoadedPage } from '../pages.ts';
import { faultAt, under, type Place } from './fault.ts';
import type { BrokenField, UsedField } from './fields.ts';

/** A sub-table of a row, shown and typed like a list field whose columns are the sub-table's fields. */
export interface ChildTable {
  readonly entity: EntityModel;
  readonly used: UsedField;
}

/** Resolves the sub-tables of a form or detail page. */
export function resolveChildren(
  uses: readonly ChildUse[] | undefined,
  page: LoadedPage,
  parent: EntityModel,
  list: Place,
): (ChildTable | BrokenField)[] {
  return (uses ?? []).map((one, index) => {
    const use = childUse(one);
    const name = use.entity;
    const place = under(list, index);
    const entity = page.entities.get(name);
    if (!entity) return { fault: faultAt(place, `实体 ${name} 不存在`) };
    const link = entity.file.parent;
    if (link?.entity !== parent.name)
      return { fault: faultAt(place, `实体 ${name} 不是 ${parent.name} 的子表`) };
    const lines = linesUse(use, entity, page, place);
    if ('fault' in lines) return lines;
    const field: NamedField = {
      name: `Children_${entity.table}`,
      type: 'list',
      title: use.title ?? entity.title,
      max: mostLines(entity),
      ...(use.order === undefined ? {} : { sortable: true }),
      fields: columnsOf(entity, link.field, use.order),
    };
    const used: UsedField = {
      field,
      place,
      span: 4,
      visible: undefined,
      required: undefined,
      disabled: undefined,
      asks: entity.name,
      lines,
    };
    return { entity, used };
  });
}

function linesUse(
  { order, groups, grid, pick }: ChildUseObject,
  entity: EntityModel,
  page: LoadedPage,
  place: Place,
): LinesUse | BrokenField {
  const locked = entity.file.parent?.locked;
  const list = pick && companion(page, pick.page);
  if (pick && !list) return { fault: faultAt(under(place, 'pick', 'page'), `页面 ${pick.page} 不存在`) };
  return {
    ...(order === undefined ? {} : { order }),
    ...(groups === undefined ? {} : { groups }),
    ...(grid === undefined ? {} : { grid }),
    ...(locked === undefined ? {} : { locked }),
    ...(pick && list ? { pick: { ...pick, list } } : {}),
  };
}

/** The columns, the one of the line's place first. */
function columnsOf(entity: EntityModel, link: string, order: string | undefined): Record<string, FieldFile> {
  const columns = [...entity.fields.values()].filter(
    (field) =>
      !field.implicit && !field.secret && !field.readonly && field.name !== link && !isDerived(field),
  );
  columns.sort((one, other) => Number(other.name === order) - Number(one.name === order));
  return Object.fromEntries(columns.map((field) => [field.name, field]));
}

/** The lines of a sub-table as they come with their row. */
export function childLines(row: Row | undefined, entity: string): Row[] {
  const children: unknown = row?.['Children'];
  const lines: unknown =
    typeof children === 'object' && children !== null ? Reflect.get(children, entity) : undefined;
  return Array.isArray(lines) ? (lines as Row[]) : [];
}
