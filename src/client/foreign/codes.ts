import { calls } from '../../contract/generated/calls.ts';
import { ENABLE } from '../../contract/generated/codes.ts';
import type { CodeItem } from '../../contract/generated/meta.ts';
import { call } from '../request/call.ts';
import { fieldsOf, firstText, objectsOf, textOf } from '../request/reading.ts';
import { shippedCodes } from './shipped.ts';

type Items = readonly CodeItem[];

/**
 * Dictionaries by name: those that the server tells, and the carried ones in place of those that it does not. Specification 7.4
 * names the call and not what it answers.
 */
export async function foreignCodes(names: readonly string[]): Promise<Record<string, Items>> {
  const answer: unknown = await call(
    calls.BaseData.GetAllCodeItemList,
    { TypeCodes: [...names] },
    { quiet: true },
  ).catch(() => undefined);
  const told = readCodes(answer);
  const found = names.map(async (name): Promise<[string, Items]> => {
    const items = told.get(name) ?? [];
    return [name, items.length > 0 ? items : await shippedCodes(name)];
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Lists of items below the code of their dictionary, or items that each name it. */
export function readCodes(answer: unknown): ReadonlyMap<string, Items> {
  const found = new Map<string, CodeItem[]>();
  const { List, list } = fieldsOf(answer);
  for (const entry of objectsOf(List ?? list ?? answer)) {
    const name = firstText(entry['TypeCode'], entry['typeCode']);
    if (name === '') continue;
    const inside = entry['Items'] ?? entry['items'];
    const items = Array.isArray(inside) ? objectsOf(inside) : [entry];
    found.set(name, [...(found.get(name) ?? []), ...items.flatMap(itemOf)]);
  }
  return found;
}

function itemOf(item: Readonly<Record<string, unknown>>): CodeItem[] {
  const code = firstText(item['ItemCode'], item['code'], item['Code']);
  if (code === '') return [];
  const parent = firstText(item['ParentCode'], item['parent']);
  return [
    {
      code,
      name: firstText(item['ItemName'], item['name'], item['Name']) || code,
      ...(parent === '' ? {} : { parent }),
      ...(textOf(item['State']) === ENABLE.Off ? { disabled: true as const } : {}),
    },
  ];
}
