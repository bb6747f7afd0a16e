import type { FieldModel } from '../../../contract/model.ts';
import { blame, isGood, type ImportPlan, type ImportRow } from './plan.ts';

/** Fields by which rows of one sheet may stand on each other. */
const ownRefs = ({ columns, known }: ImportPlan): FieldModel[] =>
  columns.flatMap(({ field }) => (field.type === 'ref' && field.ref === known.entity.name ? [field] : []));

const idOf = (row: ImportRow): string => String(row.before?.['Id'] ?? row.id);

/**
 * The rows so that each stands behind those it refers to, whatever the order of the sheet. Rows that refer to each other in
 * a ring are blamed and named.
 */
export function inOrder(plan: ImportPlan, rows: readonly ImportRow[]): readonly ImportRow[] {
  const fields = ownRefs(plan);
  if (fields.length === 0) return rows;
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const ordered: ImportRow[] = [];
  const done = new Set<ImportRow>();
  for (const row of rows) {
    // Walked without recursion: a chain may be as long as the sheet.
    const way: ImportRow[] = [row];
    const onWay = new Set(way);
    while (way.length > 0) {
      const last = way.at(-1)!;
      const next = done.has(last) ? undefined : waitsFor(fields, byId, done, last);
      if (next && !onWay.has(next.row)) {
        way.push(next.row);
        onWay.add(next.row);
        continue;
      }
      if (next) blameRing(next.field, way.slice(way.indexOf(next.row)));
      if (!done.has(last)) ordered.push(last);
      done.add(last);
      onWay.delete(last);
      way.pop();
    }
  }
  return ordered;
}

function waitsFor(
  fields: readonly FieldModel[],
  byId: ReadonlyMap<string, ImportRow>,
  done: ReadonlySet<ImportRow>,
  row: ImportRow,
): { row: ImportRow; field: FieldModel } | undefined {
  for (const field of fields) {
    const other = byId.get(String(row.values[field.name] ?? ''));
    if (other && !done.has(other)) return { row: other, field };
  }
  return undefined;
}

/** Marks rows that stand on refused rows of their own sheet: what is wrong with those is told once, where it is wrong. */
export function markWaiting(plan: ImportPlan, rows: readonly ImportRow[]): void {
  const fields = ownRefs(plan);
  if (fields.length === 0) return;
  const refused = new Set(rows.filter((row) => !isGood(row)).map(idOf));
  for (let marked = refused.size; marked > 0;) {
    marked = 0;
    for (const row of rows)
      for (const { name } of fields) {
        if (row.waits.has(name) || !refused.has(String(row.values[name] ?? ''))) continue;
        row.waits.add(name);
        if (refused.has(idOf(row))) continue;
        refused.add(idOf(row));
        marked += 1;
      }
  }
}

const MOST_NAMED = 10;

function blameRing(field: FieldModel, ring: readonly ImportRow[]): void {
  const places = [...ring, ring[0]!].slice(0, MOST_NAMED).map(({ rowNo }) => `第${rowNo}行`);
  for (const row of ring)
    blame(row, field.name, `${field.title}循环：${places.join('→')}${ring.length >= MOST_NAMED ? '…' : ''}`);
}
