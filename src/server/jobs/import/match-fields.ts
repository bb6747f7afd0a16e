import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { comparedSql, comparedValue } from '../../data/sql/folded-sql.ts';
import { ownScopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { resolveReferences } from './references.ts';
import { blame, eachRow, inGroups, isUnknown, type ImportPlan, type ImportRow } from './plan.ts';

/** Whether the caller reaches a row that was found by its key. */
export const REACHED = '_Reached';
const ROWS_AT_ONCE = 1_000;

/**
 * Finds the stored rows of a key of several fields, and locks them. What of the key may be left out tells rows apart only
 * where the sheet says it: a blank cell takes any row of the rest, and a value the row that has none yet.
 * @returns the rows that are worth a further look
 */
export async function matchByFields(
  plan: ImportPlan,
  key: readonly FieldModel[],
  rows: readonly ImportRow[],
): Promise<ImportRow[]> {
  await resolveReferences(plan, rows, key);
  const fixed = key.filter(({ required }) => required === true);
  const open = key.filter((field) => !fixed.includes(field));
  const named = rows.filter((row) =>
    fixed.every(({ name }) => !isUnknown(row, name) && (row.values[name] ?? null) !== null),
  );
  const unreached = new Set<ImportRow>();
  const taken = new Set<Row>();
  for (const group of inGroups(named, ROWS_AT_ONCE)) {
    const stored = await lockByFields(plan, fixed, group);
    await eachRow(plan, group, (row) => {
      const found = stored.get(textOf(fixed, row.values)) ?? [];
      const match = matching(open, found, taken, row);
      if (!match) return;
      taken.add(match);
      if (match[REACHED] === true) {
        row.before = match;
        keepWriting(key, match, row.values);
        return;
      }
      blame(row, fixed[0]!.name, '无权操作该数据');
      unreached.add(row);
    });
  }
  return rows.filter((row) => !unreached.has(row));
}

/** Another way to write a name finds the row and does not rename it. */
function keepWriting(key: readonly FieldModel[], stored: Row, values: Row): void {
  for (const field of key)
    if (comparedValue(field, values[field.name]) === comparedValue(field, stored[field.name]))
      values[field.name] = stored[field.name];
}

const textOf = (fields: readonly FieldModel[], row: Row): string =>
  JSON.stringify(fields.map((field) => String(comparedValue(field, row[field.name]))));

function matching(
  open: readonly FieldModel[],
  found: readonly Row[],
  taken: ReadonlySet<Row>,
  { values }: ImportRow,
): Row | undefined {
  const said = open.filter(({ name }) => values[name] !== undefined);
  const isSame = (row: Row) =>
    said.every(
      (field) => comparedValue(field, row[field.name] ?? null) === comparedValue(field, values[field.name]),
    );
  const same = found.find(isSame);
  if (same) return same;
  const free = found.filter((row) => !taken.has(row));
  const isBlank = (row: Row) => said.every(({ name }) => (row[name] ?? null) === null);
  if (said.every(({ name }) => values[name] === null)) return free.length === 1 ? free[0] : undefined;
  return free.find(isBlank);
}

async function lockByFields(
  plan: ImportPlan,
  fixed: readonly FieldModel[],
  rows: readonly ImportRow[],
): Promise<Map<string, Row[]>> {
  const { engine, tx, caller } = plan.context;
  const { entity } = plan.known;
  const binder = new Binder();
  const scope = ownScopeSql(engine.catalog, entity, caller, binder, 't');
  const records = rows.map(({ values }) =>
    Object.fromEntries(fixed.map((field) => [field.name, comparedValue(field, values[field.name])])),
  );
  const columns = fixed.map((field) => `${ident(field.name)} ${FIELD_KINDS[field.type].column(field)}`);
  const equal = fixed
    .map((field) => `${comparedSql(field, `t.${ident(field.name)}`)} = r.${ident(field.name)}`)
    .join(' AND ');
  const wanted = `json_to_recordset(${binder.bind(JSON.stringify(records))}::json) AS r(${columns.join(', ')})`;
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')}, (${scope}) IS TRUE AS ${ident(REACHED)} FROM ${ident(entity.table)} t
     WHERE t."IsDeleted" = 0 AND EXISTS (SELECT 1 FROM ${wanted} WHERE ${equal}) ORDER BY t."Id" FOR UPDATE OF t`,
    binder.values,
  );
  const found = new Map<string, Row[]>();
  for (const row of answer.rows) {
    const text = textOf(fixed, row);
    found.set(text, [...(found.get(text) ?? []), row]);
  }
  return found;
}
