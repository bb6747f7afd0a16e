import type { PrintPart } from '../../../../../contract/generated/meta.ts';
import { linkedEntities } from '../../../../../contract/print/template.ts';
import { buildEntity, type EntityModel } from '../../../../../contract/model.ts';
import type { EntityFile, PrintPage } from '../../../../../contract/generated/meta.ts';
import type { Row } from '../../../data.ts';
import type { PrintedRow } from '../useDocuments.ts';

export type PartKind = PrintPart['part'];

/** Kinds of part in the order in which they are offered. */
export const KINDS: readonly { readonly kind: PartKind; readonly title: string }[] = [
  { kind: 'fields', title: '字段' },
  { kind: 'table', title: '表格' },
  { kind: 'text', title: '文字' },
  { kind: 'records', title: '审批记录' },
  { kind: 'signs', title: '签字栏' },
];

export const titleOfKind = (kind: PartKind): string => KINDS.find((one) => one.kind === kind)?.title ?? kind;

/** Something that may be chosen by its name. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** An entity whose rows name a row of the template's. */
interface Linked extends Choice {
  readonly head: string;
  readonly images: readonly Choice[];
}

/** What a template of an entity may name, and a row to show it with. */
export interface Sample {
  readonly entity: EntityModel;
  readonly entities: ReadonlyMap<string, EntityModel>;
  readonly linked: readonly Linked[];
  readonly canSign: boolean;
  /** Absent where the user reaches no row. */
  readonly row: PrintedRow | undefined;
}

const choicesIn = (told: unknown): Choice[] =>
  ((told ?? []) as Row[]).map((one) => ({ value: String(one['Name']), label: String(one['Title']) }));

/** The sample as the server tells of it. @throws when the entity is not in it */
export function sampleIn(name: string, answer: unknown): Sample {
  const told = answer as Row;
  const files = told['Entities'] as Readonly<Record<string, EntityFile>>;
  const entities = new Map(Object.entries(files).map(([key, file]) => [key, buildEntity(key, file)]));
  const entity = entities.get(name);
  if (!entity) throw new Error('没有这种数据，请重新选择');
  const [first] = told['rows'] as Row[];
  return {
    entity,
    entities,
    linked: (told['Linked'] as Row[]).map((one) => ({
      value: String(one['Name']),
      label: String(one['Title']),
      head: String(one['Label']),
      images: choicesIn(one['Images']),
    })),
    canSign: told['CanSign'] === 1,
    row: first && { row: first['Row'] as Row, records: first['Records'] as PrintedRow['records'] },
  };
}

const isPart = (item: unknown): item is PrintPart =>
  KINDS.some(({ kind }) => kind === (item as PrintPart | null)?.part);

/** Parts of a template as its field has them; undefined where that is something else, which can be written only. */
export function partsIn(value: unknown): readonly PrintPart[] | undefined {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every(isPart) ? value : undefined;
}

/** Other entities that some parts show. */
export function linesOf(parts: readonly PrintPart[], entity: EntityModel | undefined): string[] {
  const named = linkedEntities({ parts } as unknown as PrintPage, entity ?? NO_FIELDS);
  return named.filter((name) => name.includes('/')).sort();
}

const NO_FIELDS = { fields: new Map() } as unknown as EntityModel;

/** What a table may have lines of: the entity's own lists, and entities that name its row. */
export function sourcesOf({ entity, linked }: Sample): Choice[] {
  const own = [...entity.fields.values()].filter(({ type, secret }) => type === 'list' && !secret);
  return [...own.map(({ name, title }) => ({ value: name, label: title })), ...linked];
}

/** What a part may name: fields of the entity, or columns of a table's lines. */
export function namesFor({ entity, entities }: Sample, part: PrintPart): Choice[] {
  const lines = part.part === 'table' ? (part.lines ?? '') : undefined;
  const columns = lines === undefined ? undefined : entity.fields.get(lines)?.fields;
  if (columns) return Object.entries(columns).map(([value, { title }]) => ({ value, label: title }));
  const from = lines === undefined ? entity : entities.get(lines);
  return [...(from?.fields.values() ?? [])]
    .filter(({ secret, type }) => !secret && type !== 'json' && type !== 'list')
    .map(({ name, title }) => ({ value: name, label: title }));
}

/** A first column of a table of these lines. */
function firstName(sample: Sample, lines: string): string {
  const columns = sample.entity.fields.get(lines)?.fields;
  if (columns) return Object.keys(columns)[0] ?? '';
  return sample.linked.find(({ value }) => value === lines)?.head ?? '';
}

/** The table of other lines than before. */
export const withLines = (part: PrintPart, lines: string, sample: Sample): PrintPart => ({
  ...part,
  lines,
  fields: [firstName(sample, lines)],
});

/** A new part; undefined where the entity has nothing for one of this kind. */
export function newPart(kind: PartKind, sample: Sample): PrintPart | undefined {
  switch (kind) {
    case 'fields':
      return { part: kind, columns: 2, fields: [sample.entity.label] };
    case 'table': {
      const [first] = sourcesOf(sample);
      return first && withLines({ part: kind, title: first.label }, first.value, sample);
    }
    case 'text':
      return { part: kind, text: '请输入文字' };
    case 'records':
      return sample.entity.file.flow ? { part: kind } : undefined;
    case 'signs':
      return { part: kind, titles: ['经办人'] };
  }
}

/** A part with changes; what becomes undefined is no longer there. */
export function withChanges(
  part: PrintPart,
  changes: { readonly [Key in keyof PrintPart]?: unknown },
): PrintPart {
  const all = Object.entries({ ...part, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as unknown as PrintPart;
}

/** The items with one of them at another place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
}

/** What is typed as JSON: its value, or where it breaks. */
export function readJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (failure) {
    const at = /position (\d+)/.exec(String(failure))?.[1];
    if (at === undefined) return { problem: '不是有效的 JSON' };
    const before = text.slice(0, Number(at)).split('\n');
    return { problem: `不是有效的 JSON：第${before.length}行第${before.at(-1)!.length + 1}列附近` };
  }
}
