import { foldedText } from '../../../contract/folded-text.ts';
import { shanghaiText } from '../../../contract/conditions/time.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import type { CodeFile, CodeItem, FieldFile } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { ableTo, accountSql, reachedRows } from '../flow/able.ts';
import { askingField } from '../access/asking-field.ts';
import type { Caller } from '../access/caller.ts';
import { notEndedSql } from '../access/ended.ts';
import { besideFinds, besideOf, firstSql, isDirected, lookedUpSql } from '../access/directory.ts';
import type { Engine } from '../engine.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { columnOf } from '../fields/kind.ts';
import { finds } from '../fields/text.ts';
import { keywordText } from './filter.ts';
import { judgeFits } from '../write/fits.ts';
import { labelOf, namesOf } from './labels.ts';
import { ownedForm } from './owned-form.ts';
import { narrowingSql } from '../access/narrowing.ts';
import { filterSql, saidIn } from './filter-options.ts';
import { orderOf, orderSql, pageOf } from './paging.ts';
import { refuse } from '../refusal.ts';
import { mayRead, searchFields, sightOf } from '../access/rights.ts';
import { rowCondition, scopeSql } from '../access/scope.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';

/** Data/Options (domain/04-calls section 5). */
export interface OptionsRequest {
  /** A dictionary's code or an entity's name. */
  readonly Source: string;
  readonly Keyword?: string;
  readonly ParentId?: string;
  /** Only these values, to name what is already chosen. */
  readonly Ids?: readonly string[];
  /** The field that asks, whose `filter` applies: its entity (or the EnCode whose parameter it is), its name, the form's values. */
  readonly Entity?: string;
  readonly EnCode?: string;
  readonly Field?: string;
  readonly Form?: Row;
  /** A list is narrowed by it (`filterSql`). */
  readonly Narrowing?: boolean;
  /** The rows that the asking action is about. */
  readonly Rows?: readonly string[];
  readonly PageIndex?: number;
  readonly PageSize?: number;
}

/** One choice. */
export interface Option {
  readonly Value: string;
  readonly Label: string;
  readonly ParentId: string | null;
  readonly Disabled: boolean;
  /** Of a person: number, unit and role. */
  readonly Beside?: string;
  /** On the last choice of a page: how many follow it. */
  readonly More?: number;
  /** What the form does not fit with if this is chosen, by field. */
  readonly Unfit?: readonly FieldProblem[];
}

const LARGEST_PAGE = 1000;
const MOST_IDS = 1000;

/**
 * Choices of a dictionary, or rows of an entity by name: all rows of a lookup entity, else those within the caller's
 * scope, or those that the asking field's own filter offers.
 * @throws Refusal for a source that is neither a dictionary nor an entity
 */
export async function listOptions(
  engine: Engine,
  caller: Caller,
  request: OptionsRequest,
): Promise<Option[]> {
  const ids = request.Ids;
  if (ids !== undefined && ids !== null && (!Array.isArray(ids) || ids.length > MOST_IDS))
    throw refuse(`一次最多查询${MOST_IDS}项`);
  const dictionary = engine.catalog.codes.get(request.Source);
  if (dictionary) return dictionaryOptions(dictionary, request);
  const entity = engine.catalog.entities.get(request.Source);
  if (!entity) throw refuse('未找到选项来源');
  const { Narrowing, Form = {} } = request;
  return rowOptions(engine, caller, entity, Narrowing ? { ...request, Form: saidIn(Form) } : request);
}

function dictionaryOptions(dictionary: CodeFile, request: OptionsRequest): Option[] {
  const keyword = request.Keyword ? keywordText(request.Keyword) : undefined;
  const { index, size } = pageOf(
    { PageIndex: request.PageIndex, PageSize: request.PageSize ?? 1000 },
    10_000,
  );
  const names = namesOf(dictionary);
  const from = (index - 1) * size;
  const nameOf = (item: CodeItem) => names.get(item.code) ?? item.name;
  const found = dictionary.items.filter(
    (item) =>
      (!keyword || foldedText(nameOf(item)).includes(foldedText(keyword)) || item.code === keyword) &&
      (!request.ParentId || item.parent === request.ParentId) &&
      // An item that is off is only named where it is stored.
      (request.Ids?.length ? request.Ids.includes(item.code) : item.disabled !== true),
  );
  const shown = found.slice(from, from + size).map((item): Option => ({
    Value: item.code,
    Label: nameOf(item),
    ParentId: item.parent ?? null,
    Disabled: item.disabled === true,
  }));
  return withMore(shown, found.length - from - shown.length);
}

/** A page that is not the last one says how much it leaves out. */
function withMore(page: readonly Option[], more: number): Option[] {
  const last = page.at(-1);
  return last && more > 0 ? [...page.slice(0, -1), { ...last, More: more }] : [...page];
}

async function rowOptions(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  request: OptionsRequest,
): Promise<Option[]> {
  const { index, size } = pageOf(
    { PageIndex: request.PageIndex, PageSize: request.PageSize ?? 50 },
    LARGEST_PAGE,
  );
  const binder = new Binder();
  const label = labelOf(engine.catalog, entity, caller);
  const tree = treeSeen(entity, caller);
  const asking = await askingEntity(engine, caller, request);
  const conditions = [
    't."IsDeleted" = 0',
    await reachSql(engine, caller, entity, request, binder),
    tree && request.ParentId ? `${columnOf(tree, 't')} = ${binder.bind(String(request.ParentId))}` : 'TRUE',
    request.Ids?.length ? `t."Id" = ANY(${binder.bind(request.Ids.map(String))}::text[])` : 'TRUE',
    keywordSql(engine, caller, entity, request, binder),
    asking && !request.Ids?.length ? fitsSql(asking, entity, caller, binder) : 'TRUE',
  ].filter((condition) => condition !== 'TRUE');
  const parent = tree ? columnOf(tree, 't') : 'NULL::text';
  const from = `FROM ${ident(entity.table)} t WHERE ${conditions.join(' AND ')}`;
  const counted = [...binder.values];
  const beside = besideOf(engine, caller, entity, binder, 't');
  const text =
    `SELECT t."Id" AS id, ${label.sql('t')} AS label, ${parent} AS parent, ${beside?.sql ?? 'NULL'} AS beside ${from}` +
    ` ORDER BY ${firstSql(entity, binder, 't')}${orderSql(orderOf(entity, caller, {}), 't')}` +
    ` LIMIT ${size} OFFSET ${binder.bind((index - 1) * size)}`;
  const answer = await engine.database.query<{
    id: string;
    label: unknown;
    parent: string | null;
    beside: unknown;
  }>(text, binder.values, statementName(text));
  const isOne = request.Ids?.length === 1 && answer.rows.length === 1;
  const unfit = asking && isOne ? await unfitOf(engine, caller, asking, request.Ids![0]!) : {};
  const page = answer.rows.map((row): Option => {
    const text = beside?.read(row.beside);
    return {
      ...unfit,
      Value: row.id,
      Label: label.show(row.label) ?? row.id,
      ParentId: row.parent,
      Disabled: false,
      ...(text === undefined ? {} : { Beside: text }),
    };
  });
  if (page.length < size) return page;
  const total = await engine.database.query<{ total: number }>(
    `SELECT count(*)::int AS total ${from}`,
    counted,
  );
  return withMore(page, (total.rows[0]?.total ?? 0) - (index - 1) * size - page.length);
}

/**
 * Which rows may be offered at all. A field's filter stands in for the scope where the caller may write the field; a caller who
 * only reads it chooses among what the scope reaches. People are offered from their directory in any case, or, where the field
 * asks for it, those who could do what the action hands over. The filter of a list offers what `filterSql` says.
 */
export async function reachSql(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  request: Omit<OptionsRequest, 'ParentId'>,
  binder: Binder,
): Promise<string> {
  if (caller.isVisitor) return scopeSql(engine.catalog, entity, caller, binder, 't');
  const asking = askingField(engine.catalog, caller, request);
  const filter = asking?.field.filter;
  if (request.Narrowing) return filterSql(engine, caller, entity, request, filter, binder);
  const names = { me: caller.subject, form: request.Form ?? {} };
  const within = filter === undefined ? 'TRUE' : rowCondition(entity, filter, names, binder, 't');
  const current = asking && !request.Ids?.length ? notEndedSql(asking.field, entity, binder, 't') : 'TRUE';
  const offered = `${within} AND ${current}`;
  if (asking?.field.ableTo !== undefined) {
    const able = await ableSql(engine, caller, asking.field, request, binder);
    return `(${offered} AND ${able})`;
  }
  const isFree = entity.file.lookup || (filter !== undefined && asking?.isWriter && !isDirected(entity));
  return isFree ? `(${offered})` : `(${offered} AND ${lookedUpSql(engine, caller, entity, binder, 't')})`;
}

async function ableSql(
  engine: Engine,
  caller: Caller,
  field: FieldFile,
  { Rows = [], Field = '' }: Pick<OptionsRequest, 'Rows' | 'Field'>,
  binder: Binder,
): Promise<string> {
  const enCode = field.ableTo ?? '';
  const entity = engine.catalog.enCodes.get(enCode)?.entity;
  if (!entity || Rows.length === 0) return 'FALSE';
  const rows = await reachedRows(engine, caller, entity, Rows);
  const accounts = await ableTo(engine, engine.database, caller, { enCode, param: Field }, rows);
  return `${accountSql(engine.catalog, field, 't')} = ANY(${binder.bind(accounts)}::text[])`;
}

/** A reference of an entity, with what its form holds. */
interface Asking {
  readonly entity: EntityModel;
  readonly field: string;
  readonly form: Row;
}

/**
 * The entity whose field asks, where that field is a reference of its rows and the form is told. Who may not write the field is
 * judged nothing: the answers to made-up forms would spell out what stands in rows that are not read.
 */
async function askingEntity(
  engine: Engine,
  caller: Caller,
  request: OptionsRequest,
): Promise<Asking | undefined> {
  const { Entity, EnCode, Field, Form } = request;
  const entity = EnCode ? undefined : engine.catalog.entities.get(Entity ?? '');
  const isOwn = entity?.fields.get(Field ?? '')?.type === 'ref';
  if (!entity || !isOwn || !Form || !Field || caller.isVisitor) return undefined;
  const isWriter = askingField(engine.catalog, caller, request)?.isWriter === true;
  if (!isWriter) return undefined;
  return { entity, field: Field, form: await ownedForm(engine, caller, entity, Field, Form) };
}

const fitsSql = (asking: Asking, target: EntityModel, caller: Caller, binder: Binder): string =>
  narrowingSql({ ...asking, target }, asking.form, caller, binder, shanghaiText(Date.now()));

/** What is chosen already is named whether it fits or not; what it does not fit with is told beside it. */
async function unfitOf(
  engine: Engine,
  caller: Caller,
  { entity, field, form }: Asking,
  chosen: string,
): Promise<Pick<Option, 'Unfit'>> {
  const after = { ...form, [field]: chosen };
  const context = { engine, caller, now: shanghaiText(Date.now()), queryable: engine.database, lock: false };
  const [Unfit = []] = await judgeFits(context, entity, [{ before: null, after }], ({ own }) =>
    own.has(field),
  );
  return Unfit.length === 0 ? {} : { Unfit };
}

/** The field that holds the parent's Id of a tree. */
export function treeField(entity: EntityModel): FieldModel | undefined {
  return entity.file.tree === undefined ? undefined : entity.fields.get(entity.file.tree);
}

/** The same, where the caller may know of it. */
function treeSeen(entity: EntityModel, caller: Caller): FieldModel | undefined {
  const field = treeField(entity);
  return field && caller.isVisitor && sightOf(entity, field, caller) === 'none' ? undefined : field;
}

/**
 * Who may not read the rows is told their names alone, so they search in names alone; those of their own scope they also find by
 * a number that they know whole.
 */
function keywordSql(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  request: OptionsRequest,
  binder: Binder,
): string {
  const text = request.Keyword ? keywordText(request.Keyword) : undefined;
  if (text === undefined) return 'TRUE';
  const name = entity.fields.get(entity.label);
  const named = name && sightOf(entity, name, caller) === 'plain' ? [name] : [];
  const sought = searchFields(entity, caller);
  const read = mayRead(engine.catalog, entity, caller) ? sought : [];
  const isOwnScope =
    !entity.file.lookup && askingField(engine.catalog, caller, request)?.field.filter === undefined;
  const whole = read.length === 0 && isOwnScope && !caller.isVisitor ? sought : [];
  const fields = [...new Set([...named, ...read])].filter(
    (field) => FIELD_KINDS[field.type].column(field) === 'text',
  );
  const conditions = [
    ...fields.map((field) => finds(field, 't', text, binder)),
    ...besideFinds(engine, caller, entity, text, binder),
    ...whole.map((field) => `${columnOf(field, 't')} = ${binder.bind(text)}`),
  ];
  return conditions.length === 0 ? 'FALSE' : `(${conditions.join(' OR ')})`;
}
