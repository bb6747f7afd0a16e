import { foldedText } from '../../../contract/folded-text.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { isDerived } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { sightOf } from '../../data/access/rights.ts';
import { isDirected, lookedUpSql } from '../../data/access/directory.ts';
import { endReads, notEndedSql } from '../../data/access/ended.ts';
import { comparedSql, foldedSql, isFolded } from '../../data/sql/folded-sql.ts';
import { rowCondition, scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { codesOf, nameParts, partsSql, sameNameSql, writtenName, type NamePart } from './named.ts';
import { MOST_ASKED, MOST_COMPARED, namesIn, nearestOf } from './nearest.ts';
import { inGroups, type ImportPlan, type ImportRow } from './plan.ts';

/** The rows of a reference's target that the texts of a sheet may mean. */
export interface Targets {
  readonly entity: EntityModel;
  readonly codes: readonly FieldModel[];
  readonly byCode: Map<string, Row[]>;
  readonly byLabel: Map<string, Row[]>;
  /** By code and by label in the form in which texts are compared, for those that were written in another way. */
  readonly byFoldedCode: Map<string, Row[]>;
  readonly byFolded: Map<string, Row[]>;
  /** By the text as it was written, for targets that are named by what they lie in. */
  readonly byPath: Map<string, Row[]>;
  /** What a text that names nothing is most like. */
  readonly nearest: Map<string, string>;
  /** Fields of the sheet's row that the filter reads, and its answers so far. */
  readonly formReads: readonly string[];
  readonly fitting: Map<string, boolean>;
}

const TEXTS_AT_ONCE = 1_000;
const PATH = '_Path';
const TEXT = '_Text';

/** Every row that a text may mean: by code, by label, by what it lies in, or by what another row of the sheet says. */
export function namedBy(targets: Targets, text: string): readonly Row[] {
  const { byCode, byLabel, byFoldedCode, byFolded, byPath } = targets;
  const folded = foldedText(text);
  const exact = byCode.get(text) ?? byLabel.get(text);
  return exact ?? byFoldedCode.get(folded) ?? byFolded.get(folded) ?? byPath.get(text) ?? [];
}

/** Looks up what the texts of a reference's column may mean. */
export async function findTargets(
  plan: ImportPlan,
  field: FieldModel,
  texts: readonly string[],
  rows: readonly ImportRow[],
): Promise<Targets> {
  const { engine, caller } = plan.context;
  const entity = entityOf(engine, field.ref ?? '');
  const reads = field.filter ? compileCondition(field.filter).reads : [];
  const targets: Targets = {
    entity,
    codes: codesOf(entity).filter((candidate) => sightOf(entity, candidate, caller) === 'plain'),
    byCode: new Map(),
    byLabel: new Map(),
    byFoldedCode: new Map(),
    byFolded: new Map(),
    byPath: new Map(),
    nearest: new Map(),
    formReads: reads.flatMap((path) => (path.startsWith('form.') ? [path.slice(5)] : [])),
    fitting: new Map(),
  };
  const parts = nameParts(engine, entity);
  for (const group of inGroups(texts, TEXTS_AT_ONCE)) {
    for (const target of await queryTargets(plan, field, targets, group)) index(targets, target);
    const unknown = group.filter((text) => namedBy(targets, text).length === 0);
    if (!parts || unknown.length === 0) continue;
    for (const target of await queryPaths(plan, field, targets, parts, unknown))
      addTo(targets.byPath, target[TEXT], target);
  }
  if (entity === plan.known.entity) for (const row of rows) if (!row.before) index(targets, ofSheet(row));
  const unknown = texts.filter((text) => namedBy(targets, text).length === 0).slice(0, MOST_ASKED);
  if (unknown.length > 0) await findNearest(plan, field, targets, parts, unknown);
  return targets;

  function ofSheet(row: ImportRow): Row {
    return { ...initialOf(entity), ...row.values, Id: row.id };
  }
}

/** What a row begins with that a sheet leaves out. */
const initialOf = (entity: EntityModel): Row =>
  Object.fromEntries(
    [...entity.fields.values()]
      .filter((field) => field.default !== undefined && !isDerived(field))
      .map(({ name, default: initial }) => [name, initial]),
  );

function index(targets: Targets, target: Row): void {
  for (const code of targets.codes) {
    const text = target[code.name];
    addTo(targets.byCode, text, target);
    if (isFolded(code) && typeof text === 'string') addTo(targets.byFoldedCode, foldedText(text), target);
  }
  const label = target[targets.entity.label];
  addTo(targets.byLabel, label, target);
  if (typeof label === 'string') addTo(targets.byFolded, foldedText(label), target);
}

function addTo(map: Map<string, Row[]>, key: unknown, target: Row): void {
  if (typeof key !== 'string') return;
  const text = key.trim();
  const known = map.get(text);
  if (!known) map.set(text, [target]);
  else if (!known.includes(target)) known.push(target);
}

async function queryTargets(
  plan: ImportPlan,
  field: FieldModel,
  { entity, codes }: Targets,
  texts: readonly string[],
): Promise<Row[]> {
  const { tx } = plan.context;
  const binder = new Binder();
  const label = entity.fields.get(entity.label)!;
  const folds = label.type === 'text' || label.type === 'longtext';
  const compared = [...new Set([...codes, label])].filter((one) => !folds || one !== label);
  // Bound only where it is used: a value that no SQL names is refused by the database.
  const folded = texts.map(foldedText).filter((text) => text !== '');
  const matches = compared.map((one) => {
    const sought = binder.bind(isFolded(one) ? folded : texts);
    return `${comparedSql(one, `t.${ident(one.name)}`)} = ANY(${sought}::text[])`;
  });
  if (folds) {
    matches.push(`${foldedSql(`t.${ident(label.name)}`)} = ANY(${binder.bind(folded)}::text[])`);
  }
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't', fieldsRead(entity, field, [...codes, label]))} FROM ${ident(entity.table)} t
     WHERE t."IsDeleted" = 0 AND (${matches.join(' OR ')}) AND ${reachSql(plan, field, entity, binder)}`,
    binder.values,
  );
  return answer.rows;
}

/** A target that is not open to everyone is named only by callers that reach it, or that its filter offers it to. */
function reachSql(plan: ImportPlan, field: FieldModel, entity: EntityModel, binder: Binder): string {
  const { engine, caller } = plan.context;
  const isFree = entity.file.lookup || (field.filter !== undefined && !isDirected(entity));
  return isFree ? 'TRUE' : lookedUpSql(engine, caller, entity, binder, 't');
}

async function queryPaths(
  plan: ImportPlan,
  field: FieldModel,
  { entity, codes }: Targets,
  parts: readonly NamePart[],
  texts: readonly string[],
): Promise<Row[]> {
  const binder = new Binder();
  const wanted = `${binder.bind(texts)}::text[]`;
  const label = entity.fields.get(entity.label)!;
  const keys = (['label', 'code'] as const).map((by) =>
    sameNameSql(`concat_ws('-', ${partsSql(parts, 't', by).join(', ')})`),
  );
  const answer = await plan.context.tx.query<Row>(
    `SELECT ${wireColumns(entity, 't', fieldsRead(entity, field, [...codes, label]))}, w.text AS "${TEXT}"
     FROM (SELECT DISTINCT t."Id", unnest(ARRAY[${keys.join(', ')}]) AS key FROM ${ident(entity.table)} t
       WHERE t."IsDeleted" = 0 AND ${reachSql(plan, field, entity, binder)}) k
     JOIN (SELECT x.text, ${sameNameSql('x.text')} AS key FROM unnest(${wanted}) AS x(text)) w ON w.key = k.key
     JOIN ${ident(entity.table)} t ON t."Id" = k."Id"`,
    binder.values,
  );
  return answer.rows;
}

/** Says of texts that name nothing what they may have been meant for, among rows whose names the caller may read. */
async function findNearest(
  plan: ImportPlan,
  field: FieldModel,
  targets: Targets,
  parts: readonly NamePart[] | undefined,
  texts: readonly string[],
): Promise<void> {
  const { engine, tx, caller } = plan.context;
  const { entity, codes } = targets;
  const label = entity.fields.get(entity.label)!;
  if (sightOf(entity, label, caller) !== 'plain') return;
  const binder = new Binder();
  const wanted = `${binder.bind(texts)}::text[]`;
  const isPersonal = label.class === 'personal' || label.class === 'sensitive';
  const reach =
    entity.file.lookup || !isPersonal
      ? reachSql(plan, field, entity, binder)
      : scopeSql(engine.catalog, entity, caller, binder, 't');
  const path = parts && `concat_ws('-', ${partsSql(parts, 't', 'label').join(', ')})`;
  const name = path ? sameNameSql(path) : `t.${ident(label.name)}::text`;
  const text = path ? sameNameSql('x.text') : 'x.text';
  const named = [...new Set([...codes, label])].filter(({ type }) => type !== 'ref');
  const shown = parts ? partsSql(parts, 't', 'label').map((part, at) => `${part} AS "${PATH}${at}"`) : [];
  const answer = await tx.query<Row>(
    `WITH n AS MATERIALIZED (
       SELECT t."Id" AS id, ${name} AS name, ARRAY[${codes.map((code) => `t.${ident(code.name)}`).join(', ')}]::text[] AS codes
       FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${reach} AND ${offeredSql(plan, field, entity, binder)}),
     w AS (SELECT x.text, ${text} AS key FROM unnest(${wanted}) AS x(text))
     SELECT w.text AS "${TEXT}", ${[wireColumns(entity, 't', named), ...shown].join(', ')}
     FROM w CROSS JOIN LATERAL (
       SELECT n.id FROM n WHERE starts_with(n.name, left(w.key, 2)) OR right(n.name, 2) = right(w.key, 2)
         OR EXISTS (SELECT 1 FROM unnest(n.codes) AS c(code) WHERE starts_with(c.code, left(w.text, 3)))
       ORDER BY starts_with(n.name, regexp_replace(w.key, '.$', '')) DESC, abs(length(n.name) - length(w.key)), n.name
       LIMIT ${MOST_COMPARED}) c JOIN ${ident(entity.table)} t ON t."Id" = c.id`,
    binder.values,
  );
  const keys = named.map((one) => one.name);
  for (const asked of texts) {
    const rows = answer.rows.filter((row) => row[TEXT] === asked);
    const names = rows.flatMap((row) =>
      parts ? [writtenName(parts.map((_, at) => String(row[`${PATH}${at}`] ?? '')))] : namesIn(row, keys),
    );
    const best = nearestOf(asked, [...names, ...targets.byCode.keys(), ...targets.byLabel.keys()]);
    if (best !== undefined) targets.nearest.set(asked, best);
  }
}

/** What the field offers whatever else the row says; what depends on the row is judged once it is known. */
function offeredSql(plan: ImportPlan, field: FieldModel, entity: EntityModel, binder: Binder): string {
  const current = notEndedSql(field, entity, binder, 't');
  if (!field.filter || compileCondition(field.filter).reads.some((path) => path.startsWith('form.')))
    return current;
  const { me, now } = plan.rules;
  return `(${rowCondition(entity, field.filter, { me, now, form: {} }, binder, 't')} AND ${current})`;
}

/** The fields of the target that naming it and filtering it need. */
function fieldsRead(entity: EntityModel, field: FieldModel, named: readonly FieldModel[]): Set<FieldModel> {
  const read = field.filter ? compileCondition(field.filter).reads : [];
  const filtered = read.flatMap((path) => (path.startsWith('row.') ? [path.slice(4)] : []));
  const fields = ['Id', ...filtered, ...endReads(field, entity)].flatMap(
    (name) => entity.fields.get(name) ?? [],
  );
  return new Set([...fields, ...named]);
}
