import { foldedText } from '../../../contract/folded-text.ts';
import { isDerived, type FieldModel } from '../../../contract/model.ts';
import { foldedSql } from '../sql/folded-sql.ts';
import { likeText, type Binder } from '../sql/sql.ts';
import { cleanHtml } from './clean-html.ts';
import { columnOf, isNothing, isStorable, malformed, type FieldKind } from './kind.ts';

function prepare(value: unknown, field: FieldModel): string | null {
  if (isNothing(value)) return null;
  if (typeof value !== 'string' || !isStorable(value)) throw malformed(field);
  return value;
}

/** The texts of a filter; a number is taken for its digits, since a query form cannot tell "2024" from 2024. */
function textsOf(value: unknown, field: FieldModel): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => {
    const text = typeof item === 'number' ? String(item) : item;
    if (typeof text !== 'string' || !isStorable(text)) throw malformed(field);
    return text;
  });
}

function equals(column: string, texts: readonly string[], binder: Binder): string {
  return texts.length === 1
    ? `${column} = ${binder.bind(texts[0])}`
    : `${column} = ANY(${binder.bind(texts)}::text[])`;
}

/** Condition that a text contains another, each character standing for itself, in the form in which texts are compared. */
function contains(column: string, text: string, binder: Binder): string {
  const folded = foldedText(text);
  if (folded === '') return `${column} LIKE ${binder.bind(`%${likeText(text)}%`)}`;
  return `${foldedSql(column)} LIKE ${binder.bind(`%${likeText(folded)}%`)}`;
}

/**
 * Condition that a field holds what somebody looks for: these characters, or in a field of pinyin the initials or the
 * beginning of its syllables, as `zs`, `zhangs` and `zhang san` find 张三.
 */
export function finds(field: FieldModel, alias: string, text: string, binder: Binder): string {
  const column = columnOf(field, alias);
  if (!field.pinyin) return contains(column, text, binder);
  const letters = [...text.toLowerCase().replaceAll(/[\s']/g, '')];
  if (!letters.every((letter) => letter >= 'a' && letter <= 'z')) return 'FALSE';
  return `${column} ~* ${binder.bind(`(^| )(${letters.join('[a-z]* ')}|${letters.join(' ?')})`)}`;
}

const stored = {
  column: () => 'text',
  select: columnOf,
  prepare,
  sortable: true,
} as const;

/** text, longtext, phone, idcard, email: one value is looked for inside, several are compared whole. */
export const searchedText: FieldKind = {
  ...stored,
  filter(field, column, value, binder) {
    if (typeof value === 'object' && !Array.isArray(value)) return undefined;
    const texts = textsOf(value, field);
    if (Array.isArray(value) || field.name === 'Id') return equals(column, texts, binder);
    return contains(column, texts[0]!, binder);
  },
};

/** html: cleaned whichever way it comes, so that nothing that runs is ever stored. */
export const htmlKind: FieldKind = {
  ...searchedText,
  prepare(value, field) {
    const html = prepare(value, field);
    return html === null ? null : cleanHtml(html) || null;
  },
};

/** dict, ref: compared whole. */
export const codeText: FieldKind = {
  ...stored,
  column: (field) => (isDerived(field) ? undefined : 'text'),
  filter(field, column, value, binder) {
    if (typeof value === 'object' && !Array.isArray(value)) return undefined;
    return equals(column, textsOf(value, field), binder);
  },
};

/** file, image: comma-separated ids that say nothing to a person who searches. */
export const attachmentText: FieldKind = { ...stored, sortable: false, filter: () => undefined };
