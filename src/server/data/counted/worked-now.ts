import { WHOLE, type FieldProblem } from '../../../contract/envelope.ts';
import type { NamedField } from '../../../contract/field-rules.ts';
import { columnsByName } from '../../../contract/formula-order.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { lateNames } from '../../../contract/late.ts';
import { isDerived, mostLines, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { computeParams, computeRow, type Row } from '../../../contract/rules.ts';
import { storedFields } from '../fields/stored.ts';
import type { Caller } from '../access/caller.ts';
import type { Children } from '../write/children.ts';
import { databaseNow } from '../time/clock.ts';
import type { Engine } from '../engine.ts';
import { entityOf, grantedAction, type KnownAction } from '../entities.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { newId } from '../write/new-id.ts';
import type { WriteContext } from '../module.ts';
import { judgeReferences } from '../read/references.ts';
import { misused, outOfScope } from '../refusal.ts';
import { sightOf } from '../access/rights.ts';
import { withReached } from '../write/reached-row.ts';
import { records, typed } from '../write/row-records.ts';
import { ownScopeSql } from '../access/scope.ts';
import { selectForWrite } from '../write/select-for-write.ts';
import { Binder, ident } from '../sql/sql.ts';
import { newRow, rulesOf } from '../write/row-rules.ts';
import { requireInScope } from '../write/write.ts';
import { limitProblems } from './allowed.ts';
import { storedRows } from './beyond.ts';
import { formulaSqlOf } from './late-sql.ts';

/** What the lines of sub-tables stand under, in a request and in its answer. */
const CHILDREN = 'Children';

/** What a form asks while it is typed. */
export interface WorkedRequest {
  readonly EnCode: string;
  readonly Data: Row;
  /** What stands in the dialog of an action on the row of `Data.Id`. */
  readonly Params?: Row;
}

/** Rows as they would be once the form is saved, by their entities. */
type Coming = ReadonlyMap<EntityModel, { readonly rows: readonly Row[]; readonly instead: string }>;

/**
 * What the formulas of a row that look beyond it would answer if the form were saved now. Nothing is stored, and nothing is
 * answered for a row that the caller could not store, nor of a field that the caller does not see.
 */
export function workedNow(
  engine: Engine,
  caller: Caller,
  { EnCode, Data, Params }: WorkedRequest,
): Promise<{ Values: Row; Problems?: FieldProblem[] }> {
  if (Params !== undefined) return limitsNow(engine, caller, { EnCode, Data, Params });
  const known = grantedAction(engine, caller, EnCode, ['add', 'edit', 'save', 'submit']);
  return engine.database.transaction(async (tx) => {
    const context = { engine, tx, caller, now: await databaseNow(tx) };
    const row = await comingRow(context, known, Data);
    const coming = new Map([[known.entity, { rows: [row], instead: '' }]]);
    for (const [name, lines] of Object.entries((Data[CHILDREN] ?? {}) as Children))
      coming.set(...comingLines(context, known.entity, String(row['Id']), name, lines));
    const Values: Row = {};
    for (const name of lateNames(known.entity.fields)) {
      const field = known.entity.fields.get(name)!;
      if (isOpen(field, row, context)) row[name] = await answerOf(context, known.entity, field, row, coming);
      if (sightOf(known.entity, field, caller) === 'plain') Values[name] = row[name] ?? null;
    }
    for (const field of known.entity.fields.values())
      if (field.suggest !== undefined && sightOf(known.entity, field, caller) === 'plain')
        Values[field.name] = await suggested(context, known.entity, field, row, coming);
    const lines = await linesNow(context, known.entity, coming);
    return { Values: lines.length === 0 ? Values : { ...Values, [CHILDREN]: Object.fromEntries(lines) } };
  });
}

/** The same of the lines of its sub-tables, each in its place, as far as their formulas are stored with them. */
async function linesNow(
  context: WriteContext,
  parent: EntityModel,
  coming: Coming,
): Promise<[entity: string, lines: Row[]][]> {
  const found: [string, Row[]][] = [];
  for (const [child, { rows }] of coming) {
    const late = [...lateNames(child.fields)].flatMap((name) => child.fields.get(name) ?? []);
    const told = late.filter(
      (field) => !isDerived(field) && sightOf(child, field, context.caller) === 'plain',
    );
    if (child === parent || told.length === 0) continue;
    const lines = rows.map((): Row => ({}));
    for (const field of told) {
      const answers = await answersOf(context, child, field, rows, coming);
      for (const [at, row] of rows.entries())
        if (isOpen(field, row, context))
          row[field.name] = lines[at]![field.name] = answers.get(String(row['Id']));
    }
    found.push([child.name, lines]);
  }
  return found;
}

/** Which parameters of a dialog do not fit, judged as they are judged when the action is done. */
function limitsNow(
  engine: Engine,
  caller: Caller,
  { EnCode, Data, Params }: Required<WorkedRequest>,
): Promise<{ Values: Row; Problems: FieldProblem[] }> {
  const known = grantedAction(engine, caller, EnCode);
  return engine.database.transaction(async (tx) => {
    const context = { engine, tx, caller, now: await databaseNow(tx) };
    const row = await requireInScope(context, known.entity, String(Data['Id']), known.enCode);
    const { params = {} } = known.action;
    const rules = rulesOf(engine, caller, context.now);
    const typed = computeParams(params, fittingOf(columnsByName(params).values(), Params), rules);
    const problems = await limitProblems(context, known, row, typed);
    return { Values: {}, Problems: problems.filter(({ Key }) => Key !== WHOLE) };
  });
}

async function comingRow(context: WriteContext, { entity, enCode }: KnownAction, data: Row): Promise<Row> {
  const { engine, tx, caller, now } = context;
  const stored = data['Id']
    ? await selectForWrite(engine, tx, caller, entity, String(data['Id']), enCode)
    : null;
  if (data['Id'] && !stored) throw outOfScope();
  // Some reach what they have made themselves alone.
  const CreateUserId = caller.subject.UserId;
  const start: Row = stored ?? { ...(await newRow(context, entity, data)), Id: newId(), CreateUserId };
  const row = computeRow(
    entity,
    await withReached(context, entity, { ...start, ...fitting(entity, data), IsDeleted: 0 }, false),
    rulesOf(engine, caller, now),
  );
  if (!(await isReached(context, entity, row))) throw outOfScope();
  const fit = { ...context, queryable: tx, lock: false };
  const [problems = []] = await judgeReferences(fit, entity.fields.values(), [
    { before: stored, after: row },
  ]);
  for (const { Key } of problems) row[Key] = null;
  return row;
}

/** What was typed and could be stored; half a number is nothing yet. */
function fitting(entity: EntityModel, data: Row): Row {
  const typed = [...entity.fields.values()].filter(
    (field) => !field.implicit && !field.readonly && !field.secret && !isDerived(field),
  );
  return fittingOf(typed, data);
}

const fittingOf = (fields: Iterable<NamedField>, data: Row): Row =>
  Object.fromEntries(
    [...fields].flatMap((field) =>
      field.name in data && field.value === undefined ? [[field.name, fits(field, data[field.name])]] : [],
    ),
  );

function fits(field: NamedField, value: unknown): unknown {
  try {
    FIELD_KINDS[field.type].prepare(value, field as FieldModel);
    return value;
  } catch {
    return null;
  }
}

async function isReached(
  { engine, tx, caller }: WriteContext,
  entity: EntityModel,
  row: Row,
): Promise<boolean> {
  const binder = new Binder();
  const fields = storedFields(entity);
  const from = `json_to_recordset(${binder.bind(records(fields, [row]))}::json) AS t(${typed(fields)})`;
  const scope = ownScopeSql(engine.catalog, entity, caller, binder, 't');
  const { rows } = await tx.query(`SELECT 1 FROM ${from} WHERE ${scope}`, binder.values);
  return rows.length > 0;
}

function comingLines(
  { engine, caller, now }: WriteContext,
  parent: EntityModel,
  parentId: string,
  name: string,
  lines: readonly Row[],
): [EntityModel, { rows: Row[]; instead: string }] {
  const child = entityOf(engine, name);
  const link = child.file.parent?.field ?? '';
  if (child.file.parent?.entity !== parent.name || !Array.isArray(lines) || lines.length > mostLines(child))
    throw misused(`${name}不是${parent.title}的子表`);
  const rules = rulesOf(engine, caller, now);
  const rows = lines.map((line) => ({
    ...computeRow(child, fitting(child, line), rules),
    Id: newId(),
    IsDeleted: 0,
    [link]: parentId,
  }));
  return [child, { rows, instead: link }];
}

/** What a form puts into a field once its reference is chosen. */
const suggested = (
  context: WriteContext,
  entity: EntityModel,
  field: FieldModel,
  row: Row,
  coming: Coming,
): Promise<unknown> => answerOf(context, entity, { ...field, value: `row.${field.suggest}` }, row, coming);

/** Whether a formula is still worked out of a row. */
const isOpen = ({ while: open }: FieldModel, row: Row, { caller }: WriteContext): boolean =>
  open === undefined || compileCondition(open).test({ row, me: caller.subject });

async function answerOf(
  context: WriteContext,
  entity: EntityModel,
  field: FieldModel,
  row: Row,
  coming: Coming,
): Promise<unknown> {
  return (await answersOf(context, entity, field, [row], coming)).get(String(row['Id'])) ?? null;
}

/** What a formula answers for each of these rows, by their Ids, once all that is coming stands. */
async function answersOf(
  { engine, tx, caller, now }: WriteContext,
  entity: EntityModel,
  field: FieldModel,
  asked: readonly Row[],
  coming: Coming,
): Promise<ReadonlyMap<string, unknown>> {
  const binder = new Binder();
  const ids = binder.bind(asked.map((row) => row['Id']));
  const whole = binder.bind([...coming.values()][0]?.rows[0]?.['Id']);
  const rows = (other: EntityModel): string => {
    const will = coming.get(other);
    if (!will) return storedRows(other);
    const fields = storedFields(other);
    const columns = fields.map(({ name }) => ident(name)).join(', ');
    const gone =
      will.instead === '' ? `"Id" <> ${whole}` : `${ident(will.instead)} IS DISTINCT FROM ${whole}`;
    return `(SELECT ${columns} FROM ${ident(other.table)} WHERE ${gone} UNION ALL SELECT ${columns}
      FROM json_to_recordset(${binder.bind(records(fields, will.rows))}::json) AS r(${typed(fields)}))`;
  };
  const beyond = { catalog: engine.catalog, me: caller.subject, now, binder, rows };
  const joined = { ...field, live: undefined, joined: formulaSqlOf(beyond, entity, field, 't') };
  const wire = FIELD_KINDS[field.type].select(joined as unknown as FieldModel, 't');
  const answer = await tx.query<{ Id: string; value: unknown }>(
    `SELECT t."Id", ${wire} AS value FROM ${rows(entity)} t WHERE t."Id" = ANY(${ids})`,
    binder.values,
  );
  return new Map(answer.rows.map(({ Id, value }) => [Id, value]));
}
