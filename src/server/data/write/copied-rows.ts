import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { addRows } from './bulk-write.ts';
import { runHooks } from './hooks.ts';
import { comparedSql, comparedValue } from '../sql/folded-sql.ts';
import type { WriteContext } from '../module.ts';
import { refuse } from '../refusal.ts';
import { newId } from './row-store.ts';
import { defaultsOf } from './row-rules.ts';
import { ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/** A row that is copied with what hangs on it. */
export interface OwnerCopy {
  readonly owner: EntityModel;
  readonly row: Row;
  /** What the copy says in place of the row. */
  readonly values: Row;
  /** Dates and times of the row that move with the copy. */
  readonly moving: readonly string[];
  /** What a date or time becomes that moves with the copy. */
  readonly later: (moment: string) => string;
  /** Stands behind a name that only one row may have, such as the grade of the copy. */
  readonly mark: string;
  readonly enCode: string;
}

/** Values that belong to one row: files, and texts that the server draws for the copy anew. */
const isOwn = ({ type, random }: FieldModel): boolean =>
  type === 'file' || type === 'image' || random !== undefined;

/**
 * Copies a row and the rows that hang on it (`copied` in the files of their entities). References among them lead to the copies;
 * codes and names that only one row may have are new ones; files stay with the row that has them, and so do texts that the server
 * draws. What the server alone sets of the row itself begins anew. @returns the Id of the copy
 * @throws Refusal where there is a row already that the copy would repeat
 */
export async function copyRow(context: WriteContext, copy: OwnerCopy): Promise<string> {
  const { owner, row, values, moving, enCode } = copy;
  const Id = newId();
  const own: Row = { ...written(owner, row), ...moved(row, moving, copy), ...values, Id };
  await requireOther(context, owner, own);
  await runHooks('beforeSave', { ...context, entity: owner, row: own, before: null, enCode });
  await addRows(context, owner, [own], enCode);
  await copyRowsOf(context, copy, Id);
  return Id;
}

/** What people may write of a row, as a new row of its own begins. */
function written(entity: EntityModel, row: Row): Row {
  const { Id: _own, ...all } = kept(entity, row);
  const names = Object.keys(all).filter((name) => !entity.fields.get(name)?.readonly);
  return { ...defaultsOf(entity), ...Object.fromEntries(names.map((name) => [name, all[name]])) };
}

/** The key of several fields tells what the copy repeats, before a name does that follows from them. */
async function requireOther({ tx }: WriteContext, { file, table }: EntityModel, row: Row): Promise<void> {
  for (const names of file.unique ?? []) {
    const same = names.map((name, at) => `t.${ident(name)} = $${at + 1}`);
    const { rowCount } = await tx.query(
      `SELECT 1 FROM ${ident(table)} t WHERE ${same.join(' AND ')} AND t."IsDeleted" = 0 LIMIT 1`,
      names.map((name) => row[name]),
    );
    if (rowCount > 0) throw refuse(file.uniqueMessage ?? '相同的记录已存在');
  }
}

async function copyRowsOf(context: WriteContext, copy: OwnerCopy, to: string): Promise<void> {
  const entities = [...context.engine.catalog.entities.values()].filter(
    ({ file }) => file.copied?.with === copy.owner.name,
  );
  const ids = new Map<string, string>();
  const copied: { entity: EntityModel; rows: Row[] }[] = [];
  for (const entity of entities) {
    const { by, later } = entity.file.copied!;
    const rows = await rowsOf(context, entity, by, String(copy.row['Id']));
    for (const row of rows) ids.set(String(row['Id']), newId());
    const changed = rows.map((row) => ({
      ...kept(entity, row),
      ...moved(row, later ?? [], copy),
      [by]: to,
    }));
    for (const field of entity.fields.values())
      if (field.unique && field.type === 'text' && !field.implicit)
        await renew(context, entity, field, changed, copy);
    copied.push({ entity, rows: changed });
  }
  for (const { entity, rows } of copied) {
    const linked = rows.map((row) => relinked(entity, row, ids));
    if (linked.length > 0) await addRows(context, entity, linked, copy.enCode);
  }
}

async function rowsOf({ tx }: WriteContext, entity: EntityModel, by: string, owner: string): Promise<Row[]> {
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t.${ident(by)} = $1 AND t."IsDeleted" = 0 ORDER BY t."Id"`,
    [owner],
  );
  return answer.rows;
}

function kept(entity: EntityModel, row: Row): Row {
  const fields = [...entity.fields.values()].filter(
    (field) => (field.name === 'Id' || !field.implicit) && !isDerived(field) && !isOwn(field),
  );
  return Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? null]));
}

const moved = (row: Row, names: readonly string[], { later }: OwnerCopy): Row =>
  Object.fromEntries(
    names.map((name) => [name, typeof row[name] === 'string' ? later(String(row[name])) : null]),
  );

function relinked(entity: EntityModel, row: Row, ids: ReadonlyMap<string, string>): Row {
  const linked = { ...row };
  for (const { name, type } of entity.fields.values()) {
    const value = row[name];
    const mayName = type === 'ref' || name === 'Id';
    if (mayName && typeof value === 'string') linked[name] = ids.get(value) ?? value;
    else if (type === 'refs' && Array.isArray(value))
      linked[name] = value.map((id) => ids.get(String(id)) ?? id);
  }
  return linked;
}

const NUMBERED = /^(.*?)(\d+)$/;

/** Gives rows another code or name: the next numbers where a pattern asks for one, else the name with the mark behind it. */
async function renew(
  { tx }: WriteContext,
  entity: EntityModel,
  field: FieldModel,
  rows: readonly Row[],
  { mark }: OwnerCopy,
): Promise<void> {
  const named = rows.filter((row) => typeof row[field.name] === 'string');
  const column = ident(field.name);
  const where = `FROM ${ident(entity.table)} WHERE "IsDeleted" = 0 AND ${column}`;
  const highest = new Map<string, number>();
  for (const row of named) {
    const text = String(row[field.name]);
    const parts = field.pattern === undefined ? null : NUMBERED.exec(text);
    if (!parts) {
      const most = (field.length ?? text.length + mark.length) - mark.length;
      row[field.name] = `${[...text].slice(0, most).join('')}${mark}`;
      continue;
    }
    const [, letters = '', digits = ''] = parts;
    if (!highest.has(letters)) {
      const answer = await tx.query<{ n: string | null }>(
        `SELECT max(substr(${column}, $1::int)::numeric)::text AS n ${where} ~ $2`,
        [letters.length + 1, `^${letters.replace(/[^0-9A-Za-z]/g, '\\$&')}[0-9]+$`],
      );
      highest.set(letters, Number(answer.rows[0]?.n ?? 0));
    }
    const next = highest.get(letters)! + 1;
    highest.set(letters, next);
    row[field.name] = `${letters}${String(next).padStart(digits.length, '0')}`;
    if (String(next).length > digits.length) throw refuse(`${entity.title}的${field.title}已用完，请先整理`);
  }
  const wanted = named.map((row) => comparedValue(field, row[field.name]));
  const taken = await tx.query<{ name: string }>(
    `SELECT ${column} AS name FROM ${ident(entity.table)}
     WHERE "IsDeleted" = 0 AND ${comparedSql(field, column)} = ANY($1::text[]) LIMIT 1`,
    [wanted],
  );
  const [first] = taken.rows;
  if (first) throw refuse(`${entity.title}「${first.name}」已存在，请先改名`);
}
