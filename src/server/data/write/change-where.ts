import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { insertAudit } from './bulk-write.ts';
import { entityOf } from '../entities.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { storedFields } from '../fields/stored.ts';
import type { WriteContext } from '../module.ts';
import { runAfterStore, runAfterWritten } from './hooks.ts';
import { withUniqueText } from './row-store.ts';
import { ident, prepared } from '../sql/sql.ts';
import { assignmentsOf, clausesOf, targetOf, type Assignment } from '../sql/statement.ts';
import { requireWritable, type Writing } from './writing.ts';

/** What a set of rows was written, and what its RETURNING answered. */
export interface Written<Answer> {
  readonly rows: Answer[];
  readonly count: number;
}

/**
 * The write door for a set of rows: `UPDATE "Table" t SET ... [FROM ...] WHERE ... [RETURNING ...]` over an entity. Rows that are
 * deleted stay as they are, versions rise, the time of the change is noted, and what follows from the rows follows, each as
 * `how` says. An act is written in parts, so that a school's rows never stand in memory together; its old values are read under
 * the lock that the change takes, on every version of the database, and its RETURNING is asked of the rows as they were.
 */
export async function changeWhere<Answer extends object = Row>(
  context: WriteContext,
  entityName: string,
  text: string,
  given: readonly unknown[],
  how: Writing,
): Promise<Written<Answer>> {
  const entity = entityOf(context.engine, entityName);
  const change = changeOf(context, entity, text, how);
  const values = sealed(change, given);
  if (how.as === 'act') return act(context, change, values, how);
  const sql = recordSql(change, how);
  const answer = await withUniqueText(entity, () =>
    how.name === undefined
      ? prepared<Row>(context.tx, sql, values)
      : context.tx.query<Row>(sql, values, how.name),
  );
  const ids = answer.rows.map(({ door_id }) => String(door_id));
  await runAfterWritten(context, {
    entity,
    ids,
    fields: change.set.map(({ name }) => name),
    enCode: '',
  });
  return {
    rows: answer.rows.map((row) => answered<Answer>(row)),
    count: ids.length,
  };
}

/** The parts of a change. */
interface Change extends ReadText {
  readonly entity: EntityModel;
  readonly fields: readonly FieldModel[];
}

function changeOf({ engine }: WriteContext, entity: EntityModel, text: string, how: Writing): Change {
  const read = readText(text);
  if (read?.table !== entity.table) throw new Error(`no change of ${entity.name}: ${text}`);
  const names = read.set.map(({ name }) => name);
  return { ...read, entity, fields: requireWritable(engine, entity, names, how) };
}

/** What the text of a change says, the same for every caller. */
interface ReadText {
  readonly table: string;
  readonly begin: string;
  readonly alias: string;
  readonly set: readonly Placed[];
  readonly from: string | undefined;
  readonly where: string;
  readonly answer: string | undefined;
}

/** An assignment with the number of its value, where it is one that stands nowhere else. */
interface Placed extends Assignment {
  readonly place: number | undefined;
}

/** The texts that the program writes are few and come with every act: reading one takes as long as running it. */
const texts = new Map<string, ReadText>();
const MOST_TEXTS = 500;

/** @returns undefined for a change of all rows, which is none that anybody means */
function readText(text: string): ReadText | undefined {
  const known = texts.get(text);
  if (known) return known;
  const clauses = clausesOf(text);
  const target = targetOf(clauses.get('UPDATE') ?? '');
  const where = clauses.get('WHERE');
  if (where === undefined) return undefined;
  const set = assignmentsOf(clauses.get('SET') ?? '').map((one) => ({ ...one, place: placeIn(text, one) }));
  const [begin = '', from, answer] = ['', 'FROM', 'RETURNING'].map((word) => clauses.get(word));
  const read = { ...target, begin, set, from, where, answer };
  if (texts.size < MOST_TEXTS) texts.set(text, read);
  return read;
}

function placeIn(text: string, { value }: Assignment): number | undefined {
  const [, place] = /^\$(\d+)$/.exec(value) ?? [];
  const isAlone = place !== undefined && text.split(new RegExp(`\\$${place}\\b`)).length === 2;
  return isAlone ? Number(place) : undefined;
}

/** The values of a statement, those that a sealed column becomes as they are stored: SQL can only name one, or none. */
function sealed({ entity, set, fields }: Change, given: readonly unknown[]): readonly unknown[] {
  const values = [...given];
  for (const [at, field] of fields.entries()) {
    const { name, value, place } = set[at]!;
    if (!field.sealed || value === 'NULL') continue;
    if (place === undefined)
      throw new Error(`SQL does not write ${entity.name}.${name}: the program seals it`);
    values[place - 1] = FIELD_KINDS[field.type].prepare(given[place - 1], field);
  }
  return values;
}

function recordSql({ entity, begin, alias, set, from, where, answer }: Change, { as }: Writing): string {
  const values = set.map(({ name, value }) => `${ident(name)} = ${value}`);
  const touched = as === 'count' ? [] : [`"Version" = ${alias}."Version" + 1`, '"UpdateDate" = now()'];
  const told = [`${alias}."Id" AS door_id`, ...(answer === undefined ? [] : [answer])];
  return `${begin} UPDATE ${ident(entity.table)} AS ${alias} SET ${[...values, ...touched].join(', ')}${from === undefined ? '' : ` FROM ${from}`}
    WHERE ${alias}."IsDeleted" = 0 AND (${where}) RETURNING ${told.join(', ')}`;
}

const ROWS_AT_ONCE = 1000;

/** What the row was, and what it is. */
const [WAS, IS] = ['door_was_', 'door_is_'];

async function act<Answer extends object>(
  context: WriteContext,
  change: Change,
  values: readonly unknown[],
  how: Writing & { readonly as: 'act' },
): Promise<Written<Answer>> {
  const { entity } = change;
  const text = actSql(change, values.length);
  const rows: Answer[] = [];
  let count = 0;
  for (let last = ''; ;) {
    const answer = await withUniqueText(entity, () =>
      context.tx.query<Row>(text, [...values, last], how.name),
    );
    await note(context, change, answer.rows, how.enCode);
    count += answer.rows.length;
    if (change.answer !== undefined) rows.push(...answer.rows.map((row) => answered<Answer>(row)));
    if (answer.rows.length < ROWS_AT_ONCE) return { rows, count };
    last = String(answer.rows.at(-1)!['door_last']);
  }
}

/** A part of the rows, in the order of their Ids, each with what it was and what it has become. */
function actSql({ entity, begin, alias, set, fields, from, where, answer }: Change, bound: number): string {
  const to = set.map(({ value }, at) => {
    const field = fields[at]!;
    return `(${value})::${FIELD_KINDS[field.type].column(field)!} AS door_to${at}`;
  });
  const was = storedFields(entity).map((field) => wire(WAS, field, alias));
  const found = [`${alias}."Id" AS door_id`, ...was, ...to, ...(answer === undefined ? [] : [answer])];
  const is = fields.map((field) => wire(IS, field, 't'));
  return `${begin === '' ? 'WITH' : `${begin},`} door AS MATERIALIZED (SELECT ${found.join(', ')}
      FROM ${ident(entity.table)} AS ${alias}${from === undefined ? '' : `, ${from}`}
      WHERE ${alias}."IsDeleted" = 0 AND (${where}) AND ${alias}."Id" > $${bound + 1}
      ORDER BY ${alias}."Id" LIMIT ${ROWS_AT_ONCE} FOR UPDATE OF ${alias})
    UPDATE ${ident(entity.table)} AS t SET ${set.map(({ name }, at) => `${ident(name)} = door.door_to${at}`).join(', ')},
      "Version" = t."Version" + 1, "UpdateDate" = now()
    FROM door WHERE t."Id" = door.door_id AND t."IsDeleted" = 0
    RETURNING door.*, ${is.join(', ')}, (SELECT max(door_id) FROM door) AS door_last`;
}

const wire = (prefix: string, field: FieldModel, alias: string): string =>
  `${FIELD_KINDS[field.type].select(field, alias)} AS ${ident(prefix + field.name)}`;

async function note(context: WriteContext, change: Change, rows: readonly Row[], enCode: string) {
  const { entity, fields } = change;
  const stored = storedFields(entity);
  const of = (row: Row, prefix: string, names: readonly FieldModel[]): Row =>
    Object.fromEntries(names.map(({ name }) => [name, row[prefix + name] ?? null]));
  const written = rows.map((row) => {
    const Id = String(row['door_id']);
    const before: Row = { ...of(row, WAS, stored), Id };
    const after: Row = { ...before, ...of(row, IS, fields) };
    return {
      entity,
      id: Id,
      enCode,
      before,
      after: after['IsDeleted'] === 1 ? null : after,
    };
  });
  await insertAudit(context, written);
  await runAfterStore(context, { entity, rows: written, enCode });
}

const answered = <Answer>(row: Row): Answer =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('door_'))) as Answer;

/** Removes rows that the program made and of which nothing may remain, of `DELETE FROM "Table" [t] WHERE ...`. @returns how many */
export async function forgetWhere(
  context: WriteContext,
  entityName: string,
  text: string,
  values: readonly unknown[],
): Promise<number> {
  const entity = entityOf(context.engine, entityName);
  const clauses = clausesOf(text);
  const { table } = targetOf(clauses.get('DELETE FROM') ?? '');
  if (table !== entity.table || !clauses.has('WHERE')) throw new Error(`no rows of ${entity.name}: ${text}`);
  requireWritable(context.engine, entity, [], { as: 'record' });
  const answer = await withUniqueText(entity, () => context.tx.query(text, values));
  return answer.rowCount;
}
