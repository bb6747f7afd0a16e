import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from './catalog.ts';
import { wholeOf } from './closed-modules.ts';
import type { Filter } from '../read/filter.ts';

/** What an EnCode or an entity is called; a name that the schemas know no more is shown as it was written. */
export function schemaName(catalog: Catalog, { names }: FieldModel, value: unknown): string {
  const whole = wholeOf(catalog);
  const text = String(value);
  if (names === 'entities') return whole.entities.get(text)?.title ?? text;
  const named = whole.enCodes.get(text);
  return named ? `${named.entity.title}：${named.action.title}` : text;
}

/** EnCodes as people read them, each under what it acts on: `学生：新增、编辑`. */
export function enCodesText(catalog: Catalog, enCodes: readonly unknown[], between: string): string {
  const whole = wholeOf(catalog);
  const said = new Map<string, Set<string>>();
  for (const enCode of enCodes.map(String)) {
    const named = whole.enCodes.get(enCode);
    const title = named?.entity.title ?? '';
    said.set(title, (said.get(title) ?? new Set()).add(named?.action.title ?? enCode));
  }
  return [...said].map(([title, acts]) => `${title}${title && '：'}${[...acts].join('、')}`).join(between);
}

/** A filter by what EnCodes and entities are called, as one by their names in the schemas. */
export function filterByNames(
  catalog: Catalog,
  entity: EntityModel,
  filter: Filter | undefined,
): Filter | undefined {
  if (filter === undefined || filter === null || typeof filter !== 'object') return filter;
  const meant = [...entity.fields.values()].flatMap((field) => {
    const isNamed = field.names === 'actions' || field.names === 'entities';
    const typed = isNamed ? filter[field.name] : undefined;
    if (typeof typed !== 'string' || typed.trim() === '') return [];
    const { entities, enCodes } = wholeOf(catalog);
    const known = [...(field.names === 'entities' ? entities : enCodes).keys()];
    const found = known.filter((name) =>
      `${name} ${schemaName(catalog, field, name)}`.includes(typed.trim()),
    );
    return found.length === 0 ? [] : [[field.name, found] as const];
  });
  return meant.length === 0 ? filter : { ...filter, ...Object.fromEntries(meant) };
}
