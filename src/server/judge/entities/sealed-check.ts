import type { FieldFile } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { declaredIndex } from '../../../contract/indexes.ts';
import { SEALABLE } from '../fields/field-keys.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

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
  for (const [name, field] of Object.entries(entity.file.fields))
    checkSealedField(inspection, ['fields', name], name, field);
  for (const [at, source = ''] of databaseConditions(entity))
    for (const { name, sealed } of entity.fields.values())
      if (sealed === true && new RegExp(`\\brow\\.${name}\\b`).test(source))
        inspection.report(at, `字段 "${name}" 加密保存，数据库不能按它判断`);
  for (const [at, name, what] of orderedOrRead(entity))
    if (entity.fields.get(name)?.sealed === true)
      inspection.report(at, `字段 "${name}" 加密保存，不能${what}`);
}

function checkSealedField(inspection: Inspection, at: At, name: string, field: FieldFile): void {
  const why = field.sealed === true || isDerived(field) ? undefined : reasonToSeal(field);
  if (why !== undefined) inspection.report(at, `字段 "${name}" ${why}，须加密保存（"sealed": true）`);
  if (field.sealed !== true) return;
  if (field.class !== 'sensitive' && field.class !== 'personal')
    inspection.report([...at, 'sealed'], '"sealed" 的字段须注明 "class"（sensitive 或 personal）');
  for (const key of KNOWN)
    if (field[key] !== undefined && field[key] !== false)
      inspection.report([...at, key], `"sealed" 的字段只能比较是否相同，不能有 "${key}"`);
}

/** The conditions of an entity that the database judges. */
function databaseConditions({ file }: EntityModel): (readonly [at: At, source: string | undefined])[] {
  return [
    ...Object.entries(file.scope).map(([role, source]) => [['scope', role], source] as const),
    ...Object.entries(file.writeScope ?? {}).map(([role, source]) => [['writeScope', role], source] as const),
    ...(file.indexes ?? []).map(
      (use, index) => [['indexes', index, 'when'], declaredIndex(use).when] as const,
    ),
    [['own'], file.own],
    [['directory', 'first'], file.directory?.first],
    ...(file.clock ?? []).map(({ when }, index) => [['clock', index, 'when'], when] as const),
    [['ends', 'lapses', 'when'], file.ends?.lapses?.when],
  ];
}

/** Where the database puts values in order, or reads into them, each with the field and what that is for. */
function orderedOrRead({ file }: EntityModel): (readonly [at: At, name: string, what: string])[] {
  const { sort, label, search = [], named = [], indexes = [] } = file;
  return [
    ...(sort === undefined ? [] : [[['sort'], sort.replace(/^-/, ''), '排序'] as const]),
    ...(label === undefined ? [] : [[['label'], label, '作为名称'] as const]),
    ...search.map((name, index) => [['search', index], name, '按部分文字查找'] as const),
    ...named.map((name, index) => [['named', index], name, '作为名称的一部分'] as const),
    ...indexes.flatMap((use, index) =>
      declaredIndex(use).fields.map((name) => [['indexes', index], name, '建立排序索引'] as const),
    ),
  ];
}
