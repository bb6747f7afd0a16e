import type { ActionFile, CallFile, PageFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { folderOf } from '../../../contract/modules.ts';
import { entityNameOf } from '../../../contract/page.ts';
import type { Catalog } from './catalog.ts';
import { refusePage } from '../refusal.ts';
import { PageMap } from './served-pages.ts';
import { sourcesOfBlock } from '../../../contract/page-names.ts';

/** What is not answered because its module is switched off: each answer is the title of that module, undefined for what is open. */
export interface ClosedModules {
  readonly ids: ReadonlySet<string>;
  /** The schemas with them; undefined while none is switched off. */
  readonly whole: Catalog | undefined;
  page(path: string): string | undefined;
  entity(name: string): string | undefined;
  enCode(enCode: string): string | undefined;
  call(name: string): string | undefined;
}

/** The schemas with all modules, those that are switched off included. */
export const wholeOf = (catalog: Catalog): Catalog => catalog.closed.whole ?? catalog;

const isOpen = () => undefined;

/** Every module is switched on. */
export const NOTHING_CLOSED: ClosedModules = {
  ids: new Set(),
  whole: undefined,
  page: isOpen,
  entity: isOpen,
  enCode: isOpen,
  call: isOpen,
};

const closedText = (title: string) => `「${title}」模块已停用`;

/** @throws Refusal for an entity of a module that is switched off */
export function requireOpenEntity({ closed }: Pick<Catalog, 'closed'>, name: string): void {
  const title = closed.entity(name);
  if (title !== undefined) throw refusePage(closedText(title), 'closed');
}

/** @throws Refusal for an EnCode of a module that is switched off */
export function requireOpenEnCode({ closed }: Pick<Catalog, 'closed'>, enCode: string): void {
  const title = closed.enCode(enCode);
  if (title !== undefined) throw refusePage(closedText(title), 'closed');
}

/** @throws Refusal for a call of a module that is switched off */
export function requireOpenCall({ closed }: Pick<Catalog, 'closed'>, name: string): void {
  const title = closed.call(name);
  if (title !== undefined) throw refusePage(closedText(title), 'closed');
}

/** @throws Refusal for a page of a module that is switched off */
export function requireOpenPage({ closed }: Pick<Catalog, 'closed'>, path: string): void {
  const title = closed.page(path);
  if (title !== undefined) throw refusePage(closedText(title), 'closed');
}

type Fields = Readonly<Record<string, { ref?: string; required?: unknown; fields?: unknown }>>;

/** Modules without whose rows no row can be filled in. */
function neededBy(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [
    ...(field.ref !== undefined && field.required === true ? [folderOf(field.ref)] : []),
    ...(field.fields === undefined ? [] : neededBy(field.fields as Fields)),
  ]);
}

/** The modules that an entity is made of: its own, and those whose rows each of its rows needs. */
export const modulesOfEntity = (entity: EntityModel): string[] => [
  folderOf(entity.name),
  ...neededBy(Object.fromEntries(entity.fields)),
];

/** The modules that a page is made of. */
export function modulesOfPage(catalog: Pick<Catalog, 'entities'>, path: string, page: PageFile): string[] {
  const entity = catalog.entities.get(entityNameOf(page) ?? '');
  return [folderOf(path), ...(entity ? modulesOfEntity(entity) : [])];
}

const modulesOfAction = (entity: EntityModel, action: ActionFile): string[] => [
  ...modulesOfEntity(entity),
  ...neededBy((action.params ?? {}) as Fields),
];

/** The schemas without the pages and EnCodes of modules that are switched off. The rows of these modules stay, and so do references to them. */
export function withoutModules(catalog: Catalog, off: ReadonlySet<string>): Catalog {
  const canBeOff = (id: string) => {
    const module = catalog.modules.get(id);
    return module !== undefined && module.house === undefined;
  };
  const ids = new Set([...off].filter(canBeOff));
  if (ids.size === 0) return catalog;
  const titleOf = (modules: readonly string[]) => {
    const id = modules.find((one) => ids.has(one));
    return id === undefined ? undefined : (catalog.modules.get(id)?.title ?? id);
  };
  const enCode = (code: string) => {
    const known = catalog.enCodes.get(code);
    return known && titleOf(modulesOfAction(known.entity, known.action));
  };
  const pages = new OpenPages(catalog, titleOf);
  const closed: ClosedModules = {
    ids,
    whole: catalog,
    enCode,
    page: (path) => pages.closedBy(path),
    entity(name) {
      const entity = catalog.entities.get(name);
      return entity && titleOf(modulesOfEntity(entity));
    },
    call: (name) => callClosedBy(catalog, name, titleOf) ?? enCodeOfCall(catalog.calls.get(name), enCode),
  };
  const enCodes = new Map([...catalog.enCodes].filter(([code]) => enCode(code) === undefined));
  return { ...catalog, pages, enCodes, closed, version: `${catalog.version}-${[...ids].sort().join('.')}` };
}

type TitleOf = (modules: readonly string[]) => string | undefined;

function callClosedBy({ modules }: Catalog, name: string, titleOf: TitleOf): string | undefined {
  const owner = [...modules.values()].find(({ calls }) => calls.includes(folderOf(name)));
  return owner && titleOf([owner.id]);
}

const enCodeOfCall = (file: CallFile | undefined, enCode: ClosedModules['enCode']) =>
  typeof file?.access === 'object' ? enCode(file.access.EnCode) : undefined;

/** The pages of the modules that are switched on, without the parts that the others had in them. */
class OpenPages extends PageMap {
  private readonly shown = new Map<string, PageFile | undefined>();

  constructor(
    private readonly base: Catalog,
    private readonly titleOf: TitleOf,
  ) {
    super();
  }

  /** The title of the module that closes a page; that of a page with nothing left is the one of its first part. */
  closedBy(path: string): string | undefined {
    const page = this.base.pages.get(path);
    if (!page) return undefined;
    const own = this.titleOf(modulesOfPage(this.base, path, page));
    if (own !== undefined || this.get(path) !== undefined) return own;
    const [first = ''] = partsOf(page);
    return this.closedBy(first) ?? '';
  }

  get(path: string): PageFile | undefined {
    if (!this.shown.has(path)) {
      // A page that leads to itself is open as long as it is looked at.
      this.shown.set(path, this.base.pages.get(path));
      this.shown.set(path, this.open(path));
    }
    return this.shown.get(path);
  }

  private open(path: string): PageFile | undefined {
    const page = this.base.pages.get(path);
    if (!page || this.titleOf(modulesOfPage(this.base, path, page)) !== undefined) return undefined;
    return this.withoutParts(page);
  }

  private withoutParts(page: PageFile): PageFile | undefined {
    const isLeft = (path: string | undefined) =>
      path === undefined || !this.base.pages.has(path) || this.get(path) !== undefined;
    const left = <Part>(parts: readonly Part[], isOpenPart: (part: Part) => boolean) => {
      const open = parts.filter(isOpenPart);
      return { open, isWhole: open.length === parts.length };
    };
    switch (page.kind) {
      case 'tabs': {
        const { open, isWhole } = left(page.tabs, (tab) => isLeft(tab.page));
        return isWhole ? page : open.length === 0 ? undefined : ({ ...page, tabs: open } as PageFile);
      }
      case 'guide': {
        const { open, isWhole } = left(page.steps, (step) => isLeft(step.page));
        return isWhole ? page : open.length === 0 ? undefined : ({ ...page, steps: open } as PageFile);
      }
      case 'detail': {
        const { open, isWhole } = left(page.lists ?? [], (list) => isLeft(list.page));
        return isWhole ? page : ({ ...page, lists: open } as PageFile);
      }
      case 'board': {
        const { open, isWhole } = left(
          page.blocks,
          (block) =>
            (block.block !== 'list' || isLeft(block.page)) &&
            sourcesOfBlock(block).every(
              ([, { call }]) => callClosedBy(this.base, call, this.titleOf) === undefined,
            ),
        );
        return isWhole ? page : open.length === 0 ? undefined : ({ ...page, blocks: open } as PageFile);
      }
      default:
        return page;
    }
  }

  pathsNaming(word: string): readonly string[] {
    return this.base.pages.pathsNaming(word);
  }

  protected paths(): Iterable<string> {
    return this.base.pages.keys();
  }
}

function partsOf(page: PageFile): string[] {
  if (page.kind === 'tabs') return page.tabs.map((tab) => tab.page);
  if (page.kind === 'guide') return page.steps.flatMap((step) => step.page ?? []);
  return [];
}
