import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { ActionFile, FieldFile, FieldType } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

const BESIDE: readonly FieldType[] = ['text', 'dict', 'ref', 'refs'];

/** Holds a directory of people against its entity: what stands beside a name is read by many. */
export function checkDirectory(
  inspection: Inspection,
  entity: EntityModel,
  names: Record<string, ConditionType>,
): void {
  const { directory } = entity.file;
  if (!directory) return;
  for (const [index, name] of directory.beside.entries()) {
    const at = ['directory', 'beside', index];
    inspection.field(at, entity, name);
    const field = entity.fields.get(name);
    if (!field) continue;
    if (!BESIDE.includes(field.type) || field.mask || field.secret || field.class === 'sensitive')
      inspection.report(at, `字段 "${name}" 不能写在姓名旁边：只能是不脱敏、不保密的 ${BESIDE.join('、')}`);
  }
  const from = directory.also && inspection.entity(['directory', 'also', 'entity'], directory.also.entity);
  if (from)
    for (const key of ['by', 'field'] as const) {
      const at = ['directory', 'also', key];
      inspection.field(at, from, directory.also![key]);
      const field = from.fields.get(directory.also![key]);
      if (field && field.type !== 'ref')
        inspection.report(at, `字段 ${field.name} 应为 ref 类型，实际为 ${field.type}`);
    }
  if (directory.first) inspection.condition(['directory', 'first'], directory.first, names, 'bool');
  for (const [role, source] of Object.entries(directory.scope ?? {})) {
    inspection.role(['directory', 'scope', role], role);
    inspection.condition(['directory', 'scope', role], source, names, 'bool');
  }
}

/** Messages about an application go to the account of the person that it names. */
export function checkApplicant(inspection: Inspection, at: At, entity: EntityModel, source: string): void {
  const [, name] = /^row\.(\w+) == me\.\w+$/.exec(source) ?? [];
  const field = entity.fields.get(name ?? '');
  if (name !== undefined && (!field || isPerson(inspection, field))) return;
  inspection.report(at, '应为 row.X == me.Y，X 引用有登录账号的人员，否则消息无人可送');
}

/** Whether a field refers to people who have an account. */
export const isPerson = ({ set }: Inspection, { ref = '' }: Pick<FieldFile, 'ref'>): boolean =>
  ref === entities.SysUser || set.entities.get(ref)?.file.account !== undefined;

/** What is handed to a person must reach somebody who can do it, and find its way back. */
export function checkHanding(inspection: Inspection, at: At, entity: EntityModel, action: ActionFile): void {
  for (const [name, field] of Object.entries(action.params ?? {})) {
    const place = [...at, 'params', name];
    if (field.ableTo !== undefined) {
      inspection.enCode([...place, 'ableTo'], field.ableTo);
      if (field.type !== 'ref' || !isPerson(inspection, field))
        inspection.report([...place, 'ableTo'], '"ableTo" 需要 ref，引用有登录账号的人员');
      else if (inspection.set.enCodes.has(field.ableTo) && !entity.actions.has(field.ableTo))
        inspection.report([...place, 'ableTo'], `EnCode "${field.ableTo}" 不属于本数据对象`);
    } else if (isHanded(inspection, entity, action, name))
      inspection.report(place, `数据随字段 "${name}" 交给某人，参数需要 "ableTo"，否则可能交给办理不了的人`);
  }
  if (action.verb !== 'transfer') return;
  if (action.params?.['UserId']?.ableTo === undefined && action.params?.['UserId'] !== undefined)
    inspection.report(
      [...at, 'params', 'UserId'],
      'transfer 的 "UserId" 需要 "ableTo"，否则会转给办理不了的人',
    );
  const { flow } = entity;
  if (flow && !flow.administrators)
    inspection.report(at, 'transfer 需要流程中的 "administrators"，否则转出后无人能收回');
  if (flow && ![...entity.actions.values()].some(({ verb }) => verb === 'reclaim'))
    inspection.report(at, 'transfer 需要同一数据对象有 reclaim 操作，否则转出后收不回');
}

/** The handler of a row is called so in every entity: who is to work on it. */
const HANDLER = /^Handler/;

/** Whether the action names a person as the handler of a row, who reaches it by that. */
function isHanded(
  inspection: Inspection,
  { file }: EntityModel,
  { verb, table }: ActionFile,
  name: string,
): boolean {
  if (table || (verb !== 'set' && verb !== 'handler') || !HANDLER.test(name)) return false;
  const field = Object.hasOwn(file.fields, name) ? file.fields[name] : undefined;
  return field?.type === 'ref' && isPerson(inspection, field);
}
