import type { Catalog } from '../../data/schemas/catalog.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { ident, type Binder } from '../../data/sql/sql.ts';

/**
 * SQL: whether a person of an entity is away at a moment, as rows of any entity say that have `away`. Both are SQL expressions,
 * the moment a timestamp with time zone that is asked for only where there are such rows: the database refuses a bound value
 * that no SQL names.
 */
export function awaySql(
  { entities }: Pick<Catalog, 'entities'>,
  people: string,
  person: string,
  moment: () => string,
  binder: Binder,
): string {
  const parts = [...entities.values()].flatMap((entity) => {
    const { away } = entity.file;
    if (!away || entity.fields.get(away.person)?.ref !== people) return [];
    const when = away.when === undefined ? 'TRUE' : rowCondition(entity, away.when, {}, binder, 'a');
    const at = moment();
    return [
      `EXISTS (SELECT 1 FROM ${ident(entity.table)} a WHERE a.${ident(away.person)} = ${person} AND a."IsDeleted" = 0
        AND ${when} AND a.${ident(away.from)} <= ${at} AND a.${ident(away.to)} > ${at})`,
    ];
  });
  return parts.length === 0 ? 'FALSE' : `(${parts.join(' OR ')})`;
}
