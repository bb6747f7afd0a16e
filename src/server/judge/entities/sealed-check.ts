import type { FieldFile } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { declaredIndex } from '../../../contract/indexes.ts';
import { SEALABLE } from '../fields/field-keys.ts';
import type { Inspection } from '../names/references.ts';

/** Keys that ask the database for more of a value than whether it equals another. */
const KNOWN: readonly (keyof FieldFile)[] = ['index', 'follows', 'pinyin', 'exact', 'of'];

/** Why a field must lie sealed; what is stored as a digest alone (`secret`) says nothing, and files are sealed by their store. */
function reasonToSeal({ type, mask, class: kind, secret }: FieldFile): string | undefined {
  if (type === 'idcard' || mask === 'idcard') return '为身份证号';
  if (mask === 'bank') return '为银行账号';
  if (kind === 'sensitive' && secret !== true && SEALABLE.includes(type)) return '为敏感信息';
  return undefined;
}

/** The database knows of a sealed value only whether it equals another. */
export function checkSealed(inspection: Inspection, entity: EntityModel): void {
  const { file } = entity;
  for (const [name, field] of Object.entries(file.fields)) {
    const at = ['fields', name];
    const why = field.sealed === true || isDerived(field) ? undefined : reasonToSeal(field);
    if (why !== undefined) inspection.report(at, `字段 "${name}" ${why}，须加密保存（"sealed": true）`);
    if (field.sealed !== true) continue;
    if (field.class !== 'sensitive' && field.class !== 'personal')
      inspection.report([...at, 'sealed'], '"sealed" 的字段须注明 "class"（sensitive 或 personal）');
    for (const key of KNOWN)
      if (field[key] !== undefined && field[key] !== false)
        inspection.report([...at, key], `"sealed" 的字段只能比较是否相同，不能有 "${key}"`);
  }
  const conditions: [(string | number)[], string | undefined][] = [
    ...Object.entries(file.scope).map(([role, source]): [string[], string] => [['scope', role], source]),
    ...Object.entries(file.writeScope ?? {}).map(([role, source]): [string[], string] => [
      ['writeScope', role],
      source,
    ]),
    ...(file.indexes ?? []).map((use, index): [(string | number)[], string | undefined] => [
      ['indexes', index, 'when'],
      declaredIndex(use).when,
    ]),
    [['own'], file.own],
    [['directory', 'first'], file.directory?.first],
    ...(file.clock ?? []).map(({ when }, index): [(string | number)[], string] => [
      ['clock', index, 'when'],
      when,
    ]),
  ];
  for (const [at, source = ''] of conditions)
    for (const { name, sealed } of entity.fields.values())
      if (sealed === true && new RegExp(`\\brow\\.${name}\\b`).test(source))
        inspection.report(at, `字段 "${name}" 加密保存，数据库不能按它判断`);
  const isSealed = (name: string | undefined) =>
    name !== undefined && entity.fields.get(name)?.sealed === true;
  const refuse = (at: readonly (string | number)[], name: string, what: string) =>
    inspection.report(at, `字段 "${name}" 加密保存，不能${what}`);
  const sort = file.sort?.replace(/^-/, '');
  if (sort !== undefined && isSealed(sort)) refuse(['sort'], sort, '排序');
  if (isSealed(file.label)) refuse(['label'], file.label!, '作为名称');
  for (const [key, what] of [
    ['search', '按部分文字查找'],
    ['named', '作为名称的一部分'],
  ] as const)
    for (const [index, name] of (file[key] ?? []).entries())
      if (isSealed(name)) refuse([key, index], name, what);
  for (const [index, use] of (file.indexes ?? []).entries())
    for (const name of declaredIndex(use).fields)
      if (isSealed(name)) refuse(['indexes', index], name, '建立排序索引');
}
