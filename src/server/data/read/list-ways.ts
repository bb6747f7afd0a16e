import { FLOW_WAITING, grows } from '../../../contract/indexes.ts';
import { looksBeyond } from '../../../contract/late.ts';
import { parseCondition } from '../../../contract/conditions/parse.ts';
import { pathOf, type Node } from '../../../contract/conditions/tree.ts';
import type { Work } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Caller } from '../access/caller.ts';
import { principalsFor } from '../flow/flow.ts';
import { treeToSql } from '../expressions/condition-sql.ts';
import { columnOf } from '../fields/kind.ts';
import {
  byNameSql,
  conditionsFor,
  readBeside,
  rowCondition,
  rowOptions,
  scopeSql,
  sharedWorkSql,
  waitingRoles,
  waitsForSql,
} from '../access/scope.ts';
import { openParts } from '../schemas/open-parts.ts';
import type { Binder } from '../sql/sql.ts';

/** With more than these the database spends longer on choosing than it saves. */
const MOST_WAYS = 16;
const MOST_VALUES = 8;

/** Rows as a list's conditions pick them out, and the ways by which the caller reaches them: a row is shown that one of them reaches. */
export interface Ways {
  readonly always: readonly string[];
  /** Those of the list's conditions that the ways do not hold already. */
  readonly conditions: readonly string[];
  readonly each: readonly string[];
}

/**
 * The ways by which a caller reaches the rows of a table that grows, each of which can be read along an index in the order of the list:
 * all at once, the database would look for them through the rows of everybody. Undefined where there is one way alone.
 */
export function waysOf(
  catalog: Catalog,
  entity: EntityModel,
  caller: Caller,
  { works, conditions }: { readonly works: readonly Work[]; readonly conditions: readonly string[] },
  binder: Binder,
): Ways | undefined {
  const isPlain = !caller.isVisitor && caller.share === undefined && caller.ticket === undefined;
  if (!isPlain || entity.file.parent || !grows(catalog.entities, entity)) return undefined;
  const todo = works.length === 1 && works[0] === 'todo';
  if (works.length > 0 && !todo) return undefined;
  if (todo) {
    const each = waitingWays(catalog, entity, caller, binder);
    const always = [rowCondition(entity, FLOW_WAITING, {}, binder, 't')];
    return isFew(each.length) ? { always, conditions, each } : undefined;
  }
  const reached = scopeWays(catalog, entity, caller, binder);
  const split = conditions.find(
    (source) => !looksBeyond(entity.fields, source) && openParts(source) !== undefined,
  );
  const parts = (split === undefined ? undefined : openParts(split)) ?? [];
  const isSplit = isFew(parts.length * Math.max(1, reached.length));
  if (!isSplit) return isFew(reached.length) ? { always: [], conditions, each: reached } : undefined;
  // A caller without ways reaches all rows, or none.
  const scopes = reached.length > 0 ? reached : [scopeSql(catalog, entity, caller, binder, 't')];
  const each = parts.flatMap((part) => {
    const open = rowCondition(entity, part, { me: caller.subject }, binder, 't');
    return scopes.map((way) => `(${way} AND ${open})`);
  });
  return { always: [], conditions: conditions.filter((source) => source !== split), each };
}

const isFew = (ways: number): boolean => ways >= 2 && ways <= MOST_WAYS;

function scopeWays(catalog: Catalog, entity: EntityModel, caller: Caller, binder: Binder): string[] {
  const sources = conditionsFor(entity.file.scope, caller);
  if (sources.includes('true')) return [];
  const own = sources.flatMap((source) => alternatives(entity, source, caller.subject, binder));
  return [...own, ...readBeside(catalog, entity, caller, binder, 't')];
}

/** As `workSql` says it: what waits for the caller by name, and what waits for a role of the caller's among what that role reaches. */
function waitingWays(catalog: Catalog, entity: EntityModel, caller: Caller, binder: Binder): string[] {
  const { flow } = entity;
  const { scope } = entity.file;
  if (!flow || !caller.subject.UserId) return [];
  const free = `${columnOf(entity.fields.get('HandlerUserId')!, 't')} IS NULL`;
  const reached = scopeSql(catalog, entity, caller, binder, 't');
  const byName = byNameSql(catalog, entity, caller, binder, 't').map((name) => `(${name} AND ${reached})`);
  const roles = waitingRoles(entity, caller);
  const byRole = roles.flatMap((role) => {
    const ofRole = `${free} AND ${waitsForSql(entity, role, binder, 't')}`;
    return alternatives(entity, scope[role]!, caller.subject, binder).map((way) => `(${ofRole} AND ${way})`);
  });
  const shared = roles.length === 0 ? [] : [`(${sharedWorkSql(entity, caller, binder, 't')})`];
  const deputed = principalsFor(entity, caller).flatMap(({ subject }) =>
    waitingWays(catalog, entity, { ...caller, subject, principals: [] }, binder),
  );
  return [...byRole, ...shared, ...byName, ...deputed];
}

/** The parts of a condition of which one is enough; of a list of the caller's each value is one. */
function alternatives(entity: EntityModel, source: string, me: Subject, binder: Binder): string[] {
  const tree = parseCondition(source);
  return (tree.kind === 'or' ? tree.items : [tree]).flatMap((part) =>
    subjectsOf(part, me).map((one) => treeToSql(part, source, rowOptions(entity, { me: one }, binder, 't'))),
  );
}

/** The caller with one of the values that a part asks for; the caller as such where it asks for no few. */
function subjectsOf(part: Node, me: Subject): Subject[] {
  const [, name] =
    (part.kind === 'binary' && part.operator === 'in' && /^me\.(\w+)$/.exec(pathOf(part.right) ?? '')) || [];
  const values = name === undefined ? undefined : me[name as keyof Subject];
  if (name === undefined || !Array.isArray(values) || values.length < 2 || values.length > MOST_VALUES)
    return [me];
  return values.map((value) => ({ ...me, [name]: [value] }));
}
