import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { constraintsOf } from '../sql/apart-sql.ts';
import type { Caller } from '../access/caller.ts';
import { isChained, notAppended } from '../chain/links.ts';
import { countsChanged } from '../read/count.ts';
import type { Transaction } from '../database/database.ts';
import { storedColumns, type StoredColumn } from '../fields/stored.ts';
import { newId } from './new-id.ts';
import { withRandom, withRandomAnew } from './random-texts.ts';
import { refuseFields, staleVersion } from '../refusal.ts';
import { Binder, ident, prepared, sent } from '../sql/sql.ts';

export { newId };

/** The columns of a row's values, each with the place of its bound value. */
export function bound(
  entity: EntityModel,
  row: Row,
  binder: Binder,
): { readonly column: string; readonly value: string }[] {
  return storedColumns(entity)
    .filter(({ field }) => field.name in row)
    .map(({ field, column, type, prepare }) => ({
      column,
      value: `${binder.bind(prepare(row[field.name]))}::${type}`,
    }));
}

/** Who stores a row, and when. */
interface Storing {
  readonly caller: Caller;
  readonly now: string;
}

/** The statement that stores a new row as it stands, with its implicit fields. */
function insertion(entity: EntityModel, row: Row, by: Storing) {
  if (isChained(entity)) throw notAppended(entity);
  const stored: Row = {
    ...withRandom(entity, row),
    Id: row['Id'] ?? newId(),
    CreateUserId: by.caller.subject.UserId || null,
    CreateUserName: by.caller.subject.TrueName || null,
    CreateDate: by.now,
    UpdateDate: by.now,
    IsDeleted: 0,
    Version: 1,
  };
  const columns = storedColumns(entity).filter(({ field }) => field.name in stored);
  const values = columns.map(({ field, prepare }) => prepare(stored[field.name]));
  return { text: insertionText(entity, columns), values, id: String(stored['Id']) };
}

/** Rows of an entity come with the same few sets of columns: a statement that stands here already is not put together again. */
const texts = new WeakMap<EntityModel, Map<string, string>>();

function insertionText(entity: EntityModel, columns: readonly StoredColumn[]): string {
  const known = texts.get(entity) ?? new Map<string, string>();
  texts.set(entity, known);
  const names = columns.map(({ column }) => column).join(', ');
  const text = known.get(names) ?? insertionSql(entity, names, columns);
  if (known.size < MOST_TEXTS) known.set(names, text);
  return text;
}

const MOST_TEXTS = 50;

function insertionSql({ table }: EntityModel, names: string, columns: readonly StoredColumn[]): string {
  const values = columns.map(({ type }, at) => `$${at + 1}::${type}`).join(', ');
  return `INSERT INTO ${ident(table)} (${names}) VALUES (${values})`;
}

/** Stores a new row as it stands, with its implicit fields. Rules and rights were judged by the caller of this function. */
export async function insertRow(
  tx: Transaction,
  entity: EntityModel,
  row: Row,
  by: Storing,
): Promise<string> {
  const { text, values, id } = insertion(entity, row, by);
  await withUniqueText(entity, () => prepared(tx, text, values));
  return id;
}

/** The same of a row that the program keeps for itself, which no key refuses: nobody waits for it. */
export function sendRow(tx: Transaction, entity: EntityModel, row: Row, by: Storing): string {
  const { text, values, id } = insertion(entity, row, by);
  sent(tx, text, values);
  countsChanged(entity);
  return id;
}

/** Changes the given fields of a row whose version is still `version`. @returns the new version */
export async function updateRow(
  tx: Transaction,
  entity: EntityModel,
  key: { Id: string; Version: number },
  changes: Row,
  now: string,
): Promise<number> {
  const binder = new Binder();
  const cells = bound(
    entity,
    { ...withRandomAnew(entity, changes), UpdateDate: now, Version: key.Version + 1 },
    binder,
  );
  const assignments = cells.map((cell) => `${cell.column} = ${cell.value}`).join(', ');
  const where = `"Id" = ${binder.bind(key.Id)} AND "Version" = ${binder.bind(key.Version)} AND "IsDeleted" = 0`;
  const answer = await withUniqueText(entity, () =>
    prepared(tx, `UPDATE ${ident(entity.table)} SET ${assignments} WHERE ${where}`, binder.values),
  );
  if (answer.rowCount !== 1) throw staleVersion();
  return key.Version + 1;
}

/** Turns the database's violation of a key, or of what keeps rows apart, into the text of the field that it hit. */
export async function withUniqueText<T>(entity: EntityModel, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    countsChanged(entity);
    return done;
  } catch (error) {
    const { code, detail, constraint } = error as { code?: string; detail?: string; constraint?: string };
    const apart = code === '23P01' && constraintsOf(entity).find(({ name }) => name === constraint);
    if (apart) throw refuseFields([{ Key: apart.rule.field, Message: apart.rule.message }]);
    if (code !== '23505') throw error;
    // PostgreSQL names the key by its columns, or by an expression over one where blanks count or texts have one form.
    const [, key = ''] = /\((.*)\)=\(/s.exec(detail ?? '') ?? [];
    const names = [...new Set(key.match(/\w+/g))].filter((name) => entity.fields.has(name));
    const field = entity.fields.get(names.at(-1) ?? '');
    const single = names.length === 1 && field;
    const message = single
      ? (field.messages?.unique ?? `${field.title}已存在`)
      : (entity.file.uniqueMessage ?? '相同的记录已存在');
    throw refuseFields([{ Key: names[0] ?? 'Id', Message: message }]);
  }
}
