import type { ListPage } from '../../../../contract/generated/meta.ts';
import type { NamedField } from '../../../../contract/field-rules.ts';
import type { EntityModel, FieldModel } from '../../../../contract/model.ts';
import { entityOf, type LoadedPage } from '../../pages.ts';
import { faultAt, SchemaFault, under } from '../../schema/fault.ts';
import { resolveColumns, resolveFilters, type ListColumn, type ListFilter } from '../../schema/uses.ts';
import type { ListSort } from './controller.ts';

/** A list page, resolved against its entity. */
export interface ListModel {
  readonly page: LoadedPage;
  readonly file: ListPage;
  readonly entity: EntityModel;
  readonly columns: readonly ListColumn[];
  readonly filters: readonly ListFilter[];
  /** Fields shown below a row that was opened. */
  readonly below: readonly FieldModel[];
  readonly faults: readonly SchemaFault[];
  readonly sort: ListSort | undefined;
}

/** Resolves a list page; parts that cannot be resolved become faults, the rest stays. */
export function listModel(page: LoadedPage): ListModel {
  const { file } = page;
  if (file.kind !== 'list') throw faultAt(page.place, `页面类型应为 list，实际为 ${file.kind}`);
  const entity = entityOf(page, file.entity);
  const columns = resolveColumns(file.columns, entity, page.place);
  const filters = resolveFilters(file.filters ?? [], entity, page.place);
  const below = (file.expand ?? []).map((name, index) => {
    const field = entity.fields.get(name);
    return field && !field.secret
      ? field
      : faultAt(under(page.place, 'expand', index), `实体 ${entity.name} 没有字段 ${name}`);
  });
  return {
    page,
    file,
    entity,
    below: below.filter((field): field is FieldModel => !(field instanceof SchemaFault)),
    columns: columns.filter((column): column is ListColumn => !('fault' in column)),
    filters: keywordFirst(filters.filter((filter) => filter.kind !== 'broken')),
    faults: [
      ...columns.flatMap((column) => ('fault' in column ? [column.fault] : [])),
      ...filters.flatMap((filter) => (filter.kind === 'broken' ? [filter.fault] : [])),
      ...below.filter((field): field is SchemaFault => field instanceof SchemaFault),
    ],
    sort: file.sort === undefined ? undefined : sortOf(file.sort),
  };
}

/** Every field that the list shows a value of, or filters by: what draws them is fetched first. */
export function fieldsShown({ file, entity, columns, below, filters }: ListModel): readonly NamedField[] {
  const { title = '', tags = [], fields = [] } = file.card ?? {};
  return [
    ...[title, ...tags, ...fields].flatMap((name) => entity.fields.get(name) ?? []),
    ...columns.flatMap(({ field, second }) => [field, second ?? []].flat()),
    ...below,
    ...filters.flatMap((filter) => ('field' in filter ? [filter.field] : [])),
  ];
}

/** People mostly look for a name: the keyword stays in sight when the other filters are folded away. */
const keywordFirst = (filters: readonly ListFilter[]): ListFilter[] => [
  ...filters.filter((filter) => filter.kind === 'keyword'),
  ...filters.filter((filter) => filter.kind !== 'keyword'),
];

const sortOf = (sort: string): ListSort => ({
  field: sort.replace(/^-/, ''),
  order: sort.startsWith('-') ? 'descend' : 'ascend',
});
