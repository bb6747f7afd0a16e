import type { PageFile } from '../../../contract/generated/meta.ts';
import { entitiesOf, isFormPage, isIntakePage, isPublicPage, isTicketPage } from '../../../contract/page.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { faultLine, pageClosure, type Catalog } from '../../data/schemas/catalog.ts';
import { requireOpenPage } from '../../data/schemas/closed-modules.ts';
import type { Caller } from '../../data/access/caller.ts';
import { deadShare, refuse, refusePage } from '../../data/refusal.ts';
import { opensBoard, sharedBoard } from '../../data/access/share.ts';
import { ticketGroupOf, ticketReach } from '../../data/access/ticket.ts';
import { visitorReach } from '../../data/access/visitor.ts';
import type { Engine } from '../../data/engine.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { answerOf, callsFor } from '../../data/schemas/page-answer.ts';
import { askingEntity, openEntity } from '../../data/schemas/shown-entity.ts';
import { buttonsOf } from '../../../contract/page-names.ts';

/** A page that a caller asks for. */
interface PageAsked {
  readonly caller: Caller;
  readonly path: string;
  readonly session: string | undefined;
}

/** What a page consists of, under the tag by which a browser may keep it. */
interface PageTold {
  readonly tag: string;
  readonly answer: Pick<
    ReturnType<typeof answerOf>,
    'Path' | 'Version' | 'Page' | 'Pages' | 'Entities' | 'Calls'
  > & {
    readonly Buttons?: string[];
  };
}

/**
 * A page, the pages that it opens, and the entities they show: everything that the browser needs to say it. The answer
 * depends on the path, the version of the schemas and whether the caller holds the page, so the browser may keep it; that
 * they hold it is asked every time.
 */
export async function pageTold(
  { engine, sessions }: { readonly engine: Engine; readonly sessions: Sessions },
  { caller, path, session }: PageAsked,
): Promise<PageTold> {
  const { catalog } = engine;
  requireOpenPage(catalog, path);
  const page = catalog.pages.get(path);
  if (page && session !== undefined && (await isHeld(sessions, caller, path, page)))
    return { tag: catalog.version, answer: answerOf(catalog, path, page) };
  const { ticket, share } = caller;
  const board = session === undefined ? sharedBoard(catalog, path) : undefined;
  if (board && !opensBoard(catalog, share, path)) throw deadShare();
  if (board) return { tag: `${catalog.version}-share`, answer: sharedAnswer(catalog, path, board) };
  const forHolder = ticket === undefined ? undefined : ticketReach(catalog, ticket);
  if (page && forHolder?.pages.has(path)) return holderAnswer(catalog, caller, path, page);
  if (page && visitorReach(catalog).pages.has(path))
    return { tag: `${catalog.version}-open`, answer: openAnswerOf(catalog, path, page) };
  if (session === undefined) refuseStranger(catalog, path, page);
  await refuseFaults(engine, caller, path);
  if (!page) throw refusePage('未找到该页面', 'missing');
  throw refusePage('抱歉，你无权访问该页面', 'refused');
}

/** Notices belong to the frame and not to a menu item. */
const isHeld = async (sessions: Sessions, caller: Caller, path: string, page: PageFile): Promise<boolean> =>
  page.kind === 'notices' || (await sessions.grantsOf(caller)).pages.has(path);

/** What a browser without a session has to do before the page is shown; nothing where the route is open, and its page missing. */
function refuseStranger(catalog: Catalog, path: string, page: PageFile | undefined): void {
  const group = ticketGroupOf(catalog, path);
  if (group !== undefined) throw refusePage('请先核验身份', 'ticket', group);
  if (page || !isOpenRoute(catalog, path)) throw refusePage('请先登录', 'login');
}

const isOpenRoute = ({ routes }: Catalog, path: string) =>
  routes.routes.some((route) => route.public && (route.page === path || route.visitor === path));

/** Who can mend the page is told what is wrong with it. */
async function refuseFaults({ catalog, schemas }: Engine, { subject }: Caller, path: string): Promise<void> {
  const faults = catalog.faultsOf(path);
  if (faults.length === 0) return;
  if (!subject.Roles.includes(SUPER_ROLE)) throw refuse('该页面暂时无法显示，请告知系统管理员');
  throw refuse(((await schemas?.problemsOf(path)) ?? faults.map(faultLine)).join('\n'));
}

/** The page as the holder of a ticket works with it: without what only a session opens. */
function holderAnswer(
  catalog: Catalog,
  { ticket = '', grants }: Caller,
  path: string,
  page: PageFile,
): PageTold {
  const whole = answerOf(catalog, path, page, isTicketPage);
  const offered = new Set(
    Object.values(whole.Pages)
      .flatMap(buttonsOf)
      .map(([, enCode]) => enCode),
  );
  const told = (one: PageFile) => withoutPreview(one, grants);
  const Pages = Object.fromEntries(Object.entries(whole.Pages).map(([at, one]) => [at, told(one)]));
  const Version = `${catalog.version}-${ticket}`;
  const Buttons = [...offered].filter((enCode) => grants.has(enCode));
  const answer = { ...whole, Page: told(page), Pages, Version, Buttons };
  return { tag: `${Version}-${Buttons.length}`, answer };
}

/** Lines that code of a module works out are for who may run it. */
function withoutPreview(page: PageFile, grants: ReadonlySet<string>): PageFile {
  if (!isFormPage(page) || page.preview === undefined || grants.has(page.preview)) return page;
  const { preview: _preview, ...rest } = page;
  return rest;
}

/** The board as the holder of its key looks at it. */
const sharedAnswer = (catalog: Catalog, path: string, page: PageFile) => ({
  Path: path,
  Version: `${catalog.version}-share`,
  Page: page,
  Pages: { [path]: page },
  Entities: {},
  Buttons: [],
  ...callsFor(catalog, [page]),
});

/** The page as anybody reads it. */
function openAnswerOf(catalog: Catalog, path: string, page: PageFile) {
  const { pages, enCodes } = visitorReach(catalog);
  const closure = new Map(
    [...pageClosure(catalog, path, (one) => isPublicPage(one) || isIntakePage(one))].filter(([one]) =>
      pages.has(one),
    ),
  );
  const names = new Set([...closure.values()].flatMap(entitiesOf));
  const buttons = new Set([...closure.values()].flatMap(buttonsOf).map(([, enCode]) => enCode));
  const asking = new Set([...closure.values()].filter(isIntakePage).map(({ entity }) => entity));
  const entitiesShown = [...names].flatMap((name) =>
    asking.has(name) ? askingEntity(catalog, name, enCodes) : openEntity(catalog, name, enCodes),
  );
  const handedIn = [...asking].map((name) => catalog.entities.get(name)?.file.intake?.enCode);
  return {
    Path: path,
    Version: `${catalog.version}-open`,
    Page: page,
    Pages: Object.fromEntries(closure),
    Entities: Object.fromEntries(entitiesShown),
    ...callsFor(catalog, closure.values()),
    Buttons: [...buttons].filter((enCode) => enCodes.has(enCode) || handedIn.includes(enCode)),
  };
}
