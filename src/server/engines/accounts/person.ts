import type { PersonAccount } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Queryable } from '../../data/database/database.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { rowCondition } from '../../data/access/scope.ts';

/** An entity whose rows are people who sign in. */
export type PeopleEntity = EntityModel & { readonly file: { readonly account: PersonAccount } };

/** Whether the entity's rows are people who sign in. */
export const isPeople = (entity: EntityModel): entity is PeopleEntity => entity.file.account !== undefined;

/** Every entity whose rows are people who sign in. */
export const peopleOf = ({ entities }: Pick<Catalog, 'entities'>): PeopleEntity[] =>
  [...entities.values()].filter(isPeople);

/** Condition in SQL: a row of people is neither deleted nor ended, nor one of those that are left apart. */
function presentSql(entity: PeopleEntity, binder: Binder, alias: string, apart: string): string {
  const only = [`${alias}."Id" <> ALL(${apart})`, `${alias}."IsDeleted" = 0`];
  const { ends } = entity.file;
  if (ends) only.push(`(${rowCondition(entity, ends.when, {}, binder, alias)}) IS NOT TRUE`);
  return only.join(' AND ');
}

/** Condition in SQL: a row of people that names the row which has taken its account over stands only as long as that one. */
function standsSql(catalog: Catalog, entity: PeopleEntity, binder: Binder, apart: string): string {
  const only = [presentSql(entity, binder, 't', apart)];
  for (const next of peopleOf(catalog)) {
    const { from } = next.file.account;
    if (from?.entity !== entity.name) continue;
    const link = `t.${ident(from.link)}`;
    const present = presentSql(next, binder, 's', apart);
    only.push(
      `(${link} IS NULL OR EXISTS (SELECT 1 FROM ${ident(next.table)} s WHERE s."Id" = ${link} AND ${present}))`,
    );
  }
  return only.join(' AND ');
}

/** Those of the accounts that still belong to somebody: a row of people that stands and is none of `apart`. */
export async function accountsInUse(
  catalog: Catalog,
  queryable: Queryable,
  accounts: readonly string[],
  apart: readonly string[] = [],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const entity of peopleOf(catalog)) {
    const binder = new Binder();
    const column = `t.${ident(entity.file.account.field)}`;
    const named = `${column} = ANY(${binder.bind(accounts)})`;
    const stands = standsSql(catalog, entity, binder, binder.bind(apart));
    const answer = await queryable.query<{ account: string }>(
      `SELECT ${column} AS account FROM ${ident(entity.table)} t WHERE ${named} AND ${stands}`,
      binder.values,
    );
    for (const { account } of answer.rows) found.add(account);
  }
  return found;
}
