import { entities } from '../../../contract/generated/entities.ts';
import type { ListPage, PageFile, Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { tabKey } from '../../../contract/page.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { HeldMenu } from '../../data/engine.ts';
import { keptShortly } from '../../data/read/kept.ts';
import type { FlowStepped, WriteContext } from '../../data/module.ts';
import type { Row } from '../../../contract/rules.ts';

const HANDLING: readonly Verb[] = ['approve', 'reject', 'back', 'transfer'];
const APPLYING: readonly Verb[] = ['submit', 'withdraw', 'urge', 'save', 'edit'];

/** A row that somebody is to be led to. */
interface Asked extends WriteContext {
  readonly entity: EntityModel;
  readonly row: Row;
}

const MENUS = [entities.SysMenu, entities.SysRole, entities.RoleMenu];

const menusOf = ({ engine, tx }: Asked, { Roles }: Subject): Promise<readonly HeldMenu[]> =>
  keptShortly(
    engine,
    MENUS,
    `menus ${[...Roles].sort().join(' ')}`,
    async () => (await engine.people?.menusOf(tx, Roles)) ?? [],
  );

/**
 * The address of the page at which somebody opens the row: of the lists that the receiver holds, the one whose buttons are
 * for what the receiver does with such rows. Undefined where no page of the receiver shows them.
 */
export async function addressOf(
  step: FlowStepped,
  person: Subject,
  isTask: boolean,
): Promise<string | undefined> {
  const wanted = isTask ? HANDLING : APPLYING;
  return pageOf(step, person, {
    opens: (page) => page.detail !== undefined,
    isWanted: (code) => {
      const action = step.entity.actions.get(code);
      return action !== undefined && wanted.includes(action.verb);
    },
  });
}

/** The same for any row: of the lists that open it, the one with the most buttons that are wanted. */
export async function pageOf(
  asked: Asked,
  person: Subject,
  { opens, isWanted }: { opens: (page: ListPage) => boolean; isWanted: (enCode: string) => boolean },
): Promise<string | undefined> {
  const { engine, entity, row } = asked;
  const menus = await menusOf(asked, person);
  const found = listing(engine.catalog, entity, menus).flatMap((menu) => {
    const tab = listIn(engine.catalog, entity, menu.page, person, opens);
    if (tab === undefined) return [];
    const verbs = [...menu.enCodes].filter(isWanted);
    return [{ url: menu.url, tab, weight: verbs.length + (menu.isShown ? 0.5 : 0) }];
  });
  const [best] = found.sort((one, other) => other.weight - one.weight);
  if (!best) return undefined;
  const tab = best.tab === '' ? '' : `tab=${encodeURIComponent(best.tab)}&`;
  return `${best.url}${best.url.includes('?') ? '&' : '?'}${tab}row=${encodeURIComponent(String(row['Id']))}`;
}

const listings = new WeakMap<readonly HeldMenu[], Map<EntityModel, readonly HeldMenu[]>>();

/** Those of the menu items whose pages list the entity at all: of the many that a person holds, a few. */
function listing(catalog: Catalog, entity: EntityModel, menus: readonly HeldMenu[]): readonly HeldMenu[] {
  const known = listings.get(menus) ?? new Map<EntityModel, readonly HeldMenu[]>();
  listings.set(menus, known);
  const lists = (page: PageFile | undefined) => page?.kind === 'list' && page.entity === entity.name;
  const found =
    known.get(entity) ??
    menus.filter(({ url, page: path }) => {
      const page = catalog.pages.get(path);
      const pages = page?.kind === 'tabs' ? page.tabs.map((one) => catalog.pages.get(one.page)) : [page];
      return url.startsWith('/') && pages.some(lists);
    });
  known.set(entity, found);
  return found;
}

/** How a page's address names the tab with the entity's rows: '' where the page is the list itself, undefined where there is none. */
function listIn(
  catalog: Catalog,
  entity: EntityModel,
  path: string,
  me: Subject,
  opens: (page: ListPage) => boolean,
): string | undefined {
  const page = catalog.pages.get(path);
  const isListOf = (one: PageFile | undefined) =>
    one?.kind === 'list' && one.entity === entity.name && opens(one);
  if (isListOf(page)) return '';
  if (page?.kind !== 'tabs') return undefined;
  const tab = page.tabs.find((one) => isListOf(catalog.pages.get(one.page)) && isOffered(one.when, me));
  return tab && tabKey(page.tabs, tab.page);
}

function isOffered(when: string | undefined, me: Subject): boolean {
  if (when === undefined) return true;
  const condition = compileCondition(when);
  return condition.reads.every((path) => path.startsWith('me.')) && condition.test({ me });
}
