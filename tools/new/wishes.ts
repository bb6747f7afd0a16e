import type { Texts } from '../../src/server/judge/files/schema-set.ts';
import { checkEntityName, planEntity } from './entity.ts';
import { planMenu } from './menu.ts';
import { planPage } from './page.ts';
import type { Plan } from './plan.ts';

/** What is asked for each thing: the name of the flag, the question, and what is taken when nothing is said. */
export interface Question {
  readonly flag: string;
  readonly question: string;
  readonly fallback?: (given: Given) => string;
}

export type Given = Readonly<Record<string, string>>;

/** A thing that can be made, out of the answers to its questions. */
export interface Thing {
  readonly questions: readonly Question[];
  plan(texts: Texts, given: Given): Plan;
}

const list = (text: string | undefined) => (text ?? '').split(/[,，\s]+/).filter((word) => word !== '');
const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const TITLE: Question = { flag: 'title', question: '标题' };
const FIELDS: Question = { flag: 'fields', question: '字段（名称:类型:标题，逗号分隔，名称后加 ! 为必填）' };
const ROLES: Question = { flag: 'roles', question: '哪些角色可用（逗号分隔）' };

const entity: Thing = {
  questions: [{ flag: 'name', question: '数据对象（模块/对象，如 visit/Visitor）' }, TITLE, FIELDS, ROLES],
  plan: (_texts, given) =>
    planEntity({
      name: given['name']!,
      title: given['title']!,
      fields: given['fields']!,
      roles: list(given['roles']),
    }),
};

const page: Thing = {
  questions: [
    { flag: 'name', question: '页面（模块/页面，如 visit/visitor-list）' },
    { flag: 'entity', question: '数据对象' },
    { flag: 'kind', question: '种类（list、form、detail）', fallback: () => 'list' },
    TITLE,
  ],
  plan: (texts, given) =>
    planPage(texts, {
      name: given['name']!,
      title: given['title']!,
      kind: given['kind']!,
      entity: given['entity']!,
    }),
};

const menu: Thing = {
  questions: [
    { flag: 'name', question: '页面' },
    { flag: 'text', question: '菜单文字' },
    { flag: 'url', question: '路由', fallback: (given) => `/${given['name'] ?? ''}` },
    ROLES,
  ],
  plan: (texts, given) =>
    planMenu(texts, {
      page: given['name']!,
      text: given['text']!,
      url: given['url']!,
      roles: list(given['roles']),
      parent: given['parent'],
    }),
};

/** An entity with a list and a menu item that leads to it. */
const module: Thing = {
  questions: entity.questions,
  plan(texts, given) {
    const name = given['name']!;
    checkEntityName(name);
    const made = entity.plan(texts, given);
    const [folder, table] = name.split('/') as [string, string];
    const path = `${folder}/${kebab(table)}-list`;
    const rest = { title: given['title']!, text: given['title']!, roles: given['roles']! };
    const pages = page.plan(new Map([...texts, ...made]), {
      ...rest,
      name: path,
      kind: 'list',
      entity: name,
    });
    const menus = menu.plan(texts, {
      ...given,
      ...rest,
      name: path,
      url: given['url'] ?? `/${folder}/${kebab(table)}`,
    });
    return new Map([...made, ...pages, ...menus]);
  },
};

/** Everything that `npm run new` makes. */
export const THINGS: Readonly<Record<string, Thing>> = { module, entity, page, menu };
