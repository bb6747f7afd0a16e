import type { FieldFile, Intake, PageFile } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { childrenOf } from '../../../contract/page.ts';
import { throughReads } from '../../../contract/reached-row.ts';
import { isPublicField } from '../../../contract/public-part.ts';
import type { Inspection } from '../names/references.ts';
import { buttonsOf } from '../../../contract/page-names.ts';

type At = readonly (string | number)[];

const FILES: readonly string[] = ['file', 'image'];

const holdsFiles = ({ type, fields = {} }: FieldFile): boolean =>
  FILES.includes(type) || Object.values(fields).some(holdsFiles);

/** Holds what anybody hands in against the fields and actions of the entity. */
export function checkIntake(inspection: Inspection, entity: EntityModel): void {
  const { intake, flow, parent } = entity.file;
  if (!intake) return;
  const at = ['intake'];
  if (flow || parent) inspection.report(at, `${entity.name} 有${flow ? '审批流程' : '上级'}，不能公开填报`);
  checkVerb(inspection, [...at, 'enCode'], entity, intake.enCode, 'add');
  if (intake.cancel !== undefined) {
    checkVerb(inspection, [...at, 'cancel'], entity, intake.cancel, 'set');
    if (entity.actions.get(intake.cancel)?.params)
      inspection.report([...at, 'cancel'], `"${intake.cancel}" 有参数，凭证查询时无处填写`);
  }
  for (const [index, name] of intake.fields.entries())
    checkAsked(inspection, [...at, 'fields', index], entity, name);
  for (const field of entity.fields.values())
    if (field.required === true && isLeftOut(intake, field))
      inspection.report([...at, 'fields'], `必填的 "${field.name}" 不在其中，也没有默认值，无法提交`);
  for (const [index, name] of intake.shows.entries()) {
    inspection.field([...at, 'shows', index], entity, name);
    const field = entity.fields.get(name);
    if (field && (field.secret || field.sealed || field.read || field.class === 'sensitive'))
      inspection.report([...at, 'shows', index], `字段 "${name}" 敏感，不能凭凭证查看`);
  }
  checkOwn(inspection, entity, intake);
}

const isLeftOut = (intake: Intake, field: FieldFile & { name: string; implicit: boolean }): boolean =>
  !field.implicit &&
  !field.value &&
  field.default === undefined &&
  !intake.fields.includes(field.name) &&
  intake.consent?.field !== field.name;

function checkVerb(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  enCode: string,
  verb: 'add' | 'set',
): void {
  if (!inspection.enCode(at, enCode)) return;
  if (entity.actions.get(enCode)?.verb !== verb)
    inspection.report(at, `"${enCode}" 应为 ${entity.name} 的操作，"verb" 为 "${verb}"`);
}

function checkAsked(inspection: Inspection, at: At, entity: EntityModel, name: string): void {
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (!field) return;
  if (field.readonly || field.value || field.write || field.secret || isDerived(field))
    inspection.report(at, `字段 "${name}" 不由填报人填写`);
  if ([field.visible, field.required].some((source) => throughReads(entity, source).length > 0))
    inspection.report(at, `字段 "${name}" 的条件经引用读取，没有登录的人看不到那些数据`);
  if (holdsFiles(field)) inspection.report(at, `字段 "${name}" 是文件：没有登录的人不能上传文件`);
  const target = inspection.set.entities.get(field.ref ?? '');
  const label = target?.fields.get(target.label);
  if (target && !(label && isPublicField(target, label)))
    inspection.report(at, `${target.name} 没有公开 "${target.label}"，访客无法选择`);
}

function checkOwn(inspection: Inspection, entity: EntityModel, { mail, consent, fields }: Intake): void {
  if (mail !== undefined) {
    inspection.field(['intake', 'mail'], entity, mail);
    const field = entity.fields.get(mail);
    if (field && (field.type !== 'email' || !fields.includes(mail)))
      inspection.report(['intake', 'mail'], `"${mail}" 应为 "fields" 中的 email 字段`);
  }
  if (!consent) return;
  const at = ['intake', 'consent', 'field'];
  inspection.field(at, entity, consent.field);
  const field = entity.fields.get(consent.field);
  if (field && (field.type !== 'text' || !field.readonly))
    inspection.report(at, `字段 "${consent.field}" 应为只读的 text，保存同意的版本`);
}

/** Holds the form of an intake against what it takes. */
export function checkIntakePage(inspection: Inspection, page: PageFile): void {
  const { set } = inspection;
  if (page.kind !== 'form') return inspection.report(['public'], `${page.kind} 页面不能公开填报：应为 form`);
  const intake = set.entities.get(page.entity)?.file.intake;
  if (!intake) return inspection.report(['entity'], `${page.entity} 没有 "intake"，不能公开填报`);
  for (const [place, { fields }] of page.sections.entries())
    for (const [index, use] of fields.entries()) {
      const name = typeof use === 'string' ? use : use.field;
      if (!intake.fields.includes(name))
        inspection.report(
          ['sections', place, 'fields', index],
          `字段 "${name}" 不在 "intake" 的 "fields" 中`,
        );
    }
  for (const [pointer] of childrenOf(page))
    inspection.report(pointer.split('/').slice(1), '公开填报的表单没有子表');
  for (const key of ['find', 'last'] as const)
    if (page[key] !== undefined) inspection.report([key], '公开填报的表单不读已有的数据');
  const isKnown = set.entities.get(page.entity)?.actions.get(intake.enCode)?.verb === 'add';
  for (const [pointer, enCode] of buttonsOf(page))
    if (isKnown && enCode !== intake.enCode)
      inspection.report(
        [...pointer.split('/').slice(1), 'EnCode'],
        `公开填报的表单只有 "${intake.enCode}" 一个按钮`,
      );
}
