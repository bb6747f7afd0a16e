import type { EntityFile } from '../../src/contract/generated/meta.ts';
import type { Texts } from '../../src/server/judge/files/schema-set.ts';
import { enCodePrefix } from './entity.ts';
import { fileText, NewRefusal, type Plan } from './plan.ts';

/** Kinds of pages that can be made out of an entity alone. */
export const PAGE_KINDS = ['list', 'form', 'detail'] as const;

/** What a page is made of. */
export interface PageWish {
  /** Path of the page, `visit/visitor-list`. */
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly entity: string;
}

/** Fields that a list column or a form can hold in little room. */
const WIDE: readonly string[] = ['longtext', 'html', 'list', 'json', 'geo', 'file', 'image'];
const MOST_COLUMNS = 10;

/** A page over an entity, with all that the entity offers. */
export function planPage(texts: Texts, { name, title, kind, entity }: PageWish): Plan {
  if (!/^[a-z][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)+$/.test(name))
    throw new NewRefusal(
      `"${name}" 不能作页面的名称：应为 <模块>/<页面>，如 visit/visitor-list（小写字母、数字和 -）`,
    );
  if (!(PAGE_KINDS as readonly string[]).includes(kind))
    throw new NewRefusal(`不能生成 "${kind}" 页面；可选 ${PAGE_KINDS.join('、')}`);
  const text = texts.get(`entities/${entity}.json`);
  if (text === undefined) throw new NewRefusal(`数据对象 "${entity}" 不存在`);
  const file = JSON.parse(text) as EntityFile;
  const depth = '../'.repeat(name.split('/').length);
  const head = { $schema: `${depth}_meta/page.schema.json`, version: 1, title, kind, entity };
  const body = kind === 'list' ? listOf(file, enCodePrefix(entity)) : sectionsOf(file, kind);
  return new Map([[`pages/${name}.json`, fileText({ ...head, ...body })]]);
}

function listOf(file: EntityFile, prefix: string): Record<string, unknown> {
  const shown = Object.entries(file.fields).filter(
    ([, field]) => !WIDE.includes(field.type) && !field.secret,
  );
  const filters = shown.filter(([, { type }]) => type === 'dict' || type === 'ref').map(([name]) => name);
  const ranges = shown
    .filter(([, { type }]) => type === 'date' || type === 'datetime')
    .map(([name]) => ({ range: name }));
  const of = (...verbs: readonly string[]) =>
    Object.entries(file.actions ?? {})
      .filter(([enCode, action]) => verbs.includes(action.verb) && enCode.startsWith(`${prefix}.`))
      .map(([enCode, action]) => ({ EnCode: enCode, ...(action.verb === 'add' ? { type: 'primary' } : {}) }));
  return {
    filters: [...(file.search?.length ? ['Keyword'] : []), ...filters, ...ranges],
    columns: shown.slice(0, MOST_COLUMNS).map(([name]) => name),
    toolbar: of('add', 'export'),
    rowActions: of('view', 'edit', 'set', 'delete'),
  };
}

function sectionsOf(file: EntityFile, kind: string): Record<string, unknown> {
  const fields = Object.entries(file.fields)
    .filter(([, field]) => !field.secret && (kind === 'detail' || (!field.readonly && !field.value)))
    .map(([name]) => name);
  return { sections: [{ title: '基本信息', fields }] };
}
