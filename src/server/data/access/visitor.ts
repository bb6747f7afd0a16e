import type { ActionFile, PageFile } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { entitiesOf, entityNameOf, isIntakePage, isPublicPage } from '../../../contract/page.ts';
import { isPublicField } from '../../../contract/public-part.ts';
import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from './caller.ts';
import { pageClosure, type Catalog } from '../schemas/catalog.ts';
import { LoginNeeded, refuse } from '../refusal.ts';
import { mayRead } from './rights.ts';
import { refuseOtherChoices } from './ticket.ts';
import { buttonsOf } from '../../../contract/page-names.ts';

/** All that is read without a session. */
export interface VisitorReach {
  /** Pages of public routes, and what these open, so far as they are public themselves. */
  readonly pages: ReadonlyMap<string, PageFile>;
  /** Entities with a public part that these pages show. */
  readonly entities: ReadonlySet<string>;
  /** Entities with a public part whose rows are offered to filter by. */
  readonly choices: ReadonlySet<string>;
  readonly dictionaries: ReadonlySet<string>;
  /** EnCodes that open a row for reading. */
  readonly enCodes: ReadonlySet<string>;
}

const reaches = new WeakMap<Catalog, VisitorReach>();

/** What the schemas of the moment let anybody read. */
export function visitorReach(catalog: Catalog): VisitorReach {
  const known = reaches.get(catalog) ?? drawReach(catalog);
  reaches.set(catalog, known);
  return known;
}

function drawReach(catalog: Catalog): VisitorReach {
  const starts = catalog.routes.routes.flatMap((route) =>
    route.public ? [route.page, route.visitor].filter((path) => path !== undefined) : [],
  );
  // A form that anybody hands in is opened by its own name.
  for (const [path, page] of catalog.pages) if (isIntakePage(page)) starts.push(path);
  const isOpen = (page: PageFile) =>
    (isPublicPage(page) && hasOpenEntity(catalog, page)) || takesRows(catalog, page);
  const pages = new Map(starts.flatMap((path) => [...pageClosure(catalog, path, isOpen)]));
  const names = [...pages.values()].flatMap(entitiesOf);
  const entities = names
    .flatMap((name) => catalog.entities.get(name) ?? [])
    .filter(({ file }) => file.public);
  const fields = entities.flatMap((entity) =>
    [...entity.fields.values()].filter((field) => isPublicField(entity, field)),
  );
  const asked = [...pages.values()].flatMap((page) => intakeFields(catalog, page));
  const targets = [
    ...[...pages.values()].flatMap((page) => filterTargets(catalog, page)),
    ...asked.flatMap(({ ref }) => catalog.entities.get(ref ?? '') ?? []),
  ];
  return {
    pages,
    entities: new Set(entities.map(({ name }) => name)),
    choices: new Set(targets.filter(({ file }) => file.public).map(({ name }) => name)),
    dictionaries: new Set([...fields, ...asked].flatMap(({ dict }) => dict ?? [])),
    enCodes: new Set([...pages.values()].flatMap((page) => viewsOf(catalog, pages, page))),
  };
}

/** The entities by whose rows a list is filtered. */
function filterTargets(catalog: Catalog, page: PageFile): EntityModel[] {
  if (page.kind !== 'list') return [];
  const fields = catalog.entities.get(page.entity)?.fields;
  const names = (page.filters ?? []).map((use) => (typeof use === 'string' ? use : (use.field ?? '')));
  return names.flatMap((name) => catalog.entities.get(fields?.get(name)?.ref ?? '') ?? []);
}

/** Whether a page is the form of what anybody hands in. */
const takesRows = (catalog: Catalog, page: PageFile): boolean =>
  isIntakePage(page) && catalog.entities.get(page.entity)?.file.intake !== undefined;

/** What anybody is asked for by a form. */
export function intakeFields(catalog: Catalog, page: PageFile): FieldModel[] {
  const entity = isIntakePage(page) ? catalog.entities.get(page.entity) : undefined;
  return (entity?.file.intake?.fields ?? []).flatMap((name) => entity?.fields.get(name) ?? []);
}

/** A page of an entity that has nothing public would only show that it may not. */
function hasOpenEntity(catalog: Catalog, page: PageFile): boolean {
  const name = entityNameOf(page);
  return name === undefined || catalog.entities.get(name)?.file.public !== undefined;
}

function viewsOf(catalog: Catalog, pages: ReadonlyMap<string, PageFile>, page: PageFile): string[] {
  const detail = page.kind === 'list' ? page.detail : undefined;
  return buttonsOf(page).flatMap(([, enCode]) => {
    const action = catalog.enCodes.get(enCode)?.action;
    const opens = action?.page ?? detail;
    const isView = action?.verb === 'view' && opens !== undefined && pages.has(opens);
    return isView || leadsOut(catalog, page, action) ? [enCode] : [];
  });
}

/** Whether an action opens an address that stands in a public field of the row, such as that of a map. */
function leadsOut(catalog: Catalog, page: PageFile, action: ActionFile | undefined): boolean {
  const entity = catalog.entities.get(entityNameOf(page) ?? '');
  const name = action?.verb === 'open' ? /^\{(\w+)\}$/.exec(action.url ?? '')?.[1] : undefined;
  const field = entity?.fields.get(name ?? '');
  return entity !== undefined && field !== undefined && isPublicField(entity, field);
}

/** The caller as anybody: what they were granted counts for nothing. */
function asVisitor(catalog: Catalog, caller: Caller): Caller {
  const { entities, enCodes } = visitorReach(catalog);
  return {
    ...caller,
    subject: NOBODY,
    isVerified: false,
    principals: [],
    isVisitor: true,
    grants: enCodes,
    readable: entities,
  };
}

/** Whether somebody asks who has logged in, or holds a ticket. */
export const isKnown = (caller: Caller): boolean => caller.subject.UserId !== '';

/**
 * The subject that a caller reads an entity as: their own where their own pages show it, else a visitor's.
 * @throws LoginNeeded for who has no session, where there is nothing for visitors
 */
export function readerOf(catalog: Catalog, caller: Caller, name: string): Caller {
  const entity = catalog.entities.get(name);
  if (entity && mayRead(catalog, entity, caller)) return caller;
  if (visitorReach(catalog).entities.has(name)) return asVisitor(catalog, caller);
  if (!isKnown(caller)) throw new LoginNeeded();
  return caller;
}

/** As whom a caller asks for the choices of a source: who has no session is offered what public pages filter by. */
export function chooserOf(catalog: Catalog, caller: Caller, source: string): Caller {
  if (caller.ticket !== undefined) refuseOtherChoices(catalog, caller.ticket, source);
  if (isKnown(caller)) return caller;
  const { choices, dictionaries } = visitorReach(catalog);
  if (!choices.has(source) && !dictionaries.has(source)) throw new LoginNeeded();
  return asVisitor(catalog, caller);
}

/** Names of dictionaries, without those that are not for a caller without a session. */
export function dictionariesFor(catalog: Catalog, caller: Caller): (name: string) => boolean {
  const { dictionaries } = visitorReach(catalog);
  return isKnown(caller) ? () => true : (name) => dictionaries.has(name);
}

/** A visitor reads rows for one page, whose own condition holds then. @throws Refusal when it is not public */
export function refuseClosedList(catalog: Catalog, entity: EntityModel, path: string | undefined): void {
  const page = visitorReach(catalog).pages.get(path ?? '');
  if (page?.kind !== 'list' || page.entity !== entity.name) throw refuse('没有权限查看该数据');
}
