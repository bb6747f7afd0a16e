import type { ColumnUse, FieldFile, FilterUse, ListPage } from './generated/meta.ts';
import type { EntityModel } from './model.ts';

type Listed = Pick<ListPage, 'columns' | 'filters'>;

const isPath = (name: string | undefined): name is string => name?.includes('.') === true;

/** What the columns and filters of a list read through references, `ThingId.Price`, each once. */
export function pathsOfList({ columns, filters = [] }: Listed): string[] {
  const named = [...columns, ...filters].flatMap((use: ColumnUse | FilterUse) =>
    typeof use === 'string' ? [use] : [use.field, 'range' in use ? use.range : undefined],
  );
  return [...new Set(named.filter(isPath))];
}

/** The field of the row by which a list reads a path: one that is worked out whenever the row is read. */
export const pathFieldName = (path: string): string => path.replaceAll('.', 'Then');

/** A list with these fields in place of the paths. */
export function withPathFields<Page extends Listed>(page: Page): Page {
  const told = (name: string) => pathFieldName(name);
  const use = <Use extends ColumnUse | FilterUse>(one: Use): Use => {
    if (typeof one !== 'object') return told(String(one)) as Use;
    const { field, range } = one as { readonly field?: string; readonly range?: string };
    return {
      ...one,
      ...(field === undefined ? {} : { field: told(field) }),
      ...(range === undefined ? {} : { range: told(range) }),
    };
  };
  return {
    ...page,
    columns: page.columns.map(use),
    ...(page.filters ? { filters: page.filters.map(use) } : {}),
  };
}

/** The field behind a path, as the row shows it: seen by those who may see each step. Undefined where the path leads nowhere. */
export function fieldOfPath(
  entities: ReadonlyMap<string, EntityModel>,
  entity: EntityModel,
  path: string,
): FieldFile | undefined {
  let holder: EntityModel | undefined = entity;
  let read: readonly string[] | undefined;
  let found: FieldFile | undefined;
  for (const step of path.split('.')) {
    found = holder?.fields.get(step);
    if (!found) return undefined;
    const roles: readonly string[] | undefined = found.read;
    if (roles) read = read?.filter((role) => roles.includes(role)) ?? roles;
    holder = found.type === 'ref' ? entities.get(found.ref ?? '') : undefined;
  }
  if (!found) return undefined;
  const { type, title, dict, length, precision, scale, unit, grouped, width } = found;
  const said = { type, title, dict, length, precision, scale, unit, grouped, width, class: found.class };
  return {
    ...(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as typeof said),
    ...(read ? { read: [...read] } : {}),
    live: true,
    value: `row.${path}`,
  } as FieldFile;
}
