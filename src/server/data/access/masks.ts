import type { FieldFile, FieldType } from '../../../contract/generated/meta.ts';

type Mask = NonNullable<FieldFile['mask']>;

const HIDDEN = '***';
const kept = (text: string, head: number, tail: number): string =>
  text.length <= head + tail ? HIDDEN : `${text.slice(0, head)}****${text.slice(-tail)}`;

const MASKS: Record<Mask, (text: string) => string> = {
  idcard: (text) => kept(text, 4, 4),
  phone: (text) => kept(text, 3, 4),
  bank: (text) => kept(text, 4, 4),
  email: (text) => {
    const at = text.indexOf('@');
    return at < 1 ? HIDDEN : `${[...text][0]}***${text.slice(at)}`;
  },
  name: (text) => `${[...text][0] ?? ''}${'*'.repeat(Math.min(Math.max([...text].length - 1, 1), 3))}`,
  all: () => HIDDEN,
};

const BY_TYPE: Partial<Record<FieldType, Mask>> = { idcard: 'idcard', phone: 'phone', email: 'email' };

/** The mask of a field: its own, or for a sensitive field the one that suits its type. Undefined: shown as it is. */
export function maskOf(field: Pick<FieldFile, 'mask' | 'class' | 'type'>): Mask | undefined {
  if (field.mask) return field.mask;
  return field.class === 'sensitive' ? (BY_TYPE[field.type] ?? 'all') : undefined;
}

/** A value as those see it who may not see it plain. Nothing stays nothing; what is not text is hidden whole. */
export function maskValue(mask: Mask, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? MASKS[mask](value) : HIDDEN;
}
