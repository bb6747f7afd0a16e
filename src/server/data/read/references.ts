import type { FieldProblem } from '../../../contract/envelope.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FieldFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import { isTouched, type ComingRow, type FitContext } from '../write/fits.ts';
import { labelOf } from './labels.ts';
import { isDirected, lookedUpSql } from '../access/directory.ts';
import { endOf, endReads } from '../access/ended.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/** A reference of an entity, or a parameter of an action. */
export type AskingField = Pick<
  FieldFile,
  'type' | 'title' | 'ref' | 'filter' | 'ableTo' | 'readonly' | 'value'
> & {
  readonly name: string;
  readonly implicit?: boolean;
  /** A parameter that may hold a code in the place of an Id, which its handler judges. */
  readonly isCode?: boolean;
};

/**
 * References whose target does not exist (any more) or is not among those that the field offers. A reference is looked at
 * when it has changed, and its filter also when a field of the form that it reads has.
 * @param owner the entity of the rows, so that rows which are stored together may refer to each other
 * @returns the refused fields of each row, in the order of the rows
 */
export async function judgeReferences(
  context: FitContext,
  fields: Iterable<AskingField>,
  coming: readonly ComingRow[],
  owner?: EntityModel,
): Promise<FieldProblem[][]> {
  const problems: FieldProblem[][] = coming.map(() => []);
  for (const field of fields) {
    if (field.implicit || (field.type !== 'ref' && field.type !== 'refs')) continue;
    const deciding = [field.name, ...formReads(field.filter)];
    const asked = coming.flatMap((row, index) => {
      const ids = idsOf(row.after[field.name]);
      return ids.length > 0 && isTouched(row, deciding) ? [{ row, index, ids }] : [];
    });
    if (asked.length === 0) continue;
    const targets = await targetsOf(context, field, new Set(asked.flatMap(({ ids }) => ids)));
    if (field.ableTo !== undefined) for (const target of targets.values()) target[FOUND] = true;
    if (owner?.name === field.ref) addComing(targets, coming);
    const offers = offering(context, field, targets);
    for (const { row, index, ids } of asked) {
      const message = problemOf(context, field, row, ids, targets, offers);
      if (message !== undefined) problems[index]!.push({ Key: field.name, Message: message });
    }
  }
  return problems;
}

/** Fields of the form that a filter looks at. */
export function formReads(filter: string | undefined): string[] {
  if (filter === undefined) return [];
  return compileCondition(filter).reads.flatMap((path) => (path.startsWith('form.') ? [path.slice(5)] : []));
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.map(String))] : typeof value === 'string' && value ? [value] : [];

/** Rows that are about to be stored count as what they will be. */
function addComing(targets: Map<string, Row>, coming: readonly ComingRow[]): void {
  for (const { after } of coming) if (after['Id']) targets.set(String(after['Id']), after);
}

const IDS_AT_ONCE = 1_000;

/** Whether the caller could pick the row; others are taken from nobody who merely knows their Ids. */
const FOUND = ' found';

/** Whether only rows are offered that the caller finds: people of the directory, and whatever a field offers without a filter. */
function isLookedUp(target: EntityModel, { filter, readonly, value }: AskingField): boolean {
  if (isDirected(target)) return true;
  return filter === undefined && !target.file.lookup && !readonly && value === undefined;
}

async function targetsOf(
  { engine, queryable, caller, given }: FitContext,
  field: AskingField,
  ids: ReadonlySet<string>,
): Promise<Map<string, Row>> {
  const target = entityOf(engine, field.ref ?? '');
  const read = field.filter === undefined ? [] : compileCondition(field.filter).reads;
  const names = read.flatMap((path) => (path.startsWith('row.') ? [path.split('.')[1]!] : []));
  const fields = ['Id', target.label, ...names, ...endReads(field, target)].flatMap(
    (name) => target.fields.get(name) ?? [],
  );
  const columns = wireColumns(target, 't', new Set(fields));
  const isChosen = !field.isCode && !given?.has(field.name);
  const isFound = isChosen && isLookedUp(target, field) && caller.subject.UserId !== '';
  const found = new Map<string, Row>();
  const all = [...ids];
  for (let start = 0; start < all.length; start += IDS_AT_ONCE) {
    const binder = new Binder();
    const asked = binder.bind(all.slice(start, start + IDS_AT_ONCE));
    const reach = isFound ? lookedUpSql(engine, caller, target, binder, 't') : 'TRUE';
    const answer = await queryable.query<Row>(
      `SELECT ${columns}, (${reach}) IS TRUE AS "${FOUND}" FROM ${ident(target.table)} t WHERE t."Id" = ANY(${asked}) AND t."IsDeleted" = 0`,
      binder.values,
    );
    for (const row of answer.rows) found.set(String(row['Id']), row);
  }
  return found;
}

type Offers = (id: string, form: Row) => boolean;

/** Whether the field offers a target; asked once for each target and what the filter reads of the form. */
function offering({ caller, now }: FitContext, { filter }: AskingField, targets: Map<string, Row>): Offers {
  if (filter === undefined) return () => true;
  const condition = compileCondition(filter);
  const reads = formReads(filter);
  const known = new Map<string, boolean>();
  return (id, form) => {
    const key = JSON.stringify([id, reads.map((name) => form[name] ?? null)]);
    const answer = known.get(key) ?? condition.test({ row: targets.get(id), form, me: caller.subject, now });
    known.set(key, answer);
    return answer;
  };
}

function problemOf(
  { engine, caller, given }: FitContext,
  field: AskingField,
  { before, after }: ComingRow,
  ids: readonly string[],
  targets: ReadonlyMap<string, Row>,
  offers: Offers,
): string | undefined {
  const stored = isTouched({ before, after }, [field.name]) ? [] : idsOf(before?.[field.name]);
  const missing = !field.isCode && ids.some((id) => !targets.has(id) && !stored.includes(id));
  if (missing) return `${field.title}不存在或已删除`;
  const kept = idsOf(before?.[field.name]);
  const isHidden = (id: string) => !field.isCode && targets.get(id)?.[FOUND] === false && !kept.includes(id);
  const target: EntityModel = entityOf(engine, field.ref ?? '');
  const isChosen = (id: string) => !kept.includes(id) && !given?.has(field.name);
  const end = (id: string) => (isChosen(id) ? endOf(field, target, targets.get(id)) : undefined);
  const isRefused = (id: string) => isHidden(id) || !offers(id, after) || end(id) !== undefined;
  const id = ids.find((one) => targets.has(one) && isRefused(one)) ?? '';
  const refused = targets.get(id);
  if (!refused) return undefined;
  const why = isHidden(id) ? undefined : end(id);
  // The name of a row that the caller may not read is told to nobody who merely guesses Ids.
  const label = target.file.lookup ? labelOf(engine.catalog, target, caller) : undefined;
  const name = label?.show(refused[target.label]) ?? null;
  return `${field.title}${name === null ? '' : `「${name}」`}不在可选范围内${why === undefined ? '' : `（${why}）`}`;
}
