import type { FieldType } from '../../../contract/generated/meta.ts';
import type { FieldKit } from './kit.ts';

type Load = () => Promise<FieldKit>;

/** Every field type and the module that knows it. */
const kits: Record<FieldType, Load> = {
  text: async () => (await import('./text/kit.tsx')).kit,
  longtext: async () => (await import('./longtext/kit.tsx')).kit,
  html: async () => (await import('./html/kit.tsx')).kit,
  int: async () => (await import('./int/kit.tsx')).kit,
  decimal: async () => (await import('./decimal/kit.tsx')).kit,
  money: async () => (await import('./money/kit.tsx')).kit,
  bool: async () => (await import('./bool/kit.tsx')).kit,
  date: async () => (await import('./date/kit.tsx')).kit,
  datetime: async () => (await import('./datetime/kit.tsx')).kit,
  time: async () => (await import('./time/kit.tsx')).kit,
  dict: async () => (await import('./dict/kit.tsx')).kit,
  dicts: async () => (await import('./dicts/kit.tsx')).kit,
  ref: async () => (await import('./ref/kit.tsx')).kit,
  refs: async () => (await import('./refs/kit.tsx')).kit,
  list: async () => (await import('./list/kit.tsx')).kit,
  image: async () => (await import('./image/kit.tsx')).kit,
  file: async () => (await import('./file/kit.tsx')).kit,
  json: async () => (await import('./json/kit.tsx')).kit,
  geo: async () => (await import('./geo/kit.tsx')).kit,
  phone: async () => (await import('./phone/kit.tsx')).kit,
  idcard: async () => (await import('./idcard/kit.tsx')).kit,
  email: async () => (await import('./email/kit.tsx')).kit,
  count: async () => (await import('./count/kit.tsx')).kit,
};

const loaded = new Map<FieldType, FieldKit>();

/** Loads the modules of some field types together, before a page that needs them is drawn. */
export async function loadKits(types: Iterable<FieldType>): Promise<void> {
  const wanted = [...new Set(types)].filter((type) => !loaded.has(type) && Object.hasOwn(kits, type));
  await Promise.all(wanted.map(async (type) => loaded.set(type, await kits[type]())));
}

/** Whether these types are there already. */
export function hasKits(types: Iterable<FieldType>): boolean {
  return [...types].every((type) => loaded.has(type) || !Object.hasOwn(kits, type));
}

/** A loaded field type; throws for a type that does not exist or was not loaded. */
export function kitOf(type: FieldType): FieldKit {
  const kit = loaded.get(type);
  if (!kit)
    throw new Error(Object.hasOwn(kits, type) ? `字段类型 ${type} 尚未载入` : `未知的字段类型 ${type}`);
  return kit;
}

/** The types that a field needs: its own, and for a list those of its columns. */
export function typesOf(field: {
  type: FieldType;
  fields?: Readonly<Record<string, { type: FieldType }>>;
}): FieldType[] {
  return [field.type, ...Object.values(field.fields ?? {}).flatMap(typesOf)];
}
