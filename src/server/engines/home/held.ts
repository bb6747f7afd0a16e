import type {
  CardsPage,
  HomeBeside,
  HomeCard,
  HomeDue,
  HomeRows,
  ListPage,
} from '../../../contract/generated/meta.ts';
import { folderOf } from '../../../contract/modules.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';

/** What somebody holds, by whichever roles. */
export interface Holder {
  readonly roles: readonly string[];
  /** Paths of the pages that these roles open. */
  readonly pages: ReadonlySet<string>;
}

/** A card with the name by which it is arranged, and the page that its title leads to. */
export interface HeldCard {
  readonly key: string;
  readonly link: string | null;
  readonly card: HomeCard;
}

/** The list whose rows are meant, where the holder opens it. */
export function heldList(catalog: Catalog, { pages }: Holder, { page }: HomeRows): ListPage | undefined {
  const file = pages.has(page) ? catalog.pages.get(page) : undefined;
  return file?.kind === 'list' ? file : undefined;
}

const isFor = ({ roles }: Holder, wanted: readonly string[] | undefined): boolean =>
  wanted === undefined || wanted.some((role) => roles.includes(role));

/** The pages of cards of the modules that are on. */
function cardPages(catalog: Catalog): (readonly [path: string, page: CardsPage])[] {
  return [...catalog.pages].flatMap(([path, page]) =>
    page.kind === 'cards' && catalog.closed.page(path) === undefined ? [[path, page] as const] : [],
  );
}

/** The cards that are for the holder, with the figures that are: in the order that they say themselves. */
export function heldCards(catalog: Catalog, holder: Holder): HeldCard[] {
  return cardPages(catalog)
    .flatMap(([path, { cards = [] }]) =>
      cards.flatMap((card) => heldCard(catalog, holder, `${folderOf(path)}.${card.key}`, card) ?? []),
    )
    .toSorted((one, other) => orderOf(one.card) - orderOf(other.card));
}

const DEFAULT_ORDER = 500;
const orderOf = ({ order = DEFAULT_ORDER }: HomeCard) => order;

function heldCard(catalog: Catalog, holder: Holder, key: string, card: HomeCard): HeldCard | undefined {
  if (!isFor(holder, card.roles)) return undefined;
  if (card.figures) {
    const figures = card.figures.filter(
      ({ rows, roles }) => isFor(holder, roles) && heldList(catalog, holder, rows),
    );
    const [first, ...others] = figures;
    return first && { key, link: null, card: { ...card, figures: [first, ...others] as never } };
  }
  const page = card.lines?.rows.page ?? card.page ?? card.holder;
  if (page === undefined || !holder.pages.has(page) || !catalog.pages.has(page)) return undefined;
  return { key, link: page, card };
}

/** What is due for the holder, module by module. */
export const heldDues = (catalog: Catalog, holder: Holder): HomeDue[] =>
  cardPages(catalog)
    .flatMap(([, { due = [] }]) => due)
    .filter(({ rows, roles }) => isFor(holder, roles) && heldList(catalog, holder, rows));

/** The numbers that stand beside the holder's menu. */
export const heldBeside = (catalog: Catalog, holder: Holder): HomeBeside[] =>
  cardPages(catalog)
    .flatMap(([, { beside = [] }]) => beside)
    .filter(
      ({ menu, rows, roles }) =>
        isFor(holder, roles) && holder.pages.has(menu) && heldList(catalog, holder, rows),
    );
