import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { sightOf } from '../../data/rights.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder, ident } from '../../data/sql.ts';
import { wireColumns } from '../../data/wire-columns.ts';
import { isCode } from './keys.ts';
import { blame, eachRow, inGroups, readsFault, type ImportPlan, type ImportRow } from './plan.ts';

/** The rows of a reference's target that the texts of a sheet may mean. */
interface Targets {
  readonly entity: EntityModel;
  readonly codes: readonly FieldModel[];
  readonly byCode: Map<string, Row[]>;
  readonly byLabel: Map<string, Row[]>;
  /** Fields of the sheet's row that the filter reads, and its answers so far. */
  readonly formReads: readonly string[];
  readonly fitting: Map<string, boolean>;
}

const TEXTS_AT_ONCE = 1_000;

/**
 * Turns the texts of reference cells into Ids. A target is named by one of its unique codes or by its label, and must pass
 * the field's filter; column after column, since the filter of one may read another (the class of the chosen major).
 */
export async function resolveReferences(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  for (const { field } of plan.columns) {
    if (field.type !== 'ref' && field.type !== 'refs') continue;
    const texts = new Set(rows.flatMap((row) => textsOf(row.values[field.name])));
    const targets = await findTargets(plan, field, [...texts]);
    await eachRow(plan, rows, (row) => resolveRow(plan, field, targets, row));
  }
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

function resolveRow(plan: ImportPlan, field: FieldModel, targets: Targets, row: ImportRow): void {
  const texts = textsOf(row.values[field.name]);
  if (texts.length === 0) return;
  const stored = textsOf(row.before?.[field.name]);
  const ids: string[] = [];
  for (const text of texts) {
    const found = chosen(plan, field, targets, row, text, stored);
    if ('problem' in found) {
      blame(row, field.name, found.problem);
      delete row.values[field.name];
      return;
    }
    ids.push(found.id);
  }
  row.values[field.name] = field.type === 'refs' ? [...new Set(ids)] : ids[0];
}

function chosen(
  plan: ImportPlan,
  field: FieldModel,
  targets: Targets,
  row: ImportRow,
  text: string,
  stored: readonly string[],
): { id: string } | { problem: string } {
  const named = targets.byCode.get(text) ?? targets.byLabel.get(text) ?? [];
  const kept = named.find((target) => stored.includes(String(target['Id'])));
  if (kept) return { id: String(kept['Id']) };
  // The row is refused anyway; the class is not to blame for a college that nobody knows.
  if (named[0] && field.filter && readsFault(field.filter, row)) return { id: String(named[0]['Id']) };
  const fitting = named.filter((target) => fits(plan, field, targets, row, target));
  if (fitting.length === 1) return { id: String(fitting[0]!['Id']) };
  if (fitting.length > 1) {
    const code = targets.codes[0]?.title;
    const advice = code ? `，请填写${code}` : '';
    return { problem: `${field.title}「${text}」有${fitting.length}个同名${advice}` };
  }
  // What it does not fit with is said once the whole row is known.
  if (named.length === 1) return { id: String(named[0]!['Id']) };
  return {
    problem: named.length > 0 ? `${field.title}「${text}」不在可选范围内` : `${field.title}「${text}」不存在`,
  };
}

/** Rows of one class ask the same question again and again; it is answered once for what the filter reads of a row. */
function fits(plan: ImportPlan, field: FieldModel, targets: Targets, row: ImportRow, target: Row): boolean {
  if (!field.filter) return true;
  const read = targets.formReads.map((name) => row.values[name] ?? row.before?.[name] ?? null);
  const key = JSON.stringify([target['Id'], read]);
  const known = targets.fitting.get(key);
  if (known !== undefined) return known;
  const form = { ...row.before, ...row.values };
  const { me, now } = plan.rules;
  const answer = compileCondition(field.filter).test({ row: target, form, me, now });
  targets.fitting.set(key, answer);
  return answer;
}

async function findTargets(plan: ImportPlan, field: FieldModel, texts: readonly string[]): Promise<Targets> {
  const entity = entityOf(plan.context.engine, field.ref ?? '');
  const { caller } = plan.context;
  const codes = [...entity.fields.values()].filter(
    (candidate) => isCode(candidate) && sightOf(entity, candidate, caller) === 'plain',
  );
  const reads = field.filter ? compileCondition(field.filter).reads : [];
  const formReads = reads.flatMap((path) => (path.startsWith('form.') ? [path.slice(5)] : []));
  const targets: Targets = {
    entity,
    codes,
    byCode: new Map(),
    byLabel: new Map(),
    formReads,
    fitting: new Map(),
  };
  for (const group of inGroups(texts, TEXTS_AT_ONCE)) {
    for (const target of await queryTargets(plan, field, targets, group)) {
      for (const code of codes) addTo(targets.byCode, target[code.name], target);
      addTo(targets.byLabel, target[entity.label], target);
    }
  }
  return targets;
}

function addTo(index: Map<string, Row[]>, key: unknown, target: Row): void {
  if (typeof key !== 'string') return;
  const text = key.trim();
  const known = index.get(text);
  if (!known) index.set(text, [target]);
  else if (!known.includes(target)) known.push(target);
}

async function queryTargets(
  plan: ImportPlan,
  field: FieldModel,
  { entity, codes }: Targets,
  texts: readonly string[],
): Promise<Row[]> {
  const { engine, tx, caller } = plan.context;
  const binder = new Binder();
  const wanted = `${binder.bind(texts)}::text[]`;
  const label = entity.fields.get(entity.label)!;
  const matches = [...new Set([...codes, label])].map(({ name }) => `t.${ident(name)} = ANY(${wanted})`);
  // A target that is not open to everyone is named only by those who reach it, or whom its filter offers it.
  const reach =
    entity.file.lookup || field.filter ? 'TRUE' : scopeSql(engine.catalog, entity, caller, binder, 't');
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't', fieldsRead(entity, field, [...codes, label]))} FROM ${ident(entity.table)} t
     WHERE t."IsDeleted" = 0 AND (${matches.join(' OR ')}) AND ${reach}`,
    binder.values,
  );
  return answer.rows;
}

/** The fields of the target that naming it and filtering it need. */
function fieldsRead(entity: EntityModel, field: FieldModel, named: readonly FieldModel[]): Set<FieldModel> {
  const read = field.filter ? compileCondition(field.filter).reads : [];
  const filtered = read.flatMap((path) => (path.startsWith('row.') ? [path.slice(4)] : []));
  const fields = ['Id', ...filtered].flatMap((name) => entity.fields.get(name) ?? []);
  return new Set([...fields, ...named]);
}
