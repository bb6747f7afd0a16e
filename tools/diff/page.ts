import type { PageFile } from '../../src/contract/generated/meta.ts';
import { Changes, same, type Change } from './change.ts';

type Item = string | Readonly<Record<string, unknown>>;

/** What changed on a page: what it shows, asks for and offers. */
export function comparePages(file: string, before: PageFile, after: PageFile): Change[] {
  const changes = new Changes(file);
  const [old, present] = [before, after] as unknown as Record<string, unknown>[];
  if (before.kind !== after.kind) changes.add('breaking', `页面由 ${before.kind} 变为 ${after.kind}`);
  if (old!['entity'] !== present!['entity'])
    changes.add('breaking', `数据对象 ${String(old!['entity'])} → ${String(present!['entity'])}`);
  if (old!['public'] !== present!['public'])
    changes.add(
      present!['public'] ? 'wider' : 'narrower',
      present!['public'] ? '不登录也可打开' : '须登录才能打开',
    );
  for (const [key, what] of LISTS) compareLists(changes, what, old![key], present![key]);
  compareLists(changes, '字段', sectionFields(old!), sectionFields(present!));
  if (old!['filter'] !== present!['filter'])
    changes.add(
      present!['filter'] === undefined ? 'wider' : old!['filter'] === undefined ? 'narrower' : 'plain',
      `固定筛选 ${shown(old!['filter'])} → ${shown(present!['filter'])}`,
    );
  changes.rest('', before, after, TOLD);
  // What stands in a section beside its fields, and the order of anything.
  if (changes.list.length === 0) changes.rest('', before, after, []);
  return changes.list;
}

const LISTS = [
  ['columns', '列'],
  ['filters', '筛选'],
  ['toolbar', '工具栏按钮'],
  ['rowActions', '行按钮'],
  ['batchActions', '批量按钮'],
  ['actions', '按钮'],
] as const;

const TOLD: readonly string[] = [
  'kind',
  'entity',
  'public',
  'filter',
  'sections',
  'steps',
  ...LISTS.map(([key]) => key),
];

const shown = (value: unknown) => (value === undefined ? '（无）' : JSON.stringify(value));

/** The fields of a form's sections or a wizard's steps, wherever they stand. */
function sectionFields(page: Readonly<Record<string, unknown>>): Item[] {
  return [page['sections'], page['steps']].flatMap((parts) =>
    Array.isArray(parts) ? parts.flatMap((part: { fields?: Item[] }) => part.fields ?? []) : [],
  );
}

/** What names an item: the field, the EnCode. */
function nameOf(item: Item): string {
  if (typeof item === 'string') return item;
  const name = item['field'] ?? item['range'] ?? item['EnCode'] ?? (item['student'] ? 'student' : undefined);
  return typeof name === 'string' ? name : JSON.stringify(item);
}

function compareLists(changes: Changes, what: string, before: unknown, after: unknown): void {
  const [old, present] = [before, after].map((list) => (Array.isArray(list) ? (list as Item[]) : []));
  const names = (items: Item[]) => items.map(nameOf);
  changes.names(names(old!), names(present!), {
    came: ['plain', (name) => `增加${what} ${name}`],
    went: ['plain', (name) => `去掉${what} ${name}`],
  });
  const named = (items: Item[], name: string) => items.filter((item) => nameOf(item) === name).map(full);
  for (const name of new Set(names(present!))) {
    // A button may stand twice, each time for other rows.
    const before = named(old!, name);
    if (before.length > 0 && !same(before, named(present!, name)))
      changes.add('plain', `${what} ${name} 有变化`);
  }
}

/** `"Days"` and `{ "field": "Days" }` say the same. */
const full = (item: Item) => (typeof item === 'string' ? { field: item } : item);
