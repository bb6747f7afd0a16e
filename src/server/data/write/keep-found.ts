import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import type { RowOf } from '../row-of.ts';
import { ident } from '../sql/sql.ts';
import { changeWhere, forgetWhere } from './change-where.ts';
import { insertFrom } from './insert-from.ts';
import type { Writing } from './writing.ts';

/** What a query finds, as rows of an entity are to say it. */
export interface FoundRows<Name extends string> {
  /** A SELECT that answers every field of `key` and `fields` by its name. */
  readonly select: string;
  /** The values that it binds. */
  readonly values: readonly unknown[];
  /** Fields by which a row is known, a reference first: what the rows follow through it stands in new ones. */
  readonly key: readonly [keyof RowOf<Name> & string, ...(keyof RowOf<Name> & string)[]];
  /** What else is found of a row. */
  readonly fields: readonly (keyof RowOf<Name> & string)[];
  /** Which rows of the entity are meant, as SQL over `k`. Default: all of them. */
  readonly among?: string;
}

/**
 * Lets rows that the program keeps be those that a query finds, such as the places of a ranking: a row that says something else
 * is changed, one that is found no more goes, and one that is not there yet is made. The rows never come into memory.
 */
export async function keepFound<Name extends string>(
  context: WriteContext,
  entityName: Name,
  { select, values, key, fields, among = 'TRUE' }: FoundRows<Name>,
  how: Writing & { readonly as: 'record' | 'count' },
): Promise<void> {
  const entity = entityOf(context.engine, entityName);
  const table = ident(entity.table);
  const [reference] = key;
  const source = entityOf(context.engine, entity.fields.get(reference)?.ref ?? '');
  const copies = [...entity.fields.values()].flatMap(({ name, follows }) =>
    follows?.through?.[0] === reference ? [[ident(name), `o.${ident(follows.field ?? name)}`] as const] : [],
  );
  const [keys, said] = [key, fields].map((names) => names.map(ident));
  const isSame = keys!.map((name) => `k.${name} = n.${name}`).join(' AND ');
  const listed = (alias: string) => said!.map((name) => `${alias}.${name}`).join(', ');
  await changeWhere(
    context,
    entityName,
    `UPDATE ${table} k SET ${said!.map((name) => `${name} = n.${name}`).join(', ')} FROM (${select}) n
     WHERE ${among} AND ${isSame} AND ROW(${listed('k')}) IS DISTINCT FROM ROW(${listed('n')})`,
    values,
    how,
  );
  await forgetWhere(
    context,
    entityName,
    `DELETE FROM ${table} k WHERE ${among} AND NOT EXISTS (SELECT 1 FROM (${select}) n WHERE ${isSame})`,
    values,
  );
  const found = [...keys!, ...said!];
  await insertFrom(
    context,
    entityName,
    `INSERT INTO ${table} (${[...found, ...copies.map(([name]) => name)].join(', ')})
     SELECT ${[...found.map((name) => `n.${name}`), ...copies.map(([, from]) => from)].join(', ')}
     FROM (${select}) n JOIN ${ident(source.table)} o ON o."Id" = n.${ident(reference)}
     WHERE NOT EXISTS (SELECT 1 FROM ${table} k WHERE ${isSame} AND k."IsDeleted" = 0) ORDER BY o."Id" FOR SHARE OF o`,
    values,
    how,
  );
}
