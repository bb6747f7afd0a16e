import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { addAudit } from '../../data/bulk-write.ts';
import { countsChanged } from '../../data/count.ts';
import { asFollowing } from '../../data/journal.ts';
import type { WriteContext } from '../../data/module.ts';
import { rowCondition } from '../../data/scope.ts';
import { Binder, ident } from '../../data/sql.ts';
import { copySql, liveSql, sourceSql, today } from './live.ts';
import { followPlan, type Copy } from './plan.ts';
import { endRows, lockedRows } from './posts.ts';

/** Which rows `t` of a copy's entity are looked at. */
export type Narrowing = (binder: Binder) => string;

export const byIds =
  (ids: readonly string[]): Narrowing =>
  (binder) =>
    `t."Id" = ANY(${binder.bind(ids)}::text[])`;

const byRef =
  (ref: string, ids: readonly string[]): Narrowing =>
  (binder) =>
    `t.${ident(ref)} = ANY(${binder.bind(ids)}::text[])`;

/** A row whose copies were not what they ought to be. */
export interface Followed {
  readonly id: string;
  readonly before: Row;
  readonly after: Row;
}

/**
 * Sets copies of one entity to what they ought to say, in one statement, and then all that is read from them. Their rows
 * count as changed, so that a form that was opened before is not stored over them; new ones, which nobody has seen, do not.
 */
export async function follow(
  context: WriteContext,
  copies: readonly Copy[],
  narrow: Narrowing,
  enCode: string,
  areNew = false,
): Promise<readonly Followed[]> {
  const [first] = copies;
  if (!first) return [];
  for (const copy of copies) await dropNeedless(context, copy, narrow, enCode);
  const followed = await setCopies(context, first.entity, copies, narrow, areNew);
  if (followed.length === 0) return followed;
  countsChanged(first.entity);
  if (!areNew) await note(context, first.entity, followed, enCode);
  await spread(context, first.entity, followed, enCode);
  return followed;
}

async function setCopies(
  { tx, now }: WriteContext,
  entity: EntityModel,
  copies: readonly Copy[],
  narrow: Narrowing,
  areNew: boolean,
): Promise<Followed[]> {
  const binder = new Binder();
  // Bound only where it is used: a value that no SQL names is refused by the database.
  const day = copies.some(({ held }) => held) ? `${binder.bind(now.slice(0, 10))}::date` : 'NULL';
  const table = ident(entity.table);
  const columns = copies.map(
    (copy, at) => `t.${ident(copy.field.name)} AS was${at}, ${copySql(copy, binder, day)} AS is${at}`,
  );
  const { open } = copies[0]!;
  const isOpen = open === undefined ? 'TRUE' : rowCondition(entity, open, {}, binder, 't');
  const differs = copies.map((_, at) => `w.was${at} IS DISTINCT FROM w.is${at}`).join(' OR ');
  const values = copies.map((copy, at) => `${ident(copy.field.name)} = w.is${at}`).join(', ');
  const touched = areNew
    ? ''
    : `, "Version" = t."Version" + 1, "UpdateDate" = ${binder.bind(now)}::timestamptz`;
  const told = copies.map((_, at) => `w.was${at}, w.is${at}`).join(', ');
  const text = `WITH w AS MATERIALIZED (SELECT t."Id" AS id, ${columns.join(', ')} FROM ${table} t
       WHERE t."IsDeleted" = 0 AND ${narrow(binder)} AND ${isOpen})
     UPDATE ${table} t SET ${values}${touched} FROM w WHERE t."Id" = w.id AND (${differs}) RETURNING t."Id", ${told}`;
  const answer = await asFollowing(tx, () => tx.query<Row>(text, binder.values));
  return answer.rows.map((row) => {
    const of = (kind: string) =>
      Object.fromEntries(copies.map(({ field }, at) => [field.name, row[`${kind}${at}`] ?? null]));
    return { id: String(row['Id']), before: of('was'), after: of('is') };
  });
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
  const groups = new Map<string, { copies: Copy[]; ref: string; ids: Set<string> }>();
  for (const copy of followPlan(context.engine.catalog).copies)
    for (const { ref, entity: from, field } of copy.sources) {
      if (from !== entity) continue;
      const ids = rows.filter((row) => isChanged(row, field)).map(({ id }) => id);
      if (ids.length === 0) continue;
      const key = JSON.stringify([copy.entity.name, ref, copy.open ?? '', copy.held ? copy.field.name : '']);
      const group = groups.get(key) ?? { copies: [], ref, ids: new Set() };
      groups.set(key, group);
      group.copies.push(copy);
      for (const id of ids) group.ids.add(id);
    }
  for (const { copies, ref, ids } of groups.values())
    await follow(context, copies, byRef(ref, [...ids]), enCode);
}

const isChanged = ({ before, after }: Followed, field: string): boolean =>
  (before[field] ?? null) !== (after[field] ?? null);

/** An assignment to a row ends that says what the row's source says by now: it was an exception, and is none. */
async function dropNeedless(
  context: WriteContext,
  copy: Copy,
  narrow: Narrowing,
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
