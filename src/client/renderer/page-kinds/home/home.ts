import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import type { HomeCard } from '../../../../contract/generated/meta.ts';
import type { Device } from '../../contexts.ts';
import { useData, type PageData } from '../../data.ts';
import { preloadAnswer, useAnswer, type Answered } from '../../read.ts';
import { askCard } from './ask-cards.ts';

export type Mine = CallOutput['Home/Mine'];
export type HeldCard = Mine['Cards'][number];
export type App = Mine['Apps'][number];
export type Place = HeldCard['At'];
export type Due = CallOutput['Home/Due'];
export type DueLine = Due['Rows'][number];
type Told = CallOutput['Home/Cards'][number];
export type Figures = Pick<Told, 'Items'>;
type Lines = Pick<Told, 'Total' | 'Rows'>;
type Beside = CallOutput['Home/Beside'];

/** What the page of the card says of it. */
export const cardOf = ({ Card }: HeldCard): HomeCard => Card as unknown as HomeCard;

/** While somebody looks at a home, what others do shows on it. */
const FRESH_SECONDS = 5;
/** Numbers beside the menu are asked for less often. */
const BESIDE_SECONDS = 30;

const mineOf = (roleId: string | undefined) => ['home', roleId ?? ''] as const;
const askMine = (data: PageData, roleId?: string) =>
  data.ask(calls.Home.Mine.name, roleId === undefined ? {} : { RoleId: roleId }) as Promise<Mine>;
const DUE = ['home-due'] as const;
const askDue = (data: PageData) => data.ask(calls.Home.Due.name, {}) as Promise<Due>;

export const figuresOf = (key: string) => ['home-figures', key] as const;
export const linesOf = (key: string) => ['home-lines', key] as const;

/** Begins to ask what a home shows, while the program and the page that say so are still on their way. */
export async function beginHome(data: PageData): Promise<void> {
  void preloadAnswer(data, DUE, () => askDue(data));
  const asked = preloadAnswer(data, mineOf(undefined), () => askMine(data));
  const { beginCards } = await import('./begin-cards.ts');
  const mine = await asked;
  if (mine) beginCards(data, mine.Cards);
}

/** Cards that are not on this screen are not asked for. */
export const isShownOn = (device: Device, held: HeldCard): boolean =>
  held.Hidden === 0 && !(device === 'mobile' && cardOf(held).wide);

/** The cards of the reader, or of a role. */
export function useMine(roleId: string | undefined): Answered<Mine> {
  const data = useData();
  return useAnswer(mineOf(roleId), () => askMine(data, roleId), { isKept: true });
}

/** What the reader has to do. */
export function useDue(): Answered<Due> {
  const data = useData();
  return useAnswer(DUE, () => askDue(data), { isKept: true, every: FRESH_SECONDS });
}

/** The numbers of a card. */
export function useFigures(Key: string): Answered<Figures> {
  const data = useData();
  const ask = () => askCard(data, Key);
  return useAnswer(figuresOf(Key), ask, { isKept: true, every: FRESH_SECONDS });
}

/** The rows of a card. */
export function useLines(Key: string): Answered<Lines> {
  const data = useData();
  const ask = () => askCard(data, Key);
  return useAnswer(linesOf(Key), ask, { isKept: true, every: FRESH_SECONDS });
}

/** How much waits behind the entries of the menu, by their pages. */
export function useBesideMenu(): ReadonlyMap<string, number> {
  const data = useData();
  const ask = () => data.ask(calls.Home.Beside.name, {}) as Promise<Beside>;
  const { answer } = useAnswer(['home-beside'], ask, { isKept: true, every: BESIDE_SECONDS });
  return new Map((answer ?? []).map(({ Page, Count }) => [Page, Count]));
}
