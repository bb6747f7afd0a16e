import { foldedText } from '../../contract/folded-text.ts';
import { shanghaiText } from '../../contract/conditions/time.ts';
import type { FieldProblem } from '../../contract/envelope.ts';
import type { CodeFile, CodeItem } from '../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { askingField } from './asking-field.ts';
import type { Caller } from './caller.ts';
import type { Engine } from './engine.ts';
import { FIELD_KINDS } from './fields/index.ts';
import { columnOf } from './fields/kind.ts';
import { finds } from './fields/text.ts';
import { keywordText } from './filter.ts';
import { judgeFits } from './fits.ts';
import { labelOf, namesOf } from './labels.ts';
import { narrowingSql } from './narrowing.ts';
import { orderOf, orderSql, pageOf } from './paging.ts';
import { refuse } from './refusal.ts';
import { mayRead, searchFields, sightOf } from './rights.ts';
import { rowCondition, scopeSql } from './scope.ts';
import { Binder, ident, statementName } from './sql.ts';

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
  readonly PageIndex?: number;
  readonly PageSize?: number;
}

/** One choice. */
export interface Option {
  readonly Value: string;
  readonly Label: string;
  readonly ParentId: string | null;
  readonly Disabled: boolean;
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
  return rowOptions(engine, caller, entity, request);
}

function dictionaryOptions(dictionary: CodeFile, request: OptionsRequest): Option[] {
  const keyword = request.Keyword ? keywordText(request.Keyword) : undefined;
  const { index, size } = pageOf(
    { PageIndex: request.PageIndex, PageSize: request.PageSize ?? 1000 },
    10_000,
  );
  const names = namesOf(dictionary);
  const nameOf = (item: CodeItem) => names.get(item.code) ?? item.name;
  const found = dictionary.items.filter(
    (item) =>
      (!keyword || foldedText(nameOf(item)).includes(foldedText(keyword)) || item.code === keyword) &&
      (!request.ParentId || item.parent === request.ParentId) &&
      // An item that is off is only named where it is stored.
      (request.Ids?.length ? request.Ids.includes(item.code) : item.disabled !== true),
  );
  return found.slice((index - 1) * size, index * size).map((item) => ({
    Value: item.code,
    Label: nameOf(item),
    ParentId: item.parent ?? null,
    Disabled: item.disabled === true,
  }));
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
  const conditions = [
    't."IsDeleted" = 0',
    reachSql(engine, caller, entity, request, binder),
    tree && request.ParentId ? `${columnOf(tree, 't')} = ${binder.bind(String(request.ParentId))}` : 'TRUE',
    request.Ids?.length ? `t."Id" = ANY(${binder.bind(request.Ids.map(String))}::text[])` : 'TRUE',
    keywordSql(engine, caller, entity, request, binder),
    request.Ids?.length ? 'TRUE' : fitsSql(engine, caller, entity, request, binder),
  ].filter((condition) => condition !== 'TRUE');
  const parent = tree ? columnOf(tree, 't') : 'NULL::text';
  const text =
    `SELECT t."Id" AS id, ${label.sql('t')} AS label, ${parent} AS parent FROM ${ident(entity.table)} t` +
    ` WHERE ${conditions.join(' AND ')} ORDER BY ${orderSql(orderOf(entity, caller, {}), 't')}` +
    ` LIMIT ${size} OFFSET ${binder.bind((index - 1) * size)}`;
  const answer = await engine.database.query<{ id: string; label: unknown; parent: string | null }>(
    text,
    binder.values,
    statementName(text),
  );
  const unfit = await unfitOf(engine, caller, request, answer.rows.length);
  return answer.rows.map((row) => ({
    ...unfit,
    Value: row.id,
    Label: label.show(row.label) ?? row.id,
    ParentId: row.parent,
    Disabled: false,
  }));
}

/** Which rows may be offered at all. */
export function reachSql(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  request: Omit<OptionsRequest, 'ParentId'>,
  binder: Binder,
): string {
  if (caller.isVisitor) return scopeSql(engine.catalog, entity, caller, binder, 't');
  const filter = askingField(engine.catalog, caller, request)?.filter;
  if (filter !== undefined) {
    const names = { me: caller.subject, form: request.Form ?? {} };
    return rowCondition(entity, filter, names, binder, 't');
  }
  return entity.file.lookup ? 'TRUE' : scopeSql(engine.catalog, entity, caller, binder, 't');
}

/** The entity whose field asks, where that field is a reference of its rows and the form is told. */
function askingEntity(engine: Engine, caller: Caller, { Entity, EnCode, Field, Form }: OptionsRequest) {
  const entity = EnCode ? undefined : engine.catalog.entities.get(Entity ?? '');
  const isOwn = entity?.fields.get(Field ?? '')?.type === 'ref';
  return entity && isOwn && Form && Field && !caller.isVisitor
    ? { entity, field: Field, form: Form }
    : undefined;
}

function fitsSql(
  engine: Engine,
  caller: Caller,
  target: EntityModel,
  request: OptionsRequest,
  binder: Binder,
): string {
  const asking = askingEntity(engine, caller, request);
  if (!asking) return 'TRUE';
  return narrowingSql({ ...asking, target }, asking.form, caller, binder, shanghaiText(Date.now()));
}

/** What is chosen already is named whether it fits or not; what it does not fit with is told beside it. */
async function unfitOf(
  engine: Engine,
  caller: Caller,
  request: OptionsRequest,
  found: number,
): Promise<Pick<Option, 'Unfit'>> {
  const asking = request.Ids?.length === 1 && found === 1 && askingEntity(engine, caller, request);
  if (!asking) return {};
  const { entity, field, form } = asking;
  const after = { ...form, [field]: request.Ids![0] };
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
 * Who may not read the rows is told their names alone, so he searches in names alone; those of his own scope he also finds by
 * a number that he knows whole.
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
    !entity.file.lookup && askingField(engine.catalog, caller, request)?.filter === undefined;
  const whole = read.length === 0 && isOwnScope && !caller.isVisitor ? sought : [];
  const fields = [...new Set([...named, ...read])].filter(
    (field) => FIELD_KINDS[field.type].column(field) === 'text',
  );
  const conditions = [
    ...fields.map((field) => finds(field, 't', text, binder)),
    ...whole.map((field) => `${columnOf(field, 't')} = ${binder.bind(text)}`),
  ];
  return conditions.length === 0 ? 'FALSE' : `(${conditions.join(' OR ')})`;
}
