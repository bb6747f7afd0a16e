import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { endOf } from '../../data/access/ended.ts';
import { comparableName } from './named.ts';
import { blame, eachRow, readsFault, type ImportPlan, type ImportRow } from './plan.ts';
import { findTargets, namedBy, type Targets } from './targets.ts';

/**
 * Turns the texts of reference cells into Ids. A target is named by one of its unique codes or by its label, and must pass
 * the field's filter; column after column, since the filter of one may read another (the class of the chosen major).
 */
export async function resolveReferences(
  plan: ImportPlan,
  rows: readonly ImportRow[],
  fields: readonly FieldModel[],
): Promise<void> {
  for (const field of fields) {
    if (field.type !== 'ref' && field.type !== 'refs') continue;
    const texts = new Set(rows.flatMap((row) => textsOf(row.values[field.name])));
    const targets = await findTargets(plan, field, [...texts], rows);
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
    if (isRefused(plan, targets, text)) {
      row.waits.add(field.name);
      delete row.values[field.name];
      return;
    }
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

/** Whether the text names a row of an earlier sheet that is refused, and nothing else. */
const isRefused = (plan: ImportPlan, targets: Targets, text: string): boolean =>
  namedBy(targets, text).length === 0 &&
  plan.refused.get(targets.entity.name)?.has(comparableName(text)) === true;

function chosen(
  plan: ImportPlan,
  field: FieldModel,
  targets: Targets,
  row: ImportRow,
  text: string,
  stored: readonly string[],
): { id: string } | { problem: string } {
  const named = namedBy(targets, text);
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
  if (named.length > 0) return { problem: `${field.title}「${text}」不在可选范围内` };
  const nearest = targets.nearest.get(text);
  const advice = nearest === undefined ? '' : `，最接近的是「${nearest}」`;
  return { problem: `${field.title}「${text}」不存在${advice}` };
}

/** Rows of one class ask the same question again and again; it is answered once for what the filter reads of a row. */
function fits(plan: ImportPlan, field: FieldModel, targets: Targets, row: ImportRow, target: Row): boolean {
  const isOver = () => endOf(field, targets.entity, target) !== undefined;
  if (!field.filter) return !isOver();
  const read = targets.formReads.map((name) => row.values[name] ?? row.before?.[name] ?? null);
  const key = JSON.stringify([target['Id'], read]);
  const known = targets.fitting.get(key);
  if (known !== undefined) return known;
  const form = { ...row.before, ...row.values };
  const { me, now } = plan.rules;
  const answer = !isOver() && compileCondition(field.filter).test({ row: target, form, me, now });
  targets.fitting.set(key, answer);
  return answer;
}
