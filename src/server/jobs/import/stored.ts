import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { comparedSql, comparedValue } from '../../data/sql/folded-sql.ts';
import { refuse } from '../../data/refusal.ts';
import { ownScopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { matchByFields, REACHED } from './match-fields.ts';
import { rowKey, uniqueKeys, type UniqueKey } from './keys.ts';
import { blame, eachRow, inGroups, isUnknown, type ImportPlan, type ImportRow } from './plan.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Finds the stored rows that an import with Cover changes, by the entity's code, and locks them.
 * @returns the rows that are worth a further look: of one that the caller does not reach, nothing more is told
 */
export async function matchStored(plan: ImportPlan, rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const fields = plan.columns.map(({ field }) => field);
  const [key, ...more] = rowKey(plan.known.entity, fields);
  if (!key || !fields.includes(key)) throw refuse('该数据没有唯一的编码，不能覆盖导入');
  if (more.length > 0) return matchByFields(plan, [key, ...more], rows);
  const named = rows.filter((row) => typeof row.values[key.name] === 'string');
  const unreached = new Set<ImportRow>();
  for (const group of inGroups(named, ROWS_AT_ONCE)) {
    const stored = await lockByKey(plan, key, group);
    await eachRow(plan, group, (row) => {
      const found = stored.get(comparedValue(key, row.values[key.name]));
      if (!found) return;
      if (found[REACHED] === true) {
        row.before = found;
        // Another way to write it names the row and does not rename it.
        row.values[key.name] = found[key.name];
        return;
      }
      blame(row, key.name, '无权操作该数据');
      unreached.add(row);
    });
  }
  return rows.filter((row) => !unreached.has(row));
}

async function lockByKey(
  plan: ImportPlan,
  key: FieldModel,
  rows: readonly ImportRow[],
): Promise<Map<unknown, Row>> {
  const { engine, tx, caller } = plan.context;
  const { entity } = plan.known;
  const binder = new Binder();
  const scope = ownScopeSql(engine.catalog, entity, caller, binder, 't');
  const wanted = binder.bind(rows.map((row) => comparedValue(key, row.values[key.name])));
  const column = comparedSql(key, `t.${ident(key.name)}`);
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')}, (${scope}) IS TRUE AS ${ident(REACHED)} FROM ${ident(entity.table)} t
     WHERE t."IsDeleted" = 0 AND ${column} = ANY(${wanted}::text[]) ORDER BY t."Id" FOR UPDATE OF t`,
    binder.values,
  );
  return new Map(answer.rows.map((row) => [comparedValue(key, row[key.name]), row]));
}

/** Blames the rows whose keys another row of the sheet or of the database has. */
export async function findRepeated(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  for (const key of uniqueKeys(plan.known.entity)) {
    const known = rows.filter((row) => key.fields.every(({ name }) => !isUnknown(row, name)));
    const keyed = known.flatMap((row) => {
      const text = keyText(plan, key, row.row);
      return text === undefined ? [] : [{ row, text }];
    });
    blameTwins(plan, key, keyed);
    for (const group of inGroups(keyed, ROWS_AT_ONCE)) await blameTaken(plan, key, group);
  }
}

interface Keyed {
  readonly row: ImportRow;
  readonly text: string;
}

/** The key's values as one text; undefined when one is absent, since nothing repeats nothing, unless blanks count. */
function keyText(plan: ImportPlan, key: UniqueKey, row: Row): string | undefined {
  const values = key.fields.map((field) => comparedValue(field, row[field.name] ?? null));
  const isOpen =
    values.every((value) => value === null) ||
    key.fields.some((field, at) => values[at] === null && !blanksCount(plan, key, field));
  return isOpen ? undefined : JSON.stringify(values);
}

/** Lines of one row that say the same are the same line, also where they both leave something out; so are other rows where the entity says it. */
const blanksCount = ({ known }: ImportPlan, { fields }: UniqueKey, { name }: FieldModel): boolean =>
  fields.length > 1 &&
  (known.action.lines !== undefined || known.entity.file.uniqueBlanks?.includes(name) === true);

/** The column that shows what is wrong with a key: the first one that the sheet has. */
function shownField(plan: ImportPlan, key: UniqueKey): FieldModel {
  return key.fields.find((field) => plan.columns.some((column) => column.field === field)) ?? key.fields[0]!;
}

const MOST_NAMED = 3;

function blameTwins(plan: ImportPlan, key: UniqueKey, keyed: readonly Keyed[]): void {
  const groups = new Map<string, ImportRow[]>();
  for (const { row, text } of keyed) {
    const group = groups.get(text);
    if (group) group.push(row);
    else groups.set(text, [row]);
  }
  const field = shownField(plan, key);
  const titles = key.fields.map(({ title }) => title).join('、');
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    for (const row of group) {
      const others = group.filter((other) => other !== row).map((other) => other.rowNo);
      const named = others.slice(0, MOST_NAMED).join('、');
      const more = others.length > MOST_NAMED ? `等${others.length}行` : '行';
      blame(row, field.name, `${titles}与第${named}${more}重复`);
    }
  }
}

async function blameTaken(plan: ImportPlan, key: UniqueKey, keyed: readonly Keyed[]): Promise<void> {
  const { entity } = plan.known;
  const changed = keyed.filter(({ row, text }) => !row.before || keyText(plan, key, row.before) !== text);
  if (changed.length === 0) return;
  const records = changed.map(({ row }) =>
    Object.fromEntries(key.fields.map((field) => [field.name, comparedValue(field, row.row[field.name])])),
  );
  const columns = key.fields.map((field) => `${ident(field.name)} ${FIELD_KINDS[field.type].column(field)}`);
  const equal = key.fields.map((field) => {
    const sameAs = blanksCount(plan, key, field) ? 'IS NOT DISTINCT FROM' : '=';
    return `${comparedSql(field, `t.${ident(field.name)}`)} ${sameAs} r.${ident(field.name)}`;
  });
  const answer = await plan.context.tx.query<Row>(
    `SELECT t."Id" AS "_Owner", ${wireColumns(entity, 't', key.fields)}
     FROM json_to_recordset($1::json) AS r(${columns.join(', ')})
     JOIN ${ident(entity.table)} t ON ${equal.join(' AND ')} AND t."IsDeleted" = 0`,
    [JSON.stringify(records)],
  );
  const owners = new Map(answer.rows.map((row) => [keyText(plan, key, row), row['_Owner']]));
  const field = shownField(plan, key);
  for (const { row, text } of changed) {
    const owner = owners.get(text);
    if (owner !== undefined && owner !== row.before?.['Id']) blame(row, field.name, key.taken);
  }
}
