import { compileCondition } from '../../../contract/conditions/condition.ts';
import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { FieldFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { scopeRoles, SUPER_ROLE, type Subject } from '../../../contract/subject.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Caller } from '../access/caller.ts';
import type { Queryable } from '../database/database.ts';
import type { Engine } from '../engine.ts';
import { keptShortly } from '../read/kept.ts';
import { isApplicantOf } from './flow.ts';
import { outOfScope } from '../refusal.ts';
import { scopeSql } from '../access/scope.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/** Most rows that one choice of a person may be about. */
const MOST_ROWS = 500;

/** Whether a role of somebody reaches the row; what reaches because of its handler's name does not count. */
export function rolesReach(
  entity: EntityModel,
  row: Row,
  subject: Subject,
  roles = scopeRoles(subject),
): boolean {
  return roles.some((role) => {
    const source = Object.hasOwn(entity.file.scope, role) ? entity.file.scope[role]! : undefined;
    return source !== undefined && compileCondition(source).test({ row, me: subject });
  });
}

/** What a task asks of the people that it waits for: to decide on the application, or on an objection to it. */
export type Asked = 'decide' | 'judge';

/** Which of the buttons somebody needs one of. What decides on several at once is refused by nodes that are decided one by one. */
function buttonsOf({ actions }: EntityModel, asked: Asked): string[] {
  if (asked === 'judge') return [enCodes.flowObjectionUphold, enCodes.flowObjectionDismiss];
  const deciding = [...actions].filter(([, { verb }]) => verb === 'approve');
  const single = deciding.filter(([, { batch }]) => batch === undefined || batch === false);
  return (single.length > 0 ? single : deciding).map(([enCode]) => enCode);
}

/** What decides which roles have a button. */
const GIVING = [entities.SysMenu, entities.SysRole, entities.RoleMenu];

/** The roles that give what a task asks, that of the administrator among them; undefined where there are no accounts. */
export async function rolesAble(
  engine: Engine,
  queryable: Queryable,
  entity: EntityModel,
  asked: Asked,
): Promise<ReadonlySet<string> | undefined> {
  const { people } = engine;
  if (!people) return undefined;
  return keptShortly(engine, GIVING, `able ${asked} ${entity.name}`, async () => {
    const roles = new Set([SUPER_ROLE]);
    for (const enCode of buttonsOf(entity, asked))
      for (const role of await people.rolesWith(queryable, enCode)) roles.add(role);
    return roles;
  });
}

/** Accounts of those who could do what an EnCode does on every one of the rows, once a parameter names them: others than the caller and who applied. */
export async function ableTo(
  engine: Engine,
  queryable: Queryable,
  caller: Caller,
  { enCode, param }: { readonly enCode: string; readonly param: string },
  rows: readonly Row[],
): Promise<string[]> {
  const entity = engine.catalog.enCodes.get(enCode)?.entity;
  if (!entity || !engine.people) return [];
  const roles = await engine.people.rolesWith(queryable, enCode);
  const holders = await engine.people.ofRoles(queryable, roles);
  return holders
    .filter(
      (one) =>
        one.UserId !== caller.subject.UserId &&
        rows.every((row) => !isApplicantOf(entity, row, one) && willReach(entity, row, one, param)),
    )
    .map(({ UserId }) => UserId);
}

/** A field of the parameter's name will hold who was chosen, so that the row is reached as it will be then. */
function willReach(entity: EntityModel, row: Row, one: Subject, param: string): boolean {
  if (!Object.hasOwn(entity.file.fields, param))
    return rolesReach(entity, row, one) || mayBeHanded(entity, row, one);
  const ids = [one.UserId, one.TeacherId, one.StudentId, one.NewStudentId].filter((id) => id !== '');
  return ids.some((id) => rolesReach(entity, { ...row, [param]: id }, one));
}

/** Whether an application may be handed to somebody who will reach it by the task alone. */
function mayBeHanded({ flow }: EntityModel, row: Row, one: Subject): boolean {
  const handover = flow?.handover;
  return handover !== undefined && compileCondition(handover).test({ row, me: one });
}

/** Rows of an action's entity that the caller reaches. @throws Refusal when one of them is out of reach */
export async function reachedRows(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  ids: readonly string[],
): Promise<Row[]> {
  const asked = [...new Set(ids)].slice(0, MOST_ROWS + 1);
  if (asked.length > MOST_ROWS) throw outOfScope();
  const binder = new Binder();
  const keys = binder.bind(asked);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const answer = await engine.database.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${keys}::text[]) AND t."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  if (answer.rows.length < asked.length) throw outOfScope();
  return answer.rows;
}

/** SQL of the account behind a row of people (alias t): the account itself, or what the person's field names. */
export function accountSql(catalog: Catalog, field: Pick<FieldFile, 'ref'>, alias: string): string {
  const own = catalog.entities.get(field.ref ?? '')?.file.account?.field;
  return `${alias}.${ident(own ?? 'Id')}`;
}
