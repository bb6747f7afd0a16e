import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FlowWho } from '../../../contract/generated/meta.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Queryable } from '../database/database.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { ident, prepared } from '../sql/sql.ts';
import { rolesAble, rolesReach, type Asked } from './able.ts';

/** What people are looked for with. */
export interface Looking {
  readonly engine: Engine;
  readonly tx: Queryable;
  readonly entity: EntityModel;
}

/** Many applications may be handled in one transaction; who holds a role does not change in it. */
const known = new WeakMap<Queryable, Map<string, readonly Subject[]>>();

async function holdersOf({ engine, tx }: Looking, role: string): Promise<readonly Subject[]> {
  const roles = known.get(tx) ?? new Map<string, readonly Subject[]>();
  known.set(tx, roles);
  const holders = roles.get(role) ?? (await engine.people?.ofRoles(tx, [role])) ?? [];
  roles.set(role, holders);
  return holders;
}

/** Holders of a role that reach the row by it. */
export async function roleReaching(looking: Looking, row: Row, role: string): Promise<readonly Subject[]> {
  const holders = await holdersOf(looking, role);
  return holders.filter((one) => rolesReach(looking.entity, row, one, [role]));
}

/** The accounts that can sign in. */
export const accounts = async (
  { engine, tx }: Looking,
  ids: readonly string[],
): Promise<readonly Subject[]> => (ids.length === 0 ? [] : ((await engine.people?.ofUsers(tx, ids)) ?? []));

/** Where the account behind a person of an entity stands. */
function placeOf(engine: Engine, ref: string): { readonly table: string; readonly column: string } {
  const { table, file } = entityOf(engine, ref);
  return { table, column: file.account?.field ?? 'Id' };
}

/** The account behind a person that a field names, if it can sign in. */
async function accountsBehind(
  { engine, tx }: Looking,
  person: unknown,
  ref: string,
): Promise<readonly Subject[]> {
  if (!person) return [];
  return (await engine.people?.ofRow(tx, { ...placeOf(engine, ref), id: person })) ?? [];
}

/** The same account, whether or not it can sign in. */
async function accountBehind(
  { engine, tx }: Looking,
  person: unknown,
  ref: string,
): Promise<string | undefined> {
  if (!person) return undefined;
  const { table, column } = placeOf(engine, ref);
  const found = await prepared<{ account: string | null }>(
    tx,
    `SELECT ${ident(column)} AS account FROM ${ident(table)} WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [person],
  );
  return found.rows[0]?.account ?? undefined;
}

/** The people that a node names, for the row as it is. */
export async function peopleOf(looking: Looking, row: Row, who: FlowWho): Promise<readonly Subject[]> {
  switch (who.by) {
    case 'role':
      return roleReaching(looking, row, who.role);
    case 'field': {
      const ref = looking.entity.fields.get(who.field)?.ref ?? '';
      return accountsBehind(looking, row[who.field], ref);
    }
    case 'head':
      return headsOf(looking, row[who.field], who.up ?? 0);
    case 'users': {
      const users = entityOf(looking.engine, entities.SysUser);
      const found = await looking.tx.query<{ Id: string }>(
        `SELECT "Id" FROM ${ident(users.table)} WHERE "LoginName" = ANY($1) AND "IsDeleted" = 0 ORDER BY array_position($1, "LoginName")`,
        [who.users],
      );
      return accounts(
        looking,
        found.rows.map(({ Id }) => Id),
      );
    }
    case 'chosen':
      return [];
  }
}

/**
 * Those among people who can do what a task asks of them. Whatever names the others, a task of theirs would wait for ever: they
 * are shown no button.
 */
export async function ableAmong(
  { engine, tx, entity }: Looking,
  people: readonly Subject[],
  asked: Asked,
): Promise<readonly Subject[]> {
  const roles = people.length === 0 ? undefined : await rolesAble(engine, tx, entity, asked);
  return roles === undefined ? people : people.filter(({ Roles }) => Roles.some((role) => roles.has(role)));
}

/** The people that a node names and that can decide there. */
export const decidersOf = async (looking: Looking, row: Row, who: FlowWho): Promise<readonly Subject[]> =>
  ableAmong(looking, await peopleOf(looking, row, who), 'decide');

/** The head of an organisation, or of one so many levels above it. */
export async function headsOf(looking: Looking, org: unknown, up: number): Promise<readonly Subject[]> {
  const orgs = entityOf(looking.engine, entities.Org);
  const parent = orgs.file.tree ?? '';
  const { rows } = await looking.tx.query<{ LeaderId: string | null }>(
    `WITH RECURSIVE above AS (
       SELECT "Id", ${ident(parent)} AS parent, "LeaderId", 0 AS level FROM ${ident(orgs.table)} WHERE "Id" = $1
       UNION ALL SELECT o."Id", o.${ident(parent)}, o."LeaderId", a.level + 1 FROM ${ident(orgs.table)} o JOIN above a ON o."Id" = a.parent
       WHERE a.level < $2)
     SELECT "LeaderId" FROM above WHERE level = $2`,
    [org ?? null, up],
  );
  return accountsBehind(looking, rows[0]?.LeaderId, entities.Teacher);
}

/** What names the applicant: a person, or the account itself. */
function applicantOf({ entity }: Looking, row: Row): { readonly named: unknown; readonly ref?: string } {
  const applicant = entity.flow?.applicant;
  if (applicant === undefined) return { named: null };
  const [name = ''] = compileCondition(applicant).reads.flatMap((path) =>
    path.startsWith('row.') ? [path.slice('row.'.length)] : [],
  );
  const ref = entity.fields.get(name)?.ref;
  return { named: row[name] ?? null, ...(ref === undefined ? {} : { ref }) };
}

/** The account of the applicant, which is that of the person that the row names. */
export async function applicantAccount(looking: Looking, row: Row): Promise<string | undefined> {
  const { named, ref } = applicantOf(looking, row);
  return ref === undefined ? ((named as string | null) ?? undefined) : accountBehind(looking, named, ref);
}

/** The same person, if the account can sign in. */
export function applicantIn(looking: Looking, row: Row): Promise<readonly Subject[]> {
  const { named, ref } = applicantOf(looking, row);
  if (ref !== undefined) return accountsBehind(looking, named, ref);
  return accounts(looking, named === null ? [] : [String(named)]);
}
