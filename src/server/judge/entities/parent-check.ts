import { rowReads } from '../../../contract/formula-order.ts';
import type { Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { rowNames, type Inspection } from '../names/references.ts';

/** Verbs that store a row with its lines. */
export const SENDS: ReadonlySet<Verb> = new Set<Verb>(['add', 'edit', 'save', 'submit']);

/** Holds a sub-table against the entity that its rows belong to. */
export function checkParent(inspection: Inspection, entity: EntityModel): void {
  const link = entity.file.parent;
  if (!link) return;
  const parent = inspection.entity(['parent', 'entity'], link.entity);
  if (parent) inspection.field(['parent', 'field'], entity, link.field);
  for (const [index, enCode] of (link.sentBy ?? []).entries()) {
    const at = ['parent', 'sentBy', index];
    const action = parent?.actions.get(enCode);
    if (!inspection.enCode(at, enCode) || !parent) continue;
    if (!action) inspection.report(at, `EnCode "${enCode}" 不属于 ${parent.name}`);
    else if (!SENDS.has(action.verb))
      inspection.report(at, `${action.verb} 不保存子表，应为 ${[...SENDS].join('、')}`);
  }
  checkLocked(inspection, entity);
}

/** A line is locked by what nobody types: else it would be locked while it is typed. */
function checkLocked(inspection: Inspection, entity: EntityModel): void {
  const locked = entity.file.parent?.locked;
  if (locked === undefined) return;
  const at = ['parent', 'locked'];
  inspection.condition(at, locked, rowNames(entity), 'bool');
  for (const name of rowReads(locked)) {
    const field = entity.fields.get(name);
    if (field && !field.implicit && !field.readonly && field.of === undefined)
      inspection.report(at, `字段 "${name}" 可以填写，锁定的条件只能用由服务器决定的字段（"readonly"）`);
  }
}
