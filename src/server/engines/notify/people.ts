import { entities } from '../../../contract/generated/entities.ts';
import type { MessageContact, MessageHolders } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../../data/module.ts';
import { entityOf } from '../../data/entities.ts';
import { fieldAt } from '../../data/read/say-value.ts';
import { ident } from '../../data/sql/sql.ts';
import { isContact, type Declared } from './messages.ts';
import type { Recipient } from './push.ts';
import type { ToldRows } from './told-rows.ts';

/** A reader of a message, with the rows that it tells of. */
export interface Reader extends Pick<Recipient, 'UserId' | 'TrueName' | 'OrgId' | 'target'> {
  readonly rows: readonly Row[];
}

type Person = Omit<Reader, 'rows'>;

/** The readers of a message about rows: everybody that one of its ways leads to, once for the same rows. */
export async function readersOf(context: WriteContext, message: Declared, told: ToldRows): Promise<Reader[]> {
  const readers = new Map<string, Reader>();
  for (const way of message.to) {
    const found = await peopleOf(context, message, told, way);
    for (const [person, rows] of found)
      readers.set(`${person.UserId} ${rows.map(({ Id }) => String(Id)).join(' ')}`, { ...person, rows });
  }
  return [...readers.values()];
}

function peopleOf(
  context: WriteContext,
  message: Declared,
  told: ToldRows,
  way: Declared['to'][number],
): Promise<Map<Person, Row[]>> {
  if (typeof way === 'string') return named(context, message, told, way);
  return isContact(way) ? contacts(context, message, told, way) : holders(context, told, way);
}

/** The rows by the Ids that stand at a path. */
function rowsBy({ rows, reached }: ToldRows, path: readonly string[]): Map<string, Row[]> {
  const byId = new Map<string, Row[]>();
  for (const row of rows)
    for (const id of [reached.value(row, path)].flat())
      if (typeof id === 'string' && id !== '') {
        const theirs = byId.get(id);
        if (theirs) theirs.push(row);
        else byId.set(id, [row]);
      }
  return byId;
}

/** The people that a reference names. */
async function named(
  context: WriteContext,
  { entity }: Declared,
  told: ToldRows,
  way: string,
): Promise<Map<Person, Row[]>> {
  const path = way.split('.');
  const byId = rowsBy(told, path);
  const target = personEntity(context, entity, path);
  const people = await accountsOf(context, target, [...byId.keys()]);
  return new Map(people.map(({ id, ...person }) => [person, byId.get(id) ?? []]));
}

/** The entity of the people that a path leads to: a reference's, or the rows' own. */
export function personEntity(
  { engine }: Pick<WriteContext, 'engine'>,
  entity: EntityModel,
  path: readonly string[],
) {
  const ref = fieldAt(engine.catalog, entity, path)?.field.ref;
  return ref === undefined ? entity : entityOf(engine, ref);
}

async function accountsOf(
  { tx }: WriteContext,
  target: EntityModel,
  ids: readonly string[],
): Promise<readonly (Person & { readonly id: string })[]> {
  const isAccount = target.name === entities.SysUser;
  const account = target.file.account?.field ?? 'Id';
  const org = isAccount ? 'OrgId' : target.file.account?.org;
  const { rows } = await tx.query<Person & { id: string }>(
    `SELECT "Id" AS id, ${ident(account)} AS "UserId", ${ident(target.label)} AS "TrueName",
       ${org === undefined ? 'NULL::text' : ident(org)} AS "OrgId"
     FROM ${ident(target.table)} WHERE "Id" = ANY($1) AND ${ident(account)} IS NOT NULL AND "IsDeleted" = 0 ORDER BY "Id"`,
    [ids],
  );
  return rows;
}

/** Contacts of the people that a reference names, one for each person, with the telephone that is told. */
async function contacts(
  context: WriteContext,
  message: Declared,
  told: ToldRows,
  { of, entity, by, phone }: MessageContact,
): Promise<Map<Person, Row[]>> {
  const path = of.split('.');
  const byId = rowsBy(told, path);
  const person = personEntity(context, message.entity, path);
  const { table, label } = entityOf(context.engine, entity);
  const { field: account = 'Id', org } = person.file.account ?? {};
  const { rows } = await context.tx.query<Person & { id: string }>(
    `SELECT DISTINCT ON (p."Id") p."Id" AS id, p.${ident(account)} AS "UserId", f.${ident(label)} AS "TrueName",
       ${org === undefined ? 'NULL::text' : `p.${ident(org)}`} AS "OrgId", f.${ident(phone)} AS target
     FROM ${ident(table)} f JOIN ${ident(person.table)} p ON p."Id" = f.${ident(by)} AND p.${ident(account)} IS NOT NULL AND p."IsDeleted" = 0
     WHERE p."Id" = ANY($1) AND f.${ident(phone)} <> '' AND f."IsDeleted" = 0 ORDER BY p."Id", f."CreateDate", f."Id"`,
    [[...byId.keys()]],
  );
  return new Map(rows.map(({ id, ...one }) => [one, byId.get(id) ?? []]));
}

/** Holders of a role: of all rows, or of those of their own organisation. */
async function holders(
  { engine, tx }: WriteContext,
  { rows, reached }: ToldRows,
  { role, org }: MessageHolders,
): Promise<Map<Person, Row[]>> {
  const all = (await engine.people?.ofRoles(tx, [role])) ?? [];
  const theirs = all.map(({ UserId, TrueName, OrgId }) => {
    const own =
      org === undefined ? [...rows] : rows.filter((row) => reached.value(row, org.split('.')) === OrgId);
    return [{ UserId, TrueName, OrgId: OrgId || null }, own] as const;
  });
  return new Map(theirs.filter(([, own]) => own.length > 0));
}
