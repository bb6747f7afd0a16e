import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageButton } from '../../contract/generated/meta.ts';
import { NOBODY, type Subject } from '../../contract/subject.ts';
import type { GrantedButton } from '../storage/keys.ts';
import { notify } from './messages/notify.ts';
import type { ActionTarget } from './schema/target.ts';

/** Table settings of the user menu (specification 2.3): size default | medium | small | mini, alignment. */
export interface TableSettings {
  readonly size: 'default' | 'medium' | 'small' | 'mini';
  readonly align: 'left' | 'center' | 'right' | 'custom';
}

export const DEFAULT_TABLE_SETTINGS: TableSettings = { size: 'mini', align: 'custom' };

/** What an address says of a place inside its page: a tab, an opened row, a group of settings, a template of prints, a view with its day and span. */
export const PLACES = ['tab', 'row', 'group', 'tpl', 'view', 'day', 'span'] as const;

/** What names the open group in the address of a page of settings. */
export const SETTINGS_GROUP = 'group';

/** How the renderer moves between pages; the shell implements it with its router. */
export interface Navigation {
  /** Path and query of the page that is shown. */
  readonly path: string;
  /** Keeps a choice in the address of the page, for the next time it is opened, or with '' takes it out; nothing is loaded. */
  keepInAddress(name: (typeof PLACES)[number], value: string): void;
  /** Keeps something with this entry of the history, for the way back to it. Nothing of it stands in the address. */
  remember(name: string, value: unknown): void;
  /** What was kept with this entry. */
  remembered(name: string): unknown;
  /** Goes to an in-app route in this tab. */
  go(path: string): void;
  /** Opens an in-app route in a new tab. */
  openRoute(path: string): void;
  /** Opens a page file, for a row or a new one, here or in a new tab. */
  openPage(page: string, rowId: string | undefined, where: 'page' | 'tab'): void;
  /** Opens a page of settings here at one of its groups. */
  openGroup(page: string, group: string): void;
  /** Opens a page file here; it finds `notes` as if it had remembered them itself. */
  openNoted(page: string, notes: Readonly<Record<string, unknown>>): void;
  /** Opens an http address in a new browser tab. */
  openAddress(url: string): void;
  /** Goes back to where the user came from. */
  back(): void;
  /** While `dirty()` is true, leaving the page asks first. Returns the undoing. */
  guard(dirty: () => boolean): () => void;
}

/** Runs a button; the table of actions is passed in where the product is put together. */
export type RunAction = (button: PageButton, target: ActionTarget) => Promise<void>;

/** Short messages and questions; see messages/notify.ts. */
export interface Notify {
  success(text: string): void;
  warning(text: string): void;
  error(text: string): void;
  confirm(question: { text: string; danger?: boolean }): Promise<boolean>;
}

const notProvided = (what: string) => () => {
  throw new Error(`${what} is not provided`);
};

const Me = createContext<Subject>(NOBODY);
const Buttons = createContext<ReadonlySet<string>>(new Set());
const Grants = createContext<readonly GrantedButton[]>([]);
const Settings = createContext<TableSettings>(DEFAULT_TABLE_SETTINGS);
const Actions = createContext<RunAction>(notProvided('RunAction'));
const Moves = createContext<Navigation>({
  path: '/',
  keepInAddress: notProvided('Navigation'),
  remember: notProvided('Navigation'),
  remembered: () => undefined,
  go: notProvided('Navigation'),
  openRoute: notProvided('Navigation'),
  openPage: notProvided('Navigation'),
  openGroup: notProvided('Navigation'),
  openNoted: notProvided('Navigation'),
  openAddress: notProvided('Navigation'),
  back: notProvided('Navigation'),
  guard: () => () => undefined,
});

export const MeProvider = Me.Provider;
/** EnCodes granted to the caller on this route (btnList). */
export const ButtonsProvider = Buttons.Provider;
/** The same with what the server says of each: where it leads and what it is called. */
export const GrantsProvider = Grants.Provider;
export const TableSettingsProvider = Settings.Provider;
export const ActionsProvider = Actions.Provider;
export const NavigationProvider = Moves.Provider;

export const useMe = (): Subject => useContext(Me);
/** EnCodes granted to the caller. */
export const useButtons = (): ReadonlySet<string> => useContext(Buttons);
/** What the server says of the buttons that it granted on this route. */
export const useGrants = (): readonly GrantedButton[] => useContext(Grants);
export const useTableSettings = (): TableSettings => useContext(Settings);
export const useRunAction = (): RunAction => useContext(Actions);
export const useNotify = (): Notify => notify;
export const useNavigation = (): Navigation => useContext(Moves);

/** Kind of screen by the breakpoints of specification 2.3. */
export type Device = 'mobile' | 'tablet' | 'desktop';

const mobile = typeof window === 'undefined' ? undefined : window.matchMedia('(max-width: 576px)');
const desktop = typeof window === 'undefined' ? undefined : window.matchMedia('(min-width: 1200px)');

const watchDevice = (changed: () => void) => {
  mobile?.addEventListener('change', changed);
  desktop?.addEventListener('change', changed);
  return () => {
    mobile?.removeEventListener('change', changed);
    desktop?.removeEventListener('change', changed);
  };
};

/** The kind of screen at this moment. */
export const deviceNow = (): Device =>
  mobile?.matches ? 'mobile' : desktop?.matches === false ? 'tablet' : 'desktop';

/** The kind of screen; follows the window's width. */
export function useDevice(): Device {
  return useSyncExternalStore(watchDevice, deviceNow);
}

const wide = typeof window === 'undefined' ? undefined : window.matchMedia('(min-width: 1600px)');

const watchWide = (changed: () => void) => {
  wide?.addEventListener('change', changed);
  return () => wide?.removeEventListener('change', changed);
};

/** Whether a list and what its rows open have room beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(watchWide, () => wide?.matches === true);
