import { DICT_KIND, ENABLE } from '../../contract/generated/codes.ts';
import type { DictItem, DictType } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import type { HandlerContext, RowHook, WriteContext } from '../data/module.ts';
import { refuse, refuseFields } from '../data/refusal.ts';
import { usesOfCode, usesTold, type CodeUse } from './uses.ts';
import { chosenRow } from '../data/write/chosen-row.ts';

/** Fields of an item that nobody changes once it is there: rows all over the school hold its code. */
const FIXED = [
  ['TypeId', '字典'],
  ['ItemCode', '代码'],
] as const satisfies readonly (readonly [keyof DictItem, string])[];

/** Holds an item to what a school may do with its dictionary. */
export async function beforeItemSave(hook: RowHook<DictItem>): Promise<void> {
  const item = hook.row as Partial<DictItem>;
  const type = await typeOf(hook, String(item.TypeId ?? ''));
  if (!type) throw refuseFields([{ Key: 'TypeId', Message: '请选择字典' }]);
  if (!hook.before) {
    if (type.Kind !== DICT_KIND.School) throw refuse(`「${type.TypeName}」${whyLocked(type)}，不能新增项`);
    return;
  }
  for (const [Key, title] of FIXED)
    if (hook.before[Key] !== hook.row[Key])
      throw refuseFields([{ Key, Message: `${title}不能修改，请停用此项后新增` }]);
  const isMoved = (hook.before['ParentCode'] ?? null) !== (item.ParentCode ?? null);
  if (isMoved && type.Kind !== DICT_KIND.School)
    throw refuseFields([
      { Key: 'ParentCode', Message: `「${type.TypeName}」${whyLocked(type)}，不能修改上级代码` },
    ]);
  const isEnding = hook.before['State'] !== ENABLE.Off && item.State === ENABLE.Off;
  const wanted = isEnding ? defaultOf(hook, type.TypeCode ?? '', String(item.ItemCode)) : undefined;
  if (wanted !== undefined)
    throw refuseFields([{ Key: 'State', Message: `「${item.ItemName}」是${wanted}的默认值，不能停用` }]);
}

const whyLocked = ({ Kind, Standard }: Partial<DictType>) =>
  Kind === DICT_KIND.Standard ? `为国家标准（${Standard ?? ''}）` : '为系统字典';

/** Items may come before those above them, so that parents are looked for once all of them are there. */
export async function afterItemsSave(hooks: readonly RowHook<DictItem>[]): Promise<void> {
  for (const { tx, row } of hooks) {
    if (!row['ParentCode']) continue;
    const above = await tx.query<{ code: string; ring: boolean }>(
      `WITH RECURSIVE up AS (
         SELECT "ItemCode", "ParentCode", 1 AS depth FROM "DictItem" WHERE "TypeId" = $1 AND "ItemCode" = $2 AND "IsDeleted" = 0
         UNION ALL SELECT i."ItemCode", i."ParentCode", u.depth + 1 FROM "DictItem" i JOIN up u ON i."ItemCode" = u."ParentCode"
           AND i."TypeId" = $1 AND i."IsDeleted" = 0 AND u.depth < 20)
       SELECT "ItemCode" AS code, "ItemCode" = $3 AS ring FROM up`,
      [row['TypeId'], row['ParentCode'], row['ItemCode']],
    );
    const Key = 'ParentCode';
    if (above.rows.length === 0)
      throw refuseFields([{ Key, Message: `该字典中没有代码为 ${String(row[Key])} 的上级项` }]);
    if (above.rows.some(({ ring }) => ring))
      throw refuseFields([{ Key, Message: '上级代码不能是此项自己或其下级' }]);
  }
}

/** An item that a row holds, or that stands above another, stays. */
export async function beforeItemDelete({ engine, tx, row }: RowHook<DictItem>): Promise<void> {
  const item = row as Partial<DictItem>;
  const below = await tx.query(
    `SELECT 1 FROM "DictItem" WHERE "TypeId" = $1 AND "ParentCode" = $2 AND "IsDeleted" = 0 LIMIT 1`,
    [item.TypeId, item.ItemCode],
  );
  if (below.rowCount > 0) throw refuse(`「${item.ItemName}」有下级项，不能删除`);
  const type = await typeOf({ tx }, String(item.TypeId));
  const uses = await usesOfCode(engine.catalog, tx, type?.TypeCode ?? '', String(item.ItemCode));
  if (uses.some(({ count }) => count > 0))
    throw refuse(`「${item.ItemName}」已被使用（${usesTold(uses)}），只能停用`);
}

/** Where an item is used: each field that takes its dictionary, and how many rows hold it. */
export async function itemUses(
  context: HandlerContext,
): Promise<{ Items: { Place: string; Count: string }[] }> {
  const { engine, tx } = context;
  const row = chosenRow(context);
  const type = await typeOf({ tx }, String(row['TypeId']));
  const uses = await usesOfCode(engine.catalog, tx, type?.TypeCode ?? '', String(row['ItemCode']));
  if (uses.length === 0) throw refuse('没有数据对象使用此字典');
  return { Items: uses.map(({ place, count }: CodeUse) => ({ Place: place, Count: String(count) })) };
}

async function typeOf({ tx }: Pick<WriteContext, 'tx'>, id: string): Promise<Partial<DictType> | undefined> {
  const { rows } = await tx.query<Row>(
    `SELECT "TypeCode", "TypeName", "Kind", "Standard" FROM "DictType" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [id],
  );
  return rows[0] as Partial<DictType> | undefined;
}

/** The field whose new rows begin with the code; without it nobody could add any. */
function defaultOf({ engine }: RowHook, dictionary: string, code: string): string | undefined {
  for (const entity of engine.catalog.entities.values())
    for (const field of entity.fields.values())
      if (field.dict === dictionary && [field.default].flat().includes(code))
        return `${entity.title}的${field.title}`;
  return undefined;
}
