import type { FieldProblem } from '../../../contract/envelope.ts';
import { followingRows } from '../../../contract/following.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import {
  reachingRules,
  yieldingRows,
  type Path,
  type ReachingRule,
} from '../../../contract/reaching-rules.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { conditionToSql, type ConditionColumn } from '../expressions/condition-sql.ts';
import { entityOf } from '../entities.ts';
import { followedSources } from '../schemas/followed.ts';
import { isTouched, type ComingRow, type FitContext } from '../write/fits.ts';
import { labelOf } from './labels.ts';
import { mayRead } from '../access/rights.ts';
import { records, typed } from '../write/row-records.ts';
import { sayValue } from './say-value.ts';
import { conditionColumn } from '../access/row-column.ts';
import { rowCondition } from '../access/scope.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/** A rule of another entity that reads fields of this one, by way of references. */
export interface Reader {
  readonly entity: EntityModel;
  readonly reaching: ReachingRule;
  /** The references that lead here. */
  readonly way: Path;
  /** Fields of this entity that the rule reads. */
  readonly fields: ReadonlySet<string>;
  /** Fields of the reading row that will say what a field of this entity says. */
  readonly follows: ReadonlyMap<string, string>;
  /** Rows that follow; undefined: all. */
  readonly open: string | undefined;
}

const known = new WeakMap<Catalog['entities'], Map<string, Reader[]>>();

/** The rules of all entities that read fields of this one. */
export function readersOf({ entities }: Pick<Catalog, 'entities'>, name: string): readonly Reader[] {
  const index = known.get(entities) ?? indexOf(entities);
  known.set(entities, index);
  return index.get(name) ?? [];
}

function indexOf(entities: Catalog['entities']): Map<string, Reader[]> {
  const index = new Map<string, Reader[]>();
  for (const entity of entities.values())
    for (const reaching of reachingRules(entity)) {
      const ways = new Map<string, { target: string; way: Path; fields: Set<string> }>();
      for (const path of reaching.reads) note(entities, entity, path, ways);
      const followed = followedBy(entities, entity, reaching);
      if (isKept(reaching, followed)) continue;
      for (const { ref, source } of followed) {
        const way = ways.get(ref) ?? { target: source.name, way: [ref], fields: new Set<string>() };
        ways.set(ref, way);
      }
      for (const [key, { target, way, fields }] of ways) {
        const here = followed.filter(({ ref }) => ref === key);
        for (const { from } of here) fields.add(from);
        const follows = new Map(here.map(({ name, from }) => [name, from]));
        const reader = { entity, reaching, way, fields, follows, open: here[0]?.open };
        index.set(target, [...(index.get(target) ?? []), reader]);
      }
    }
  return index;
}

interface Following {
  readonly name: string;
  readonly ref: string;
  readonly source: EntityModel;
  readonly from: string;
  readonly open: string | undefined;
}

/** Fields that decide a rule and follow a row which a reference of the same row names. */
function followedBy(entities: Catalog['entities'], entity: EntityModel, { own }: ReachingRule): Following[] {
  return [...own].flatMap((name) => {
    const field = entity.fields.get(name);
    const rows = field && followingRows(entity, field);
    if (!field?.follows || field.follows.post !== undefined || rows === undefined) return [];
    const open = rows === 'true' ? undefined : rows;
    return followedSources(entities, entity, field).map(({ ref, entity: source, field: from }) => ({
      name,
      ref,
      source,
      from,
      open,
    }));
  });
}

/** Whether the rule holds a field against the very one that it follows: however that changes, the two stay equal. */
function isKept({ own, reads }: ReachingRule, followed: readonly Following[]): boolean {
  const [read] = reads;
  return (
    reads.length === 1 &&
    own.size === 2 &&
    followed.some(
      ({ name, ref, from }) => own.has(name) && read!.length === 2 && read![0] === ref && read![1] === from,
    )
  );
}

/** What a path reads of each row that it leads over. */
function note(
  entities: Catalog['entities'],
  entity: EntityModel,
  path: Path,
  ways: Map<string, { target: string; way: Path; fields: Set<string> }>,
): void {
  let at: EntityModel | undefined = entity;
  for (const [index, name] of path.slice(0, -1).entries()) {
    const target: string = at?.fields.get(name)?.ref ?? '';
    const way = path.slice(0, index + 1);
    const found = ways.get(way.join('.')) ?? { target, way, fields: new Set<string>() };
    found.fields.add(path[index + 1]!);
    ways.set(way.join('.'), found);
    at = entities.get(target);
  }
}

/**
 * Judges changed rows from the other side: whether rows that refer to them, whose rules read what has changed, would still
 * fit. Asked before anything is stored, in one statement for each rule, however many rows there are.
 * @returns the refused fields of each changed row
 */
export async function judgeReaders(
  context: FitContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<FieldProblem[][]> {
  const found = coming.map(() => new Map<string, Map<EntityModel, Unfit>>());
  for (const reader of readersOf(context.engine.catalog, entity.name)) {
    const changed = coming.filter((row) => row.before !== null && isTouched(row, reader.fields));
    if (changed.length === 0) continue;
    const unfit = await unfitReaders(context, entity, reader, changed);
    for (const [index, row] of coming.entries()) {
      const some = changed.includes(row) ? unfit.get(idOf(row.after)) : undefined;
      const key = [...reader.fields].find((name) => isTouched(row, [name])) ?? '';
      if (some) keep(found[index]!, key, reader.entity, { ...some, facts: factsOf(reader) });
    }
  }
  const problems: FieldProblem[][] = [];
  for (const [index, { after }] of coming.entries())
    problems.push(await told(context, entity, after, found[index]!));
  return problems;
}

/** What the reading rows say themselves and what does not follow: where the rest follows, that is what contradicts. */
const factsOf = ({ entity, reaching, follows }: Reader): string =>
  follows.size === 0
    ? ''
    : [...reaching.own]
        .flatMap((name) => (follows.has(name) ? [] : (entity.fields.get(name)?.title ?? [])))
        .join('、');

/** Two rules of an entity may find the same rows: they count once. */
function keep(
  found: Map<string, Map<EntityModel, Unfit>>,
  key: string,
  reader: EntityModel,
  unfit: Unfit,
): void {
  const kinds = found.get(key) ?? new Map<EntityModel, Unfit>();
  if (unfit.count > (kinds.get(reader)?.count ?? 0)) kinds.set(reader, unfit);
  found.set(key, kinds);
}

async function told(
  context: FitContext,
  entity: EntityModel,
  row: Row,
  found: ReadonlyMap<string, ReadonlyMap<EntityModel, Unfit>>,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const [Key, kinds] of found) {
    const field = entity.fields.get(Key);
    const rows = [...kinds].map(([reader, { count, names, facts }]) => {
      const first = names.length === 0 ? '' : `（${names.join('、')}${count > names.length ? '等' : ''}）`;
      return `${count}条${reader.title}数据${first}${facts ? `的${facts}` : ''}`;
    });
    const value = await shownValue(context, entity, field, row[Key]);
    const Message = `${field?.title ?? Key}改为${value}后，有${rows.join('、')}与之不符，请先调整这些数据`;
    problems.push({ Key, Message });
  }
  return problems;
}

interface Unfit {
  readonly id: string;
  readonly count: number;
  readonly names: readonly unknown[];
  readonly facts?: string;
}

const NAMED = 3;

async function unfitReaders(
  context: FitContext,
  entity: EntityModel,
  reader: Reader,
  changed: readonly ComingRow[],
): Promise<Map<string, Unfit>> {
  const binder = new Binder();
  const unfit = unfitSql(context, entity, reader, changed, binder);
  const label = nameOf(context, reader.entity);
  const gives = yieldingRows(reader.reaching.rule);
  const held =
    gives === undefined
      ? ''
      : ` AND NOT (${rowCondition(reader.entity, gives.when, { now: context.now }, binder, 't')})`;
  const answer = await context.queryable.query<Unfit>(
    `SELECT e."Id" AS id, count(*)::int AS count, (array_agg(${label?.sql('t') ?? 'NULL::text'} ORDER BY t."Id"))[1:${NAMED}] AS names
     FROM ${unfit}${held} GROUP BY e."Id"`,
    binder.values,
  );
  const names = (row: Unfit) => row.names.flatMap((name) => label?.show(name) ?? []);
  return new Map(answer.rows.map((row) => [row.id, { ...row, names: names(row) }]));
}

/** SQL of the rows `t` of a reader that do not fit with changed rows `e`, as it stands behind FROM. */
function unfitSql(
  context: FitContext,
  entity: EntityModel,
  { entity: reader, reaching, way, fields, follows, open }: Reader,
  changed: readonly ComingRow[],
  binder: Binder,
): string {
  const { caller, now } = context;
  const rows = changed.map(({ after }) => after);
  const columns = ['Id', ...fields].flatMap((name) => entity.fields.get(name) ?? []);
  const coming = `json_to_recordset(${binder.bind(records(columns, rows))}::json) AS e(${typed(columns)})`;
  const joins = joinsOf(context, { entity: reader, reaching, way, follows, to: entity }, coming);
  const deny = conditionToSql(reaching.rule.deny, {
    column: (path) => joins.column(path.split('.')),
    names: { me: caller.subject, now },
    bind: (value) => binder.bind(value),
  });
  // Rows of the same set are judged by their own rules, as they will be.
  const only = open === undefined ? '' : ` AND ${rowCondition(reader, open, { now }, binder, 't')}`;
  const others = reader === entity ? ` AND NOT (t."Id" = ANY(${binder.bind(rows.map(idOf))}))` : '';
  return `${ident(reader.table)} t ${joins.sql} WHERE t."IsDeleted" = 0 AND ${deny}${only}${others}`;
}

/** Rows of an entity that go with a change of rows which a rule of theirs reads. */
export interface Going {
  readonly entity: EntityModel;
  readonly rows: readonly Row[];
}

/** Rows that no longer fit with changed rows, locked, as far as they give way and go; entities of which there are none are left out. */
export async function goingRows(
  context: FitContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<Going[]> {
  const { caller, now, engine, queryable } = context;
  const found: Going[] = [];
  for (const reader of readersOf(engine.catalog, entity.name)) {
    const gives = yieldingRows(reader.reaching.rule);
    const changed = coming.filter((row) => row.before !== null && isTouched(row, reader.fields));
    if (gives?.do !== 'delete' || changed.length === 0) continue;
    const binder = new Binder();
    const { rows } = await queryable.query<Row>(
      `SELECT ${wireColumns(reader.entity, 't')} FROM ${unfitSql(context, entity, reader, changed, binder)} ORDER BY t."Id" FOR UPDATE OF t`,
      binder.values,
    );
    const isGoing = (row: Row) => compileCondition(gives.when).test({ row, me: caller.subject, now });
    if (rows.length > 0) found.push({ entity: reader.entity, rows: rows.filter(isGoing) });
  }
  return found;
}

const idOf = (row: Row): string => String(row['Id']);

/** How rows are named in the sentence: only to a caller who may read them, and only by a text. */
function nameOf({ engine, caller }: FitContext, reader: EntityModel) {
  const isText = reader.fields.get(reader.label)?.type === 'text';
  return isText && mayRead(engine.catalog, reader, caller)
    ? labelOf(engine.catalog, reader, caller)
    : undefined;
}

/**
 * The rows that a rule reads, joined one by one; where the way leads to the changed rows, these as they will be, and so are
 * the fields that follow them.
 */
function joinsOf(
  { engine }: FitContext,
  {
    entity: reader,
    reaching: { reads },
    way,
    follows,
    to,
  }: Pick<Reader, 'entity' | 'reaching' | 'way' | 'follows'> & { readonly to: EntityModel },
  coming: string,
) {
  const aliases = new Map<string, { alias: string; entity: EntityModel }>([
    ['', { alias: 't', entity: reader }],
    [way.join('.'), { alias: 'e', entity: to }],
  ]);
  const parts = way.length === 1 ? [`JOIN ${coming} ON e."Id" = t.${ident(way[0]!)}`] : [];
  const own = (name: string) => follows.get(name) ?? '';
  /** The column that a reference stands in, or the one that it will follow. */
  const reference = (holder: string, name: string) =>
    holder === 't' && own(name) !== '' ? `e.${ident(own(name))}` : `${holder}.${ident(name)}`;
  for (const path of reads)
    for (const [index, name] of path.slice(0, -1).entries()) {
      const here = path.slice(0, index + 1).join('.');
      const holder = aliases.get(path.slice(0, index).join('.'))!;
      const isWay = here === way.join('.');
      if (isWay ? index === 0 || parts.some((part) => part.startsWith(`JOIN ${coming}`)) : aliases.has(here))
        continue;
      const alias = isWay ? 'e' : `j${aliases.size}`;
      const target = entityOf(engine, holder.entity.fields.get(name)?.ref ?? '');
      const on = `${alias}."Id" = ${reference(holder.alias, name)}`;
      parts.push(
        isWay
          ? `JOIN ${coming} ON ${on}`
          : `LEFT JOIN ${ident(target.table)} ${alias} ON ${on} AND ${alias}."IsDeleted" = 0`,
      );
      aliases.set(here, { alias, entity: target });
    }
  const column = (path: Path): ConditionColumn | undefined => {
    const [first = ''] = path;
    if (path.length === 1 && own(first) !== '') return conditionColumn(to, own(first), 'e');
    const holder = aliases.get(path.slice(0, -1).join('.'));
    return holder && conditionColumn(holder.entity, path.at(-1)!, holder.alias);
  };
  return { sql: parts.join(' '), column };
}

/** A value of a row in words; of a reference the label of its row. */
export async function shownValue(
  context: FitContext,
  entity: EntityModel,
  field: FieldModel | undefined,
  value: unknown,
): Promise<string> {
  const { engine, queryable } = context;
  const target = engine.catalog.entities.get(field?.ref ?? '');
  if (!field || isDerived(field)) return '';
  const isEmpty = value === null || value === undefined;
  if (!target || isEmpty) return sayValue(context, entity, [field.name], value);
  const label = target.fields.get(target.label)!;
  const answer = await queryable.query<Row>(
    `SELECT t.${ident(label.name)} AS name FROM ${ident(target.table)} t WHERE t."Id" = $1`,
    [value],
  );
  return sayValue(context, entity, [field.name], answer.rows[0]?.['name']);
}
