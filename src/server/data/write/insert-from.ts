import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { insertAudit } from './bulk-write.ts';
import type { Written } from './change-where.ts';
import { entityOf } from '../entities.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import type { WriteContext } from '../module.ts';
import { runAfterStore } from './hooks.ts';
import { drawnSql, randomFields } from './random-texts.ts';
import { withUniqueText } from './row-store.ts';
import { ident } from '../sql/sql.ts';
import { assignmentsOf, clausesOf, itemsOf, targetOf } from '../sql/statement.ts';
import { requireWritable, type Writing } from './writing.ts';

/**
 * The write door for new rows that a query finds: `INSERT INTO "Table" [AS t] (...) SELECT ... [ON CONFLICT ...] [RETURNING ...]`.
 * The door adds what every row has: its Id, who made it and when, and its version. Who may send the same twice says ON CONFLICT
 * and writes once; a row that is changed there has a new version. Copies in the rows are right because the query locks what it
 * copies. Rows of an act stand in the audit one by one; records are as many as the query finds and never come into memory.
 */
export async function insertFrom<Answer extends object = Row>(
  context: WriteContext,
  entityName: string,
  text: string,
  values: readonly unknown[],
  how: Writing,
): Promise<Written<Answer>> {
  const entity = entityOf(context.engine, entityName);
  const statement = insertSql(context, entity, text, values.length, how);
  const { UserId, TrueName } = context.caller.subject;
  const bound = [...values, UserId || null, TrueName || null];
  const answer = await withUniqueText(entity, () => context.tx.query<Row>(statement, bound, how.name));
  if (how.as === 'act') await note(context, entity, answer.rows, how.enCode);
  const rows = answer.rows.map(({ door_row: _row, ...row }) => row as Answer);
  return { rows, count: answer.rowCount };
}

async function note(context: WriteContext, entity: EntityModel, rows: readonly Row[], enCode: string) {
  const made = rows.map(({ door_row }) => {
    const after = door_row as Row;
    return { entity, id: String(after['Id']), enCode, before: null, after };
  });
  await insertAudit(context, made);
  await runAfterStore(context, { entity, rows: made, enCode });
}

const INTO = /^("\w+"(?: AS \w+)?)\s*\(([\s\S]*)\)$/;
/** What every new row has, behind its Id; the two values are bound behind those of the statement. */
const STAMP = ['CreateUserId', 'CreateUserName', 'CreateDate', 'UpdateDate', 'IsDeleted', 'Version'];

function insertSql(
  { engine }: WriteContext,
  entity: EntityModel,
  text: string,
  bound: number,
  how: Writing,
): string {
  const clauses = clausesOf(text);
  const [, target = '', list = ''] = INTO.exec(clauses.get('INSERT INTO') ?? '') ?? [];
  const { table, alias } = targetOf(target);
  const select = clauses.get('SELECT');
  if (table !== entity.table || select === undefined || select.startsWith('DISTINCT'))
    throw new Error(`no new rows of ${entity.name}: ${text}`);
  const names = itemsOf(list).map((name) => name.slice(1, -1));
  requireUnsealed(requireWritable(engine, entity, names, how));
  const drawn = randomFields(entity).filter(({ name }) => !names.includes(name));
  const columns = ['Id', ...names, ...drawn.map(({ name }) => name), ...STAMP];
  const clause = (word: string) => (clauses.has(word) ? ` ${word} ${clauses.get(word)!}` : '');
  const stamp = [`$${bound + 1}::text`, `$${bound + 2}::text`, 'now()', 'now()', '0', '1'];
  const wire = ['Id', ...names].map((name) => {
    const field = entity.fields.get(name)!;
    return `'${name}', ${FIELD_KINDS[field.type].select(field, alias)}`;
  });
  const told = [
    ...(clauses.has('RETURNING') ? [clauses.get('RETURNING')!] : []),
    ...(how.as === 'act' ? [`jsonb_build_object(${wire.join(', ')}) AS door_row`] : []),
  ];
  return `${clauses.get('')!} INSERT INTO ${target} (${columns.map(ident).join(', ')})
    SELECT ${[NEW_ID, select, ...drawn.map(({ length }) => drawnSql(length)), ...stamp].join(', ')}${clause('FROM')}${clause('WHERE')}
    ${conflictSql({ engine }, entity, clauses.get('ON CONFLICT'), alias, how)}
    ${told.length === 0 ? '' : `RETURNING ${told.join(', ')}`}`;
}

/** What is sealed is no value that a query could read. */
function requireUnsealed(fields: readonly FieldModel[]): void {
  const field = fields.find(({ sealed }) => sealed);
  if (field) throw new Error(`SQL does not write ${field.name}: the program seals it`);
}

/** As newId() makes them, in the database. */
const NEW_ID = `replace(gen_random_uuid()::text, '-', '')`;

function conflictSql(
  { engine }: Pick<WriteContext, 'engine'>,
  entity: EntityModel,
  conflict: string | undefined,
  alias: string,
  how: Writing,
): string {
  if (conflict === undefined) return '';
  const [of = '', change] = conflict.split(/\bDO UPDATE\s+SET\b/);
  if (change === undefined) return `ON CONFLICT ${conflict}`;
  if (how.as === 'act') throw new Error(`an act of ${entity.name} changes rows by changeWhere`);
  const clauses = clausesOf(change);
  const set = assignmentsOf(clauses.get('')!);
  const names = set.map(({ name }) => name);
  requireUnsealed(requireWritable(engine, entity, names, how));
  const values = set.map(({ name, value }) => `${ident(name)} = ${value}`);
  const where = clauses.get('WHERE');
  return `ON CONFLICT ${of} DO UPDATE SET ${values.join(', ')}, "UpdateDate" = now(), "Version" = ${alias}."Version" + 1
    ${where === undefined ? '' : `WHERE ${where}`}`;
}
