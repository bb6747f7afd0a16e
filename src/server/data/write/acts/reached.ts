import { compileCondition } from '../../../../contract/conditions/condition.ts';
import type { OtherChange } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../../../contract/rules.ts';
import { lockRows } from '../bulk-write.ts';
import { entityOf, type KnownAction } from '../../entities.ts';
import type { WriteContext } from '../../module.ts';
import { rowCondition } from '../../access/scope.ts';
import { Binder, ident } from '../../sql/sql.ts';
import { wireColumns } from '../../sql/wire-columns.ts';

/** The row that an action runs on, and what was typed for it. */
export interface Acted {
  readonly row: Row;
  readonly params: Row;
  /** The row as it was before it was edited or set. */
  readonly was?: Row;
}

/** What formulas of an action are given. */
export const namesOf = ({ caller, now }: WriteContext, { row, params, was }: Acted) => ({
  row,
  params,
  was: was ?? row,
  me: caller.subject,
  now,
});

/** What an action changes of other entities, by itself or by taking back what another one did. */
export interface Reach {
  readonly change: OtherChange;
  /** What was added is taken away. */
  readonly back: boolean;
}

/** The changes that an action brings about, those that it takes back first. */
export function reachesOf({ entity, action }: Pick<KnownAction, 'entity' | 'action'>): Reach[] {
  const undone = entity.actions.get(action.undoes ?? '')?.changes ?? [];
  return [
    ...undone.map((change) => ({ change, back: true })),
    ...(action.changes ?? []).map((change) => ({ change, back: false })),
  ];
}

/** Whether an action brings about anything beyond its own row. */
export const isReachingOthers = (known: Pick<KnownAction, 'entity' | 'action'>): boolean =>
  reachesOf(known).length > 0 || known.action.makes !== undefined;

/** Whether a change or a made row takes part. */
export const isDue = (context: WriteContext, when: string | undefined, acted: Acted): boolean =>
  when === undefined || compileCondition(when).test(namesOf(context, acted));

/** The Id of the one row that a change leads to; undefined where it says which rows by a condition. */
export function throughOf({ through }: OtherChange, { row, params }: Acted): string | undefined {
  return through === undefined ? undefined : String(params[through] ?? row[through] ?? '');
}

/** Ids of the rows that a change is about, as they stand, not locked. */
async function idsOf(context: WriteContext, change: OtherChange, acted: Acted): Promise<string[]> {
  const id = throughOf(change, acted);
  if (id !== undefined) return id === '' ? [] : [id];
  const entity = entityOf(context.engine, change.entity);
  const binder = new Binder();
  const holds = rowCondition(entity, change.where!, namesOf(context, acted), binder, 't', 'x');
  const answer = await context.tx.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${holds} ORDER BY t."Id"`,
    binder.values,
  );
  return answer.rows.map(({ Id }) => Id);
}

/** The rows of a change, locked, each as it is behind the lock. */
export async function lockedRows(
  context: WriteContext,
  change: OtherChange,
  acted: Acted,
): Promise<Map<string, Row>> {
  const entity = entityOf(context.engine, change.entity);
  const id = throughOf(change, acted);
  if (id !== undefined) return lockRows(context, entity, id === '' ? [] : [id]);
  const binder = new Binder();
  const holds = rowCondition(entity, change.where!, namesOf(context, acted), binder, 't', 'x');
  const answer = await context.tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${holds}
     ORDER BY t."Id" LIMIT ${(change.most ?? 500) + 1} FOR UPDATE`,
    binder.values,
  );
  return new Map(answer.rows.map((row) => [String(row['Id']), row]));
}

/**
 * Locks the rows that an action runs on together with those that it reaches, entity by entity and Id by Id: two acts that want
 * the same rows wait for each other in a line and never in a ring. What decides is read again behind the lock.
 */
export async function lockReached(
  context: WriteContext,
  known: KnownAction,
  ids: readonly string[],
  typed: Acted,
): Promise<void> {
  if (reachesOf(known).length === 0) return;
  const stored = await storedRows(context, known, ids);
  const acted =
    ids.length === 0 ? [typed] : stored.map((was) => ({ ...typed, row: { ...was, ...typed.row }, was }));
  await lockActed(context, known, ids, acted);
}

/** The same for rows that are known already, such as those of an import. */
export async function lockActed(
  context: WriteContext,
  known: KnownAction,
  ids: readonly string[],
  rows: readonly Acted[],
): Promise<void> {
  const reaches = reachesOf(known);
  const wanted = new Map<string, Set<string>>([[known.entity.name, new Set(ids)]]);
  for (const acted of reaches.length === 0 ? [] : rows)
    for (const { change } of reaches) {
      const found = await idsOf(context, change, acted);
      const known = wanted.get(change.entity) ?? new Set();
      wanted.set(change.entity, new Set([...known, ...found]));
    }
  for (const name of [...wanted.keys()].sort()) {
    const some = [...wanted.get(name)!];
    if (some.length === 0) continue;
    await context.tx.query(
      `SELECT 1 FROM ${ident(entityOf(context.engine, name).table)} t WHERE t."Id" = ANY($1) ORDER BY t."Id" FOR UPDATE`,
      [some],
    );
  }
}

async function storedRows(
  { tx }: WriteContext,
  { entity }: KnownAction,
  ids: readonly string[],
): Promise<Row[]> {
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = ANY($1)`,
    [ids],
  );
  return answer.rows;
}
