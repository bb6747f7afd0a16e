import type { Row } from '../../../contract/rules.ts';
import { addRows, changeRows, lockRows } from '../../data/write/bulk-write.ts';
import type { StoredRow, StoredRows, WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { liveSql, sourceSql, today } from './live.ts';
import type { Assigning, Copy } from './plan.ts';

type Held = NonNullable<Copy['held']>;

/** Stored assignments by their Ids, locked. */
export async function lockedRows(
  context: WriteContext,
  { entity }: Assigning,
  ids: readonly string[],
): Promise<Row[]> {
  return ids.length === 0 ? [] : [...(await lockRows(context, entity, ids)).values()];
}

/** Ends assignments on a day, which is the first one without them; one that has not begun by then never was. */
export async function endRows(
  context: WriteContext,
  { entity, from, to }: Assigning,
  rows: readonly Row[],
  day: string,
  enCode: string,
): Promise<number> {
  const ended = rows.filter((row) => row[to] === null || String(row[to]) > day);
  const changes = ended.map((before) => ({
    before,
    after: String(before[from]) >= day ? { ...before, IsDeleted: 1 } : { ...before, [to]: day },
  }));
  await changeRows(context, entity, changes, enCode);
  return changes.length;
}

/** To write a copy of who holds a post is to write the assignment; to move a row elsewhere ends what was its own. */
export async function writeThrough(context: WriteContext, copy: Copy, stored: StoredRows): Promise<void> {
  const { held } = copy;
  if (!held) return;
  const written = stored.rows.filter((row) => isWritten(copy, row, stored.named));
  const moved = stored.rows.filter((row) => !written.includes(row) && isMoved(copy, row));
  if (written.length + moved.length === 0) return;
  const elsewhere = await saidElsewhere(context, copy, written);
  const wanted = new Map<string, string | null>();
  for (const { after } of moved) wanted.set(String(after!['Id']), null);
  for (const { after } of written) {
    const id = String(after!['Id']);
    const person = after![copy.field.name] ?? null;
    const isNeeded = person !== null && person !== elsewhere.get(id);
    wanted.set(id, isNeeded ? String(person) : null);
  }
  await assign(context, held, wanted, stored.enCode);
}

function isWritten(
  { field: { name } }: Copy,
  { before, after }: StoredRow,
  named: readonly string[] = [],
): boolean {
  if (!after) return false;
  return named.includes(name) || (before?.[name] ?? null) !== (after[name] ?? null);
}

/** Whether the row has another source than before. */
export function isMoved({ own }: Copy, { before, after }: StoredRow): boolean {
  return Boolean(before && after) && own.some((name) => (before![name] ?? null) !== (after![name] ?? null));
}

async function saidElsewhere(
  { tx }: WriteContext,
  copy: Copy,
  rows: readonly StoredRow[],
): Promise<Map<string, unknown>> {
  if (copy.sources.length === 0 || rows.length === 0) return new Map();
  const answer = await tx.query<{ Id: string; said: unknown }>(
    `SELECT t."Id", ${sourceSql(copy)} AS said FROM ${ident(copy.entity.table)} t WHERE t."Id" = ANY($1)`,
    [rows.map(({ after }) => after!['Id'])],
  );
  return new Map(answer.rows.map(({ Id, said }) => [Id, said]));
}

/**
 * Has each target held by the wanted person from today on, by nobody where that is null: what was live ends, what is
 * planned for later stays and ends what begins now.
 */
export async function assign(
  context: WriteContext,
  { by, post, target }: Held,
  wanted: ReadonlyMap<string, string | null>,
  enCode: string,
): Promise<void> {
  const day = today(context);
  const { live, planned } = await present(context, { by, post, target }, [...wanted.keys()]);
  const over = live.filter((row) => row[by.person] !== wanted.get(String(row[target])));
  const kept = new Set(live.filter((row) => !over.includes(row)).map((row) => String(row[target])));
  const begun = [...wanted].flatMap(([id, person]) =>
    person === null || kept.has(id)
      ? []
      : [
          {
            [by.person]: person,
            [target]: id,
            [by.post]: post,
            [by.from]: day,
            [by.to]: planned.get(id) ?? null,
          },
        ],
  );
  // The next one begins before the last one ends, so that nobody is without a holder in between.
  if (begun.length > 0) await addRows(context, by.entity, begun, enCode);
  await endRows(context, by, over, day, enCode);
}

async function present(
  context: WriteContext,
  { by, post, target }: Held,
  ids: readonly string[],
): Promise<{ live: Row[]; planned: Map<string, string> }> {
  const binder = new Binder();
  const day = `${binder.bind(today(context))}::date`;
  const begins = `a.${ident(by.from)}`;
  const answer = await context.tx.query<{ Id: string; target: string; live: boolean; begins: string }>(
    `SELECT a."Id", a.${ident(target)} AS target, (${liveSql(by, 'a', day)}) AS live, to_char(${begins}, 'YYYY-MM-DD') AS begins
     FROM ${ident(by.entity.table)} a WHERE a."IsDeleted" = 0 AND a.${ident(target)} = ANY(${binder.bind(ids)}::text[])
       AND a.${ident(by.post)} = ${binder.bind(post)} AND (${liveSql(by, 'a', day)} OR ${begins} > ${day}) ORDER BY ${begins} DESC`,
    binder.values,
  );
  const isLive = answer.rows.filter((row) => row.live).map(({ Id }) => Id);
  const planned = new Map<string, string>();
  for (const row of answer.rows) if (!row.live) planned.set(row.target, row.begins);
  return { live: await lockedRows(context, by, isLive), planned };
}
