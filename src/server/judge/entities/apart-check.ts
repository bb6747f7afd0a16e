import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ApartRows } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { apartSql } from '../../data/sql/apart-sql.ts';
import { conditionMessage } from '../values/condition-message.ts';
import { rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Types whose values are equal where their characters are. */
const KEYS: readonly string[] = ['ref', 'dict', 'int', 'text'];

/** Holds rows that may not stand beside each other against the fields that say where they stand. */
export function checkApart(inspection: Inspection, entity: EntityModel): void {
  for (const [index, rule] of (entity.file.apart ?? []).entries()) {
    const at = ['apart', index];
    for (const [place, name] of rule.fields.entries()) {
      inspection.field([...at, 'fields', place], entity, name);
      const field = entity.fields.get(name);
      if (field && (!KEYS.includes(field.type) || field.sealed))
        inspection.report([...at, 'fields', place], `字段 "${name}" 应为 ref、dict、int 或 text，且不加密`);
    }
    if (rule.fields.length === 0 && rule.from === undefined)
      inspection.report([...at, 'fields'], '没有 "from" 时须写明哪些字段相同');
    checkMoments(inspection, at, entity, rule);
    inspection.field([...at, 'field'], entity, rule.field);
    if (rule.when !== undefined) checkConstant(inspection, [...at, 'when'], entity, rule, rule.when);
  }
}

function checkMoments(inspection: Inspection, at: At, entity: EntityModel, { from, to }: ApartRows): void {
  if (to !== undefined && from === undefined) inspection.report([...at, 'to'], '"to" 须与 "from" 同用');
  for (const [key, name] of Object.entries({ from, to })) {
    if (name === undefined) continue;
    inspection.field([...at, key], entity, name);
    const type = entity.fields.get(name)?.type;
    if (type !== undefined && type !== 'date' && type !== 'datetime')
      inspection.report([...at, key], `字段 "${name}" 应为 date 或 datetime，实际为 ${type}`);
  }
  const [first, last] = [from, to].map((name) => entity.fields.get(name ?? '')?.type);
  const isMoment = (type: string) => type === 'date' || type === 'datetime';
  if (first && last && first !== last && isMoment(first) && isMoment(last))
    inspection.report([...at, 'to'], `"${from}" 和 "${to}" 的类型须相同`);
}

/** The database keeps the rows apart by itself, so that the condition says the same of a row at any time and for anybody. */
function checkConstant(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  rule: ApartRows,
  when: string,
): void {
  const found = inspection.problems.length;
  inspection.condition(at, when, { row: rowNames(entity)['row']! }, 'bool');
  if (inspection.problems.length > found) return;
  try {
    if (compileCondition(when).reads.length > 0 && rule.fields.every((name) => entity.fields.has(name)))
      apartSql(entity, rule, 't');
  } catch (error) {
    inspection.report(at, `条件只能用本条数据和固定的值：${conditionMessage((error as Error).message)}`);
  }
}
