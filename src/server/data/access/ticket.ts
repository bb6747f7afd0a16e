import type { FieldUse, FilterUse, PageFile, Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { entitiesOf, isTicketPage } from '../../../contract/page.ts';
import type { Caller } from './caller.ts';
import { pageClosure, type Catalog } from '../schemas/catalog.ts';
import { refuse } from '../refusal.ts';
import { buttonsOf } from '../../../contract/page-names.ts';

/** All that the ticket of a page group opens, at most: nobody does by it what they may not do by themselves. */
export interface TicketReach {
  readonly pages: ReadonlyMap<string, PageFile>;
  /** Entities of these pages that say which rows are about somebody themselves. */
  readonly entities: ReadonlySet<string>;
  /** EnCodes that these pages offer to somebody for their own rows. */
  readonly enCodes: ReadonlySet<string>;
  /** Entities whose rows are chosen from in these pages. */
  readonly choices: ReadonlySet<string>;
}

/** Code of a module answers to its own rules, files leave the frame of rows, and staff have sessions. */
const VERBS: readonly Verb[] = [
  'add',
  'edit',
  'save',
  'delete',
  'view',
  'set',
  'toggle',
  'submit',
  'withdraw',
  'urge',
  'trace',
];

/** What people do with the paper that they are asked to answer; the engine of papers judges that it is their own. */
const PAPER: ReadonlySet<string> = new Set(['save', 'submit']);

const reaches = new WeakMap<Catalog, ReadonlyMap<string, TicketReach>>();

/** What the schemas of the moment let the holder of a ticket do; undefined for a group that no route names. */
export function ticketReach(catalog: Catalog, group: string): TicketReach | undefined {
  const known = reaches.get(catalog) ?? drawReaches(catalog);
  reaches.set(catalog, known);
  return known.get(group);
}

/** The group whose ticket opens a page without a session. */
export function ticketGroupOf(catalog: Catalog, path: string): string | undefined {
  const groups = new Set(catalog.routes.routes.flatMap(({ ticket }) => ticket ?? []));
  return [...groups].find((group) => ticketReach(catalog, group)?.pages.has(path));
}

function drawReaches(catalog: Catalog): Map<string, TicketReach> {
  const starts = new Map<string, string[]>();
  for (const { public: isPublic, ticket, page, visitor = page } of catalog.routes.routes)
    if (isPublic && ticket !== undefined && visitor !== undefined)
      starts.set(ticket, [...(starts.get(ticket) ?? []), visitor]);
  return new Map([...starts].map(([group, paths]) => [group, drawReach(catalog, paths)]));
}

function drawReach(catalog: Catalog, starts: readonly string[]): TicketReach {
  const pages = new Map(starts.flatMap((path) => [...pageClosure(catalog, path, isTicketPage)]));
  const shown = [...pages.values()];
  const entities = shown.flatMap(entitiesOf).flatMap((name) => catalog.entities.get(name) ?? []);
  const enCodes = shown
    .flatMap(buttonsOf)
    .map(([, enCode]) => enCode)
    .filter((enCode) => isOffered(catalog, enCode));
  return {
    pages,
    entities: new Set(entities.filter(({ file }) => file.own !== undefined).map(({ name }) => name)),
    enCodes: new Set(enCodes),
    choices: new Set(shown.flatMap((page) => chosenFrom(catalog, page))),
  };
}

/** An address is opened where it opens without a session too. */
function isOffered({ enCodes, routes }: Catalog, enCode: string): boolean {
  const action = enCodes.get(enCode)?.action;
  if (action?.paper !== undefined) return PAPER.has(action.paper);
  if (action?.verb !== 'open') return action !== undefined && VERBS.includes(action.verb);
  const path = action.url?.split('?')[0];
  return routes.routes.some((route) => route.public && route.path === path);
}

/** The entities whose rows the fields of a page are chosen from. */
function chosenFrom(catalog: Catalog, page: PageFile): string[] {
  const used = new Set(usesOf(page).map((use) => (typeof use === 'string' ? use : use.field)));
  const [own, ...children] = entitiesOf(page).flatMap((name) => catalog.entities.get(name) ?? []);
  const fields = [
    ...[...(own?.fields.values() ?? [])].filter(({ name }) => used.has(name)),
    ...children.flatMap((child: EntityModel) => [...child.fields.values()]),
  ];
  return fields.flatMap((field) =>
    [field, ...Object.values(field.fields ?? {})].flatMap(({ ref }) => ref ?? []),
  );
}

function usesOf(page: PageFile): (FieldUse | FilterUse)[] {
  if (page.kind === 'form') return page.sections.flatMap(({ fields }) => fields);
  if (page.kind === 'wizard') return page.steps.flatMap(({ fields }) => fields ?? []);
  return page.kind === 'list' ? [...(page.filters ?? [])] : [];
}

/** Somebody as the holder of a ticket: what their roles hold, so far as the pages of the group go. */
export function asHolder(catalog: Catalog, caller: Caller, group: string): Caller {
  const reach = ticketReach(catalog, group);
  const both = (held: ReadonlySet<string>, open: ReadonlySet<string> = new Set()) =>
    new Set([...held].filter((name) => open.has(name)));
  return {
    ...caller,
    isVerified: false,
    principals: [],
    ticket: group,
    grants: both(caller.grants, reach?.enCodes),
    readable: both(caller.readable, reach?.entities),
  };
}

/** The holder of a ticket chooses from what the forms of its pages ask for. @throws Refusal for other sources */
export function refuseOtherChoices(catalog: Catalog, group: string, source: string): void {
  if (!catalog.codes.has(source) && !ticketReach(catalog, group)?.choices.has(source))
    throw refuse('没有权限查看该数据');
}
