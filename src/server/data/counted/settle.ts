import type { FieldProblem } from '../../../contract/envelope.ts';
import { lateNames, lateRules } from '../../../contract/late.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { rowPaths } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Transaction } from '../database/database.ts';
import type { StoredRow, WriteContext, WrittenRows } from '../module.ts';
import { refuseFields } from '../refusal.ts';
import { ident } from '../sql/sql.ts';
import { decidingNames } from './deciding.ts';
import { keepersOf, type Keeper } from './keepers.ts';
import { judgeLate } from './late-rules.ts';
import { keptOf, workOut } from './work-out.ts';

/** Which fields of a row have changed; undefined: all of them may have. */
type Changed = Set<string> | undefined;

/** Rows that were written, by their entities and Ids. */
type Touched = Map<EntityModel, Map<string, Changed>>;

const waiting = new WeakMap<Transaction, Touched>();

/** So many times may what one row keeps lead on to what another one keeps. */
const MOST_STEPS = 8;

/**
 * Works out what looks beyond the rows that have just been stored, and judges them by it: formulas of the rows themselves, then
 * what other rows keep of them, then the rules. Everything is asked of the database after the write, so that a row counts as
 * what it has become.
 * @throws Refusal when a rule denies what the rows have become
 */
export async function settleStored(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly StoredRow[],
): Promise<void> {
  const touched = waiting.get(context.tx) ?? new Map();
  const moved = await keepAll(context, entity, rows, touched);
  if (isConcerned(entity)) for (const row of rows) note(touched, entity, row);
  if (!waiting.has(context.tx) && (moved || touched.size > 0)) await settle(context, touched);
}

/** The same of rows of which no more is known than their Ids, and which columns a statement wrote; none: all of them. */
export async function settleWritten(
  context: WriteContext,
  { entity, ids, fields }: WrittenRows,
): Promise<void> {
  const keepers = keepersOf(context.engine.catalog, entity.name);
  const isAnyOf = (names: Iterable<string>) =>
    fields.length === 0 || [...names].some((name) => fields.includes(name));
  const isCounted = keepers.some(({ reads }) => isAnyOf([...reads, 'IsDeleted']));
  const isDecided = isConcerned(entity) && isAnyOf(decidingNames(entity));
  if (!isCounted && !isDecided) return;
  const touched = waiting.get(context.tx) ?? new Map();
  const rows = isCounted ? await keysNow(context, entity, keepers, ids) : [];
  await keepAll(context, entity, rows, touched);
  if (isDecided)
    for (const id of ids) put(touched, entity, id, fields.length === 0 ? undefined : new Set(fields));
  if (!waiting.has(context.tx)) await settle(context, touched);
}

/** The same of copies that have followed, of which the rows hold what they were and are: who counted a row by one of them counts it no more. */
export async function settleFollowed(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly { readonly id: string; readonly before: Row; readonly after: Row }[],
): Promise<void> {
  const names = new Set(rows.flatMap(({ after }) => Object.keys(after)));
  const deciding = decidingNames(entity);
  const isDecided = isConcerned(entity) && [...names].some((name) => deciding.has(name));
  const touched = waiting.get(context.tx) ?? new Map();
  const stored = rows.map(({ id, before, after }) => ({
    before: { ...before, Id: id },
    after: { ...after, Id: id },
  }));
  const moved = await keepAll(context, entity, await withKeys(context, entity, stored), touched);
  if (isDecided) for (const row of stored) note(touched, entity, row);
  if (!waiting.has(context.tx) && (moved || isDecided)) await settle(context, touched);
}

/** Several writes are one: what follows from them is worked out once they all stand. */
export async function settleTogether<T>(context: WriteContext, work: () => Promise<T>): Promise<T> {
  if (waiting.has(context.tx)) return work();
  const touched: Touched = new Map();
  waiting.set(context.tx, touched);
  try {
    const result = await work();
    waiting.delete(context.tx);
    await settle(context, touched);
    return result;
  } finally {
    waiting.delete(context.tx);
  }
}

const isConcerned = (entity: EntityModel): boolean =>
  lateNames(entity.fields).size > 0 || lateRules(entity).length > 0;

/**
 * Whether a change of these fields may turn what looks beyond its row. A number that is kept of other rows turns with them, and with
 * a field of its own row that its formula reads: an application that goes on from one approval to the next asks for none.
 */
function isTurning(entity: EntityModel, names: readonly string[]): boolean {
  if (lateRules(entity).length > 0) return true;
  return [...lateNames(entity.fields)].some((name) => {
    const { kept, while: open, value = '' } = entity.fields.get(name)!;
    const paths = rowPaths(value);
    if (names.includes(name) || !kept || open !== undefined || paths.some(({ length }) => length > 1))
      return true;
    return paths.some(([first]) => names.includes(first!));
  });
}

function note(touched: Touched, entity: EntityModel, { before, after }: StoredRow): void {
  if (after === null) return;
  const id = String(after['Id'] ?? before?.['Id']);
  if (before === null) return put(touched, entity, id, undefined);
  const names = Object.keys(after).filter((name) => isOther(before, after, name));
  if (isTurning(entity, names)) put(touched, entity, id, new Set(names));
}

function isOther(before: Row, after: Row, name: string): boolean {
  const from = before[name] ?? null;
  const to = after[name] ?? null;
  return from !== to && JSON.stringify(from) !== JSON.stringify(to);
}

function put(touched: Touched, entity: EntityModel, id: string, changed: Changed): void {
  const rows = touched.get(entity) ?? new Map<string, Changed>();
  touched.set(entity, rows);
  const known = rows.get(id);
  if (rows.has(id) && known === undefined) return;
  rows.set(id, changed === undefined || known === undefined ? changed : new Set([...known, ...changed]));
}

/** Notes the rows that keep something of rows which were written. @returns whether there are any */
async function keepAll(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly StoredRow[],
  touched: Touched,
): Promise<boolean> {
  let found = false;
  for (const keeper of keepersOf(context.engine.catalog, entity.name)) {
    const counted = rows.filter(
      ({ before, after }) =>
        before === null || after === null || keeper.reads.some((name) => isOther(before, after, name)),
    );
    const keys = new Set(
      counted.flatMap(({ before, after }) => [before?.[keeper.key.other], after?.[keeper.key.other]]),
    );
    for (const id of await idsOf(context, keeper, [...keys])) {
      put(touched, keeper.entity, id, new Set());
      found = true;
    }
  }
  return found;
}

/** The rows that the counted ones name by their key. */
async function idsOf(
  { tx }: WriteContext,
  { entity, key: { own } }: Keeper,
  keys: readonly unknown[],
): Promise<string[]> {
  const there = keys.filter((key) => key !== null && key !== undefined);
  if (there.length === 0) return [];
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND t.${ident(own)}::text = ANY($1::text[])`,
    [there.map(String)],
  );
  return rows.map(({ Id }) => Id);
}

/** What the rows name now, as rows that have just come. */
async function keysNow(
  { tx }: WriteContext,
  entity: EntityModel,
  keepers: readonly Keeper[],
  ids: readonly string[],
): Promise<StoredRow[]> {
  const names = [...new Set(keepers.map(({ key }) => key.other))];
  const { rows } = await tx.query<Row>(
    `SELECT ${['Id', ...names.filter((name) => name !== 'Id')].map((name) => `t.${ident(name)}`).join(', ')} FROM ${ident(entity.table)} t WHERE t."Id" = ANY($1)`,
    [ids],
  );
  return rows.map((after) => ({ before: null, after }));
}

/** Rows whose answers were worked out, with what names their keepers: an answer that others count is told to these as well. */
async function withKeys(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  const isRead = (name: string) => rows.some(({ after }) => after !== null && name in after);
  const keepers = keepersOf(context.engine.catalog, entity.name).filter(({ reads }) => reads.some(isRead));
  if (keepers.length === 0) return rows;
  const ids = rows.map(({ after }) => String(after?.['Id']));
  const keys = new Map(
    (await keysNow(context, entity, keepers, ids)).map(({ after }) => [String(after!['Id']), after!]),
  );
  return rows.map(({ before, after }) => {
    const names = keys.get(String(after?.['Id']));
    return { before: before && { ...names, ...before }, after: after && { ...names, ...after } };
  });
}

async function settle(context: WriteContext, touched: Touched): Promise<void> {
  let open: Touched = touched;
  const all: Touched = new Map();
  for (let step = 0; open.size > 0; step += 1) {
    if (step > MOST_STEPS) throw new Error('what rows keep of each other comes to no end');
    const next: Touched = new Map();
    for (const [entity, rows] of inOrder(open)) {
      const [own, kept] = [true, false].map((isOwn) =>
        [...rows].flatMap(([id, changed]) => (isWritten(changed) === isOwn ? [id] : [])).sort(),
      );
      const stored = [
        ...(await workOut(context, entity, own!)),
        ...(await workOut(context, entity, kept!, keptOf(entity))),
      ];
      for (const [id, changed] of rows) put(all, entity, id, changed);
      for (const row of stored) note(all, entity, row);
      await keepAll(context, entity, await withKeys(context, entity, stored), next);
    }
    open = next;
  }
  const problems: FieldProblem[] = [];
  for (const [entity, rows] of inOrder(all)) problems.push(...(await judgeLate(context, entity, rows)));
  if (problems.length > 0) throw refuseFields(problems);
}

/** Whether a row was written itself, in place of one that keeps something of others. */
const isWritten = (changed: Changed): boolean => changed === undefined || changed.size > 0;

/** Everybody takes the rows of several entities in one order, so that nobody waits for somebody who waits. */
const inOrder = (touched: Touched) => [...touched].sort(([a], [b]) => (a.name < b.name ? -1 : 1));
