import { FLOW_ACTION, FLOW_TASK_KIND, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { EntityFile, Work } from '../../../contract/generated/meta.ts';
import { scopeRoles } from '../../../contract/subject.ts';
import { FLOW_SHARED, FLOW_WAITING } from '../../../contract/indexes.ts';
import { FLOW_RECORDS, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { principalsFor } from '../flow/flow.ts';
import type { Caller } from './caller.ts';
import { conditionToSql, type ConditionSqlOptions } from '../expressions/condition-sql.ts';
import { columnOf } from '../fields/kind.ts';
import { ident, type Binder } from '../sql/sql.ts';
import { conditionColumn } from './row-column.ts';

/** A condition over `row`, or what it calls the row instead, and the given names as SQL. */
export function rowCondition(
  entity: EntityModel,
  source: string,
  names: Record<string, unknown>,
  binder: Binder,
  alias: string,
  of = 'row',
): string {
  return conditionToSql(source, rowOptions(entity, names, binder, alias, of));
}

/** How a condition over the rows of an entity is written. */
export const rowOptions = (
  entity: EntityModel,
  names: Record<string, unknown>,
  binder: Binder,
  alias: string,
  of = 'row',
): ConditionSqlOptions => ({
  of,
  column: (name) => conditionColumn(entity, name, alias),
  names,
  bind: (value) => binder.bind(value),
  constants: true,
});

const DEEPEST = 5;

/**
 * The rows of an entity that the caller reaches: the union over their roles, "*" and what was handed out to them, FALSE when
 * there is none; for a visitor what the entity declares public, and no more; for the holder of a ticket what of all that is about themselves; for the holder of a board's key,
 * who is answered by calls that count, all of them. Rows of a sub-table are reached through their parent. Every statement that touches rows for a caller carries
 * this, or `ownScopeSql`.
 */
export function scopeSql(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string {
  return reachSql(catalog, entity, caller, binder, alias, { toChange: false, depth: 0 });
}

/**
 * The rows that the caller may change: the same without what was merely handed out, decided on or done once, without what
 * everybody reads, and within the entity's `writeScope`.
 */
export function ownScopeSql(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string {
  return reachSql(catalog, entity, caller, binder, alias, { toChange: true, depth: 0 });
}

/** Who hands a row in, or holds its ticket, reaches that one alone. */
function intakeSql(
  { name }: EntityModel,
  { entity, id }: NonNullable<Caller['intake']>,
  binder: Binder,
  alias: string,
): string {
  if (entity !== name) return 'FALSE';
  return id === undefined ? 'TRUE' : `${alias}."Id" = ${binder.bind(id)}`;
}

function reachSql(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
  { toChange, depth }: { readonly toChange: boolean; readonly depth: number },
): string {
  const { parent, public: open } = entity.file;
  if (caller.share !== undefined) return 'TRUE';
  if (caller.intake) return intakeSql(entity, caller.intake, binder, alias);
  if (caller.isVisitor && !open) return 'FALSE';
  if (parent) {
    const owner = catalog.entities.get(parent.entity);
    if (!owner || depth >= DEEPEST) return 'FALSE';
    const above = `p${depth}`;
    const reached = reachSql(catalog, owner, caller, binder, above, { toChange, depth: depth + 1 });
    const withParent = `EXISTS (SELECT 1 FROM ${ident(owner.table)} ${above} WHERE ${above}."Id" = ${alias}.${ident(parent.field)} AND ${above}."IsDeleted" = 0 AND ${reached})`;
    return caller.isVisitor
      ? `(${withParent} AND ${rowCondition(entity, open!.when, {}, binder, alias)})`
      : withParent;
  }
  if (caller.isVisitor) return rowCondition(entity, open!.when, {}, binder, alias);
  const reached = rolesSql(catalog, entity, caller, binder, alias, toChange);
  return caller.ticket === undefined ? reached : `(${reached} AND ${ownSql(entity, caller, binder, alias)})`;
}

/** The rows that a caller's roles reach, or that were handed out to them. */
function rolesSql(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
  toChange: boolean,
): string {
  const anyOf = (sources: readonly string[], moreOf: () => readonly string[] = () => []): string => {
    if (sources.includes('true')) return 'TRUE';
    const names = { me: caller.subject };
    const conditions = sources.map((source) => rowCondition(entity, source, names, binder, alias));
    const more = moreOf();
    return conditions.length + more.length === 0 ? 'FALSE' : `(${[...conditions, ...more].join(' OR ')})`;
  };
  const { scope, writeScope } = entity.file;
  if (toChange) {
    const held = () => [
      ...heldSql(catalog, entity, caller, binder, alias, [FLOW_TASK_STATE.Open]),
      ...deputedSql(catalog, entity, caller, binder, alias),
    ];
    const changed = anyOf(changingConditions(entity.file, caller), held);
    return writeScope === undefined
      ? changed
      : `(${anyOf(conditionsFor(scope, caller), held)} AND ${changed})`;
  }
  const sources = conditionsFor(scope, caller);
  if (sources.includes('true')) return 'TRUE';
  return anyOf(sources, () => readBeside(catalog, entity, caller, binder, alias));
}

/** What is read beside the scopes of roles: what was handed out, done or decided on. */
export const readBeside = (
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string[] =>
  [sharedSql, doneSql, handledSql, toldSql, deputedSql].flatMap((read) =>
    read(catalog, entity, caller, binder, alias),
  );

/** What is read since the caller dealt with it once. */
export const dealtWith = (
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string[] => [doneSql, handledSql].flatMap((read) => read(catalog, entity, caller, binder, alias));

/** What the caller's roles may change of what they read; what everybody reads is changed only where `writeScope` says so. */
export function changingConditions(
  { scope, writeScope = {} }: Pick<EntityFile, 'scope' | 'writeScope'>,
  caller: Caller,
): string[] {
  const { '*': _everybody, ...byRole } = scope;
  return conditionsFor({ ...byRole, ...writeScope }, caller);
}

/** What a scope asks of the caller's roles, and of everybody. */
export function conditionsFor(scope: EntityFile['scope'], caller: Caller): string[] {
  const named = [...new Set([...scopeRoles(caller.subject), '*'])].filter((role) =>
    Object.hasOwn(scope, role),
  );
  return [...new Set(named.map((role) => scope[role]!))];
}

const DECIDED = [
  FLOW_ACTION.Approve,
  FLOW_ACTION.Reject,
  FLOW_ACTION.Back,
  FLOW_ACTION.Transfer,
  FLOW_ACTION.Void,
];

/** The rows of the entity that hands out (`shared`) which the caller is shown. */
export function shownToSql(
  handed: EntityModel,
  { scope }: Pick<EntityFile, 'scope'>,
  caller: Caller,
  binder: Binder,
  alias: string,
): string {
  const names = { me: caller.subject };
  const asked = conditionsFor(scope, caller).map((source) =>
    rowCondition(handed, source, names, binder, alias),
  );
  return asked.length === 0 ? 'FALSE' : `(${asked.join(' OR ')})`;
}

/** The rows that were handed out to the caller, or whose owner was, by rows of another entity. */
function sharedSql(
  catalog: Catalog,
  { file: { shared } }: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string[] {
  const handed = shared && catalog.entities.get(shared.entity);
  if (!handed) return [];
  return [
    `EXISTS (SELECT 1 FROM ${ident(handed.table)} sh WHERE sh.${ident(shared.by)} = ${alias}.${ident(shared.on ?? 'Id')} AND sh."IsDeleted" = 0 AND ${shownToSql(handed, shared, caller, binder, 'sh')})`,
  ];
}

/** Applications that the caller decided on: who holds a post no more still reads what was done in it, and can do no more. */
function handledSql(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string[] {
  const records = catalog.entities.get(FLOW_RECORDS);
  const { UserId } = caller.subject;
  if (!records || !UserId || !entity.file.flow) return [];
  // As a list that is made once, so that an index may serve beside those of the other conditions.
  return [
    `${alias}."Id" = ANY(ARRAY(SELECT fr."RowId" FROM ${ident(records.table)} fr WHERE fr."UserId" = ${binder.bind(UserId)} AND fr."IsDeleted" = 0
       AND fr."Entity" = ${binder.bind(entity.name)} AND fr."ActionType" = ANY(${binder.bind(DECIDED)}::text[])))`,
  ];
}

/** Applications that wait for the caller by name, or of which the caller is told: they are reached by the task alone. */
const toldSql = (catalog: Catalog, entity: EntityModel, caller: Caller, binder: Binder, alias: string) =>
  heldSql(catalog, entity, caller, binder, alias, [FLOW_TASK_STATE.Open, FLOW_TASK_STATE.Done]);

function heldSql(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
  states: readonly string[],
): string[] {
  const tasks = catalog.entities.get(FLOW_TASKS);
  const { UserId } = caller.subject;
  if (!tasks || !UserId || !entity.file.flow) return [];
  // What is read by a task may be more than what is decided by it.
  const copies =
    states.length > 1 ? '' : ` AND ft."IsCopy" = 0 AND ft."Kind" <> ${binder.bind(FLOW_TASK_KIND.Objection)}`;
  return [
    `${alias}."Id" = ANY(ARRAY(SELECT ft."RowId" FROM ${ident(tasks.table)} ft WHERE ft."HandlerId" = ${binder.bind(UserId)} AND ft."IsDeleted" = 0
       AND ft."State" = ANY(${binder.bind(states)}::text[]) AND ft."Entity" = ${binder.bind(entity.name)}${copies}))`,
  ];
}

/** Applications that wait for the caller by name: alone, or beside others. */
export const byNameSql = (
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string[] => [
  `${columnOf(entity.fields.get('HandlerUserId')!, alias)} = ${binder.bind(caller.subject.UserId)}`,
  ...heldSql(catalog, entity, caller, binder, alias, [FLOW_TASK_STATE.Open]),
];

/** The caller's roles by which applications may wait for the caller. The definition that is served now does not say them: what runs goes by its own. */
export const waitingRoles = ({ file }: EntityModel, { subject }: Caller): readonly string[] =>
  subject.Roles.filter((role) => Object.hasOwn(file.scope, role));

/** Applications that wait for a role as their column says it. What people sign one by one waits for nobody else with their role. */
export function waitsForSql(entity: EntityModel, role: string, binder: Binder, alias: string): string {
  const column = (name: string) => columnOf(entity.fields.get(name)!, alias);
  return `${column('CurrentRole')} = ${binder.bind(role)} AND (${column('Holders')} IS NULL OR ${hasRoleSql(entity, role, binder, alias)})`;
}

const hasRoleSql = ({ fields }: EntityModel, role: string, binder: Binder, alias: string): string =>
  `${columnOf(fields.get('Holders')!, alias)} @> ${binder.bind(JSON.stringify([`r:${role}`]))}::jsonb`;

/** Of the applications that wait for several at once, of which the column tells of the first alone, those that wait for a role of the caller's. */
export function sharedWorkSql(entity: EntityModel, caller: Caller, binder: Binder, alias: string): string {
  const names = { me: caller.subject };
  const byRole = waitingRoles(entity, caller).map((role) => {
    const reached = rowCondition(entity, entity.file.scope[role]!, names, binder, alias);
    return `${hasRoleSql(entity, role, binder, alias)} AND ${reached}`;
  });
  return `${rowCondition(entity, FLOW_SHARED, {}, binder, alias)} AND (${byRole.join(' OR ')})`;
}

/** Applications that wait for people who delegated to the caller, one condition for each of them. */
export const deputedSql = (
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string[] =>
  principalsFor(entity, caller).map(({ subject }) =>
    workSql(catalog, entity, { ...caller, subject, principals: [] }, 'todo', { binder, alias }),
  );

/** Applications that wait for the caller at their present node, for people who delegated to the caller too, or on which the caller decided. */
export function workSql(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  work: Work,
  { binder, alias }: { readonly binder: Binder; readonly alias: string },
): string {
  if (work === 'done') return handledSql(catalog, entity, caller, binder, alias)[0] ?? 'FALSE';
  const { flow } = entity;
  const { scope } = entity.file;
  const column = (name: string) => columnOf(entity.fields.get(name)!, alias);
  if (!flow || !caller.subject.UserId) return 'FALSE';
  const byRole = waitingRoles(entity, caller).map(
    (role) =>
      `(${waitsForSql(entity, role, binder, alias)} AND ${rowCondition(entity, scope[role]!, { me: caller.subject }, binder, alias)})`,
  );
  const byName = `(${byNameSql(catalog, entity, caller, binder, alias).join(' OR ')})`;
  const waiting =
    byRole.length === 0
      ? byName
      : `(${byName} OR ${column('HandlerUserId')} IS NULL AND (${byRole.join(' OR ')}) OR ${sharedListSql(entity, caller, binder, alias)})`;
  const own = `(${rowCondition(entity, FLOW_WAITING, {}, binder, alias)} AND ${waiting})`;
  const deputed = deputedSql(catalog, entity, caller, binder, alias);
  return deputed.length === 0 ? own : `(${[own, ...deputed].join(' OR ')})`;
}

/** As a list that is made once: few wait for several, and the database cannot know it. */
const sharedListSql = (entity: EntityModel, caller: Caller, binder: Binder, alias: string): string =>
  `${alias}."Id" = ANY(ARRAY(SELECT x."Id" FROM ${ident(entity.table)} x WHERE x."IsDeleted" = 0 AND ${sharedWorkSql(entity, caller, binder, 'x')}))`;

/** Rows that the caller made or dealt with in one of the roles that the scope knows. */
function doneSql(
  _catalog: Catalog,
  { file: { scope, doneBy } }: EntityModel,
  caller: Caller,
  binder: Binder,
  alias: string,
): string[] {
  const { UserId, Roles } = caller.subject;
  const isKnown = Roles.some((role) => Object.hasOwn(scope, role));
  if (!Array.isArray(doneBy) || !UserId || !isKnown) return [];
  return doneBy.map((field) => `${alias}.${ident(field)} = ${binder.bind(UserId)}`);
}

/** Whether the row is about the caller themselves; FALSE when the entity does not say. */
export function ownSql(entity: EntityModel, caller: Caller, binder: Binder, alias: string): string {
  const { own } = entity.file;
  return own ? rowCondition(entity, own, { me: caller.subject }, binder, alias) : 'FALSE';
}
