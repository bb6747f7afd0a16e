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

/** Those of the accounts that still belong to somebody: a row of people that is neither deleted nor ended, nor one of `apart`. */
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
    const only = [
      `${column} = ANY(${binder.bind(accounts)})`,
      `t."Id" <> ALL(${binder.bind(apart)})`,
      't."IsDeleted" = 0',
    ];
    const { ends } = entity.file;
    if (ends) only.push(`(${rowCondition(entity, ends.when, {}, binder, 't')}) IS NOT TRUE`);
    const answer = await queryable.query<{ account: string }>(
      `SELECT ${column} AS account FROM ${ident(entity.table)} t WHERE ${only.join(' AND ')}`,
      binder.values,
    );
    for (const { account } of answer.rows) found.add(account);
  }
  return found;
}
