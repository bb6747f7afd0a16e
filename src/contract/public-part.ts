import type { FieldFile } from './generated/meta.ts';
import type { EntityModel, FieldModel } from './model.ts';

/** A row is asked for by its Id, and its version travels with it. */
const WITH_EVERY_ROW: readonly string[] = ['Id', 'Version'];

/** Why a field must never be read without a session, in words for who writes schemas; undefined when it may be. */
export function whyNotPublic(field: FieldFile): string | undefined {
  if (field.secret) return '不能离开服务器';
  if (field.class === 'personal' || field.class === 'sensitive') return `的 class 为 ${field.class}`;
  if (field.mask) return '须脱敏显示';
  if (field.read) return '只对部分角色可见';
  if (field.mine) return '因人而异';
  if (field.pick) return '取自其他数据';
  const inner = Object.values(field.fields ?? {}).find((one) => whyNotPublic(one) !== undefined);
  if (inner) return `中的“${inner.title}”${whyNotPublic(inner)}`;
  return undefined;
}

/** Whether a visitor sees a field: the entity's public part names it, and nothing about the field forbids it. */
export function isPublicField(entity: EntityModel, field: FieldModel): boolean {
  if (!entity.file.public) return false;
  if (WITH_EVERY_ROW.includes(field.name)) return true;
  return entity.file.public.fields.includes(field.name) && whyNotPublic(field) === undefined;
}
