import type { ActionFile, ListPage, PageButton, PageFile, Verb } from '../../../contract/generated/meta.ts';
import { entityNameOf } from '../../../contract/page.ts';
import type { GrantedButton } from '../../storage/keys.ts';
import type { LoadedPage } from '../pages.ts';
import { actionOf } from './granted.ts';

/** A page with the buttons that the server decided on. */
export interface PageOfServer {
  readonly page: LoadedPage;
  /** EnCodes that are granted by another name. */
  readonly added?: readonly string[];
}

/**
 * The server's buttons over those of the page file: what they are called, where they lead, and those that no page places. `isWhole`
 * is off for a page that is part of another one, beside which they may stand.
 */
export function pageOfServer(
  page: LoadedPage,
  granted: readonly GrantedButton[],
  isWhole: boolean,
): PageOfServer {
  const { known, added } = byAction(page, granted);
  const decided = new Map(known.map((button) => [button.EnCode, button]));
  const changed = (file: PageFile) => withDecisions(file, decided, page);
  const Pages = Object.fromEntries(
    Object.entries(page.answer.Pages).map(([path, file]) => [path, changed(file)]),
  );
  const file = changed(page.file);
  const unplaced = isWhole ? unplacedOf(page, known) : [];
  return {
    page: {
      ...page,
      file: file.kind === 'list' ? withUnplaced(file, unplaced, page) : file,
      answer: { ...page.answer, Pages },
    },
    ...(added.length > 0 ? { added } : {}),
  };
}

/**
 * Each button under the EnCode that the page's entity has for it: servers that know nothing of ours name what every list can do
 * by the verb alone.
 */
function byAction(page: LoadedPage, granted: readonly GrantedButton[]) {
  const entity = page.entities.get(entityNameOf(page.file) ?? '');
  const added: string[] = [];
  const known = granted.map((button) => {
    if (!entity || actionOf(page, button.EnCode)) return button;
    const verb = button.EnCode.toLowerCase();
    const named = [...entity.actions].find(([, action]) => action.verb === verb);
    if (!named) return button;
    added.push(named[0]);
    return { ...button, EnCode: named[0] };
  });
  return { known, added };
}

type Decided = ReadonlyMap<string, GrantedButton>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A page file, each of whose buttons says what the server says of it. */
function withDecisions(file: PageFile, decided: Decided, page: LoadedPage): PageFile {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((one) => {
        const button = change(one);
        return isObject(button) && typeof button['EnCode'] === 'string'
          ? withDecision(button as unknown as PageButton, decided, page)
          : button;
      });
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
  };
  return change(file) as PageFile;
}

function withDecision(button: PageButton, decided: Decided, page: LoadedPage): PageButton {
  const told = decided.get(button.EnCode);
  const isForeign = page.answer.isForeign === true;
  // Another server has other roles: what it grants is granted.
  const { roles, Url, ...rest } = button;
  const placed = isForeign ? rest : { ...rest, ...(roles && { roles }) };
  if (!told) return { ...placed, ...(Url !== undefined && { Url }) };
  const action = actionOf(page, button.EnCode);
  const where = told.Url.trim() === '' || told.Url === action?.url ? (isForeign ? undefined : Url) : told.Url;
  return {
    ...placed,
    ...(where !== undefined && { Url: where }),
    ...(told.Text && told.Text !== action?.title && { text: told.Text }),
  };
}

/** What was granted and stands nowhere on the page or on those that it opens. */
function unplacedOf(page: LoadedPage, granted: readonly GrantedButton[]): readonly GrantedButton[] {
  const text = JSON.stringify([page.file, page.answer.Pages]);
  const seen = new Set<string>();
  return granted.filter(({ EnCode, isPlacedOnly }) => {
    if (isPlacedOnly || seen.has(EnCode) || text.includes(JSON.stringify(EnCode))) return false;
    seen.add(EnCode);
    return true;
  });
}

/** Verbs whose button stands above the rows. */
const ABOVE: ReadonlySet<Verb> = new Set<Verb>(['add', 'import', 'template', 'export']);
/** Verbs that have no button of a list. */
const NO_BUTTON: ReadonlySet<Verb> = new Set<Verb>(['plain', 'save']);

/** Whether a button is about one row. */
const isOfRow = ({ Url }: GrantedButton, action: ActionFile | undefined): boolean =>
  action === undefined ? /\{[A-Z]/.test(Url) : action.table !== true && !ABOVE.has(action.verb);

/** A list with the buttons that no page places: above the rows or in each row, as their kind wants it. */
function withUnplaced(file: ListPage, unplaced: readonly GrantedButton[], page: LoadedPage): ListPage {
  const entity = page.entities.get(file.entity);
  const shown = unplaced.filter(({ EnCode }) => {
    const action = actionOf(page, EnCode);
    // An action of another entity would be asked of the wrong rows.
    return action === undefined || (entity?.actions.has(EnCode) === true && !NO_BUTTON.has(action.verb));
  });
  const [ofRow, above] = [true, false].map((wanted) =>
    shown
      .filter((button) => isOfRow(button, actionOf(page, button.EnCode)) === wanted)
      .map(({ EnCode, Url, Text, Icon }): PageButton => ({
        EnCode,
        ...(Url.trim() === '' ? {} : { Url }),
        ...(Text ? { text: Text } : {}),
        ...(Icon ? { icon: Icon } : {}),
      })),
  );
  return {
    ...file,
    toolbar: [...(file.toolbar ?? []), ...(above ?? [])],
    rowActions: [...(file.rowActions ?? []), ...(ofRow ?? [])],
  };
}
