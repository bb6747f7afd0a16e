import { declaredIndex } from '../../../contract/indexes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

/** Conditions that hold as long as somebody holds a post, or belongs to a unit. */
const BY_POST = /\bme\.(?:TeacherId|ClassIds|CollegeIds|BuildingIds|OrgId)\b/;

/** Verbs with which somebody works on a single row. */
const WORK: readonly Verb[] = ['add', 'edit', 'save', 'set', 'handler', 'import'];

/** A former holder of a post goes on reading what was done in it: a scope by post says by which fields, or why there is nothing to read. */
export function checkDone(inspection: Inspection, entity: EntityModel): void {
  const { scope, doneBy, flow, parent } = entity.file;
  const isByPost = Object.values(scope).some((source) => BY_POST.test(source));
  const isWorkedOn = [...entity.actions.values()].some(({ verb }) => WORK.includes(verb));
  // Approvals have records of who decided, and lines are read with their parent.
  const isAsked = isByPost && isWorkedOn && !flow && !parent;
  if (isAsked && doneBy === undefined)
    inspection.report(
      ['scope'],
      '数据范围随任职变化，须以 "doneBy" 声明哪些字段记下经办的账号（卸任后仍可阅读），或写明没有经办人的原因',
    );
  if (!Array.isArray(doneBy)) return;
  for (const [index, name] of doneBy.entries()) {
    const at = ['doneBy', index];
    inspection.field(at, entity, name);
    const field = entity.fields.get(name);
    if (!field) continue;
    const isAccount = field.ref === entities.SysUser || (field.type === 'text' && field.readonly === true);
    if (!isAccount)
      inspection.report(at, `字段 ${name} 应为只读的账号主键（text），或引用 ${entities.SysUser}`);
    // Every list of everybody in a role asks it.
    const isIndexed =
      field.index === true || entity.file.indexes?.some((use) => declaredIndex(use).fields[0] === name);
    if (!isIndexed) inspection.report(at, `字段 ${name} 须有索引（"index" 或 "indexes"）`);
  }
}
