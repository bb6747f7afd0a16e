import { expect, it } from 'vitest';
import { loadCatalog } from '../../data/schemas/catalog.ts';
import type { RowHook } from '../../data/module.ts';
import type { Row } from '../../../contract/rules.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { pinyinKeys } from './index.ts';

const catalog = loadCatalog('schemas');
const entity = catalog.entities.get(entities.Student)!;

/** The sort key with which a row is stored. */
async function keyOf(row: Row, before: Row | null = null): Promise<unknown> {
  const hook = { entity, row: { ...row }, before } as unknown as RowHook;
  await pinyinKeys.every.saving(hook);
  return hook.row['NamePinyin'];
}

const LI = { TrueName: '李阳', NamePinyin: 'li yang' };

it('a name without a key gets one, which follows the name, and a key that was written stays', async () => {
  expect(pinyinKeys.every.takes(catalog, entity)).toBe(true);
  expect(await keyOf({ TrueName: '李阳' })).toBe('li yang');
  expect(await keyOf({ TrueName: '单雄信', NamePinyin: 'dan xiong xin' })).toBe('dan xiong xin');
  expect(await keyOf({ ...LI, TrueName: '王阳' }, LI)).toBe('wang yang');
  expect(await keyOf({ TrueName: '王阳', NamePinyin: 'wang yang2' }, LI)).toBe('wang yang2');
  expect(await keyOf(LI, LI)).toBe('li yang');
  expect(await keyOf({ ...LI, NamePinyin: null }, LI)).toBe('li yang');
});
