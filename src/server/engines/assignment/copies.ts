import { withUniqueText } from '../../data/write/row-store.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { addAudit } from '../../data/write/bulk-write.ts';
import { settleFollowed } from '../../data/counted/settle.ts';
import { countsChanged } from '../../data/read/count.ts';
import { asFollowing } from '../../data/tables/journal.ts';
import type { WriteContext } from '../../data/module.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident, prepared } from '../../data/sql/sql.ts';
import { workOutFollowed } from './formulas.ts';
import { copySql, liveSql, sourceSql, today } from './live.ts';
import { followPlan, type Copy, type Source } from './plan.ts';
import { endRows, lockedRows } from './posts.ts';

/** Which rows `t` of a copy's entity are looked at; undefined: none. */
export type Narrowing = ((binder: Binder) => string) | undefined;

export const byIds = (ids: readonly string[]): Narrowing =>
  ids.length === 0 ? undefined : (binder) => `t."Id" = ANY(${binder.bind(ids)}::text[])`;

const bySource =
  ({ ref, by, entity }: Source, ids: readonly string[]): Narrowing =>
  (binder) => {
    const bound = `${binder.bind(ids)}::text[]`;
    return by === undefined
      ? `t.${ident(ref)} = ANY(${bound})`
      : `t."Id" IN (SELECT s.${ident(by)} FROM ${ident(entity.table)} s WHERE s."Id" = ANY(${bound}))`;
  };

/** A row whose copies were not what they ought to be. */
export interface Followed {
  readonly id: string;
  readonly before: Row;
  readonly after: Row;
}

/**
 * Sets copies that stand together to what they ought to say, in one statement, and then all that is read from them. Rows
 * whose copies people can type count as changed, so that a form that was opened before is not stored over them; new ones,
 * which nobody has seen, do not.
 */
export async function follow(
  context: WriteContext,
  copies: readonly Copy[],
  narrow: Narrowing,
  enCode: string,
  areNew = false,
): Promise<readonly Followed[]> {
  const [first] = copies;
  if (!first || !narrow) return [];
  // No assignment is to a new row yet.
  if (!areNew) for (const copy of copies) await dropNeedless(context, copy, narrow, enCode);
  const followed = await setCopies(context, first.entity, copies, narrow, areNew);
  if (followed.length === 0) return followed;
  countsChanged(first.entity);
  if (!areNew && !first.quiet) await note(context, first.entity, followed, enCode);
  const read = await followBeside(context, copies, followed, enCode, areNew);
  await spread(context, first.entity, followed, enCode);
  const worked = await workOutFollowed(context, first.entity, followed);
  // What looks beyond a new row is worked out once the row and all its copies stand.
  if (!areNew) await settleFollowed(context, first.entity, followed);
  return [...followed, ...read, ...worked];
}

/** Copies of the same rows that are read from what has just followed: the college of a student whose major did. */
async function followBeside(
  context: WriteContext,
  copies: readonly Copy[],
  followed: readonly Followed[],
  enCode: string,
  areNew: boolean,
): Promise<Followed[]> {
  const { entity } = copies[0]!;
  const set = new Set(copies.map(({ field }) => field.name));
  const beside = (followPlan(context.engine.catalog).copiesIn.get(entity) ?? []).filter(
    (copy) => !copies.includes(copy) && copy.own.some((name) => set.has(name)),
  );
  const found: Followed[] = [];
  for (const group of together(beside)) {
    const read = new Set(group.flatMap(({ own }) => own.filter((name) => set.has(name))));
    const ids = followed.filter((row) => [...read].some((name) => isChanged(row, name))).map(({ id }) => id);
    found.push(...(await follow(context, group, byIds(ids), enCode, areNew)));
  }
  return found;
}

/**
 * Copies that one statement can set, in the order in which the statements have to run: those of posts stand alone, because
 * each ends assignments of its own, and what is read from another copy of the row comes after it.
 */
export function together(copies: readonly Copy[]): Copy[][] {
  const groups = new Map<string, Copy[]>();
  for (const copy of copies) {
    const key = JSON.stringify([
      copy.entity.name,
      copy.open ?? '',
      copy.quiet,
      copy.held ? copy.field.name : '',
    ]);
    groups.set(key, [...(groups.get(key) ?? []), copy]);
  }
  return [...groups.values()].flatMap(inTurn);
}

function inTurn(group: readonly Copy[]): Copy[][] {
  const names = new Set(group.map(({ field }) => field.name));
  const waits = ({ own, field }: Copy) => own.some((name) => name !== field.name && names.has(name));
  const later = group.filter(waits);
  return later.length === 0 || later.length === group.length
    ? [[...group]]
    : [group.filter((copy) => !waits(copy)), ...inTurn(later)];
}

async function setCopies(
  { tx, now }: WriteContext,
  entity: EntityModel,
  copies: readonly Copy[],
  narrow: NonNullable<Narrowing>,
  areNew: boolean,
): Promise<Followed[]> {
  const binder = new Binder();
  // Bound only where it is used: a value that no SQL names is refused by the database.
  const day = copies.some(({ held }) => held) ? `${binder.bind(now.slice(0, 10))}::date` : 'NULL';
  const table = ident(entity.table);
  const columns = copies.map(
    (copy, at) => `t.${ident(copy.field.name)} AS was${at}, ${copySql(copy, binder, day)} AS is${at}`,
  );
  const { open, quiet } = copies[0]!;
  const isOpen = open === undefined ? 'TRUE' : rowCondition(entity, open, { now }, binder, 't');
  const differs = copies.map((_, at) => `w.was${at} IS DISTINCT FROM w.is${at}`).join(' OR ');
  const values = copies.map((copy, at) => `${ident(copy.field.name)} = w.is${at}`).join(', ');
  const touched =
    areNew || quiet ? '' : `, "Version" = t."Version" + 1, "UpdateDate" = ${binder.bind(now)}::timestamptz`;
  const told = copies.map((_, at) => `w.was${at}, w.is${at}`).join(', ');
  const text = `WITH w AS MATERIALIZED (SELECT t."Id" AS id, ${columns.join(', ')} FROM ${table} t
       WHERE t."IsDeleted" = 0 AND ${narrow(binder)} AND ${isOpen})
     UPDATE ${table} t SET ${values}${touched} FROM w WHERE t."Id" = w.id AND (${differs}) RETURNING t."Id", ${told}`;
  const set = () => prepared<Row>(tx, text, binder.values);
  const answer = await withUniqueText(entity, () => (touched === '' ? set() : asFollowing(tx, set)));
  return answer.rows.map((row) => {
    const of = (kind: string) =>
      Object.fromEntries(copies.map(({ field }, at) => [field.name, row[`${kind}${at}`] ?? null]));
    return { id: String(row['Id']), before: of('was'), after: of('is') };
  });
}

/** How many rows have a copy that is not what it ought to be, of copies that stand together. */
export async function countWrong(
  { tx, now }: WriteContext,
  copies: readonly Copy[],
): Promise<readonly { readonly copy: Copy; readonly rows: number }[]> {
  const [{ entity, open }] = copies as [Copy];
  const binder = new Binder();
  const day = copies.some(({ held }) => held) ? `${binder.bind(now.slice(0, 10))}::date` : 'NULL';
  const counts = copies.map(
    (copy, at) =>
      `count(*) FILTER (WHERE t.${ident(copy.field.name)} IS DISTINCT FROM ${copySql(copy, binder, day)})::int AS wrong${at}`,
  );
  const isOpen = open === undefined ? 'TRUE' : rowCondition(entity, open, { now }, binder, 't');
  const { rows } = await tx.query<Record<string, number>>(
    `SELECT ${counts.join(', ')} FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${isOpen}`,
    binder.values,
  );
  return copies
    .map((copy, at) => ({ copy, rows: rows[0]?.[`wrong${at}`] ?? 0 }))
    .filter((one) => one.rows > 0);
}

async function note(
  context: WriteContext,
  entity: EntityModel,
  followed: readonly Followed[],
  enCode: string,
): Promise<void> {
  const { caller } = context;
  await addAudit(
    context,
    followed.map((row) => ({ caller, entry: { entity, enCode, ...row } })),
  );
}

/** Brings the copies up that are read from fields which have changed. */
export async function spread(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly Followed[],
  enCode: string,
): Promise<void> {
  const changed = (read: readonly string[]) =>
    rows.filter((row) => read.some((name) => isChanged(row, name))).map(({ id }) => id);
  await spreadFrom(context, entity, changed, enCode);
}

/**
 * Brings up the copies that are read from rows of an entity.
 * @param changed the rows of which any of these fields has changed
 */
export async function spreadFrom(
  context: WriteContext,
  entity: EntityModel,
  changed: (read: readonly string[]) => readonly string[],
  enCode: string,
): Promise<void> {
  const ways = new Map<string, { source: Source; copies: Set<Copy>; ids: Set<string> }>();
  for (const { copy, source } of followPlan(context.engine.catalog).readFrom.get(entity.name) ?? []) {
    const read = source.by === undefined ? [source.field] : [source.field, source.by];
    const ids = changed(read);
    if (ids.length === 0) continue;
    const key = JSON.stringify([
      copy.entity.name,
      source.ref,
      source.by ?? '',
      copy.held ? copy.field.name : '',
    ]);
    const way = ways.get(key) ?? { source, copies: new Set(), ids: new Set() };
    ways.set(key, way);
    way.copies.add(copy);
    for (const id of ids) way.ids.add(id);
  }
  for (const { source, copies, ids } of ways.values())
    for (const group of together([...copies]))
      await follow(context, group, bySource(source, [...ids]), enCode);
}

/** Whether a field was another one before. */
export const isChanged = ({ before, after }: Followed, field: string): boolean =>
  differs(field, before, after);

/** Whether two states of a row say something else in a field, of a list whether they hold something else. */
export function differs(field: string, before: Row | null, after: Row | null): boolean {
  const [was, is] = [before?.[field] ?? null, after?.[field] ?? null];
  return was !== is && (typeof was !== 'object' || JSON.stringify(was) !== JSON.stringify(is));
}

/** An assignment to a row ends that says what the row's source says by now: it was an exception, and is none. */
async function dropNeedless(
  context: WriteContext,
  copy: Copy,
  narrow: NonNullable<Narrowing>,
  enCode: string,
): Promise<void> {
  const { held, sources } = copy;
  if (!held || sources.length === 0) return;
  const { by, post, target } = held;
  const binder = new Binder();
  const day = `${binder.bind(today(context))}::date`;
  const answer = await context.tx.query<{ Id: string }>(
    `SELECT a."Id" FROM ${ident(copy.entity.table)} t JOIN ${ident(by.entity.table)} a ON a.${ident(target)} = t."Id"
     WHERE ${narrow(binder)} AND a.${ident(by.post)} = ${binder.bind(post)} AND ${liveSql(by, 'a', day)}
       AND a.${ident(by.person)} = ${sourceSql(copy)}`,
    binder.values,
  );
  const rows = await lockedRows(
    context,
    by,
    answer.rows.map(({ Id }) => Id),
  );
  await endRows(context, by, rows, today(context), enCode);
}
