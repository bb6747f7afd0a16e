import { calls } from '../../contract/generated/calls.ts';
import { ENABLE } from '../../contract/generated/codes.ts';
import type { CodeItem } from '../../contract/generated/meta.ts';
import { call } from '../request/call.ts';

type Items = readonly CodeItem[];
type Kept = typeof import('../storage/table-local.ts');

let version: string | undefined;

/** Takes note of the version that the server serves now: dictionaries of another one are asked for anew. */
export function noteVersion(now: string): void {
  if (version !== now) version = undefined;
}

/**
 * Dictionaries by name. What vTableLocal holds is used while its version stands; one call tells whether it does. Names that the
 * server does not know are answered empty.
 */
export async function dictionaries(names: readonly string[]): Promise<Record<string, Items>> {
  const local = await import('../storage/table-local.ts').catch(() => undefined);
  const cached = (await local?.readCodes(names).catch(() => undefined)) ?? new Map();
  const known = version ?? commonVersion(names.map((name) => cached.get(name)?.version));
  const isWhole = names.every((name) => cached.get(name)?.version === known);
  if (isWhole && version !== undefined) return pick(names, (name) => cached.get(name)?.value as Items);
  const answer = await call(
    calls.BaseData.GetAllCodeItemList,
    { TypeCodes: [...names], ...(isWhole && known !== undefined ? { Version: known } : {}) },
    { quiet: true },
  );
  version = answer.Version;
  if (isWhole && answer.Version === known) return pick(names, (name) => cached.get(name)?.value as Items);
  const byName = new Map(answer.List.map((list) => [list.TypeCode, list.Items.map(item)] as const));
  const fresh = pick(names, (name) => byName.get(name) ?? []);
  void keep(local, answer.Version, fresh);
  return fresh;
}

/** A full or refused database costs a call the next time, nothing more. */
async function keep(local: Kept | undefined, at: string, values: Record<string, Items>): Promise<void> {
  await local?.writeCodes(at, values).catch(() => undefined);
}

function commonVersion(versions: readonly (string | undefined)[]): string | undefined {
  const [first] = versions;
  return versions.every((one) => one === first) ? first : undefined;
}

function pick(names: readonly string[], items: (name: string) => Items): Record<string, Items> {
  return Object.fromEntries(names.map((name) => [name, items(name)]));
}

interface WireItem {
  ItemCode: string;
  ItemName: string;
  ParentCode?: string | null;
  Color?: string | null;
  State?: string;
}

function item({ ItemCode, ItemName, ParentCode, Color, State }: WireItem): CodeItem {
  return {
    code: ItemCode,
    name: ItemName,
    ...(ParentCode ? { parent: ParentCode } : {}),
    ...(State === ENABLE.Off ? { disabled: true as const } : {}),
    ...(Color ? { color: Color as NonNullable<CodeItem['color']> } : {}),
  };
}
