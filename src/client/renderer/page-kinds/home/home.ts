import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import type { HomeCard } from '../../../../contract/generated/meta.ts';
import { useData } from '../../data.ts';
import { useAnswer, type Answered } from '../../read.ts';

export type Mine = CallOutput['Home/Mine'];
export type HeldCard = Mine['Cards'][number];
export type App = Mine['Apps'][number];
export type Place = HeldCard['At'];
export type Due = CallOutput['Home/Due'];
export type DueLine = Due['Rows'][number];
export type Figures = CallOutput['Home/Figures'];
type Lines = CallOutput['Home/Lines'];
type Beside = CallOutput['Home/Beside'];

/** What the page of the card says of it. */
export const cardOf = ({ Card }: HeldCard): HomeCard => Card as unknown as HomeCard;

/** While somebody looks at a home, what others do shows on it. */
const FRESH_SECONDS = 5;
/** Numbers beside the menu are asked for less often. */
const BESIDE_SECONDS = 30;

/** The cards of the reader, or of a role. */
export function useMine(roleId: string | undefined): Answered<Mine> {
  const data = useData();
  const input = roleId === undefined ? {} : { RoleId: roleId };
  return useAnswer(['home', roleId ?? ''], () => data.ask(calls.Home.Mine.name, input) as Promise<Mine>, {
    isKept: true,
  });
}

/** What the reader has to do. */
export function useDue(): Answered<Due> {
  const data = useData();
  const ask = () => data.ask(calls.Home.Due.name, {}) as Promise<Due>;
  return useAnswer(['home-due'], ask, { isKept: true, every: FRESH_SECONDS });
}

/** The numbers of a card. */
export function useFigures(Key: string): Answered<Figures> {
  const data = useData();
  const ask = () => data.ask(calls.Home.Figures.name, { Key }) as Promise<Figures>;
  return useAnswer(['home-figures', Key], ask, { isKept: true, every: FRESH_SECONDS });
}

/** The rows of a card. */
export function useLines(Key: string): Answered<Lines> {
  const data = useData();
  const ask = () => data.ask(calls.Home.Lines.name, { Key }) as Promise<Lines>;
  return useAnswer(['home-lines', Key], ask, { isKept: true, every: FRESH_SECONDS });
}

/** How much waits behind the entries of the menu, by their pages. */
export function useBesideMenu(): ReadonlyMap<string, number> {
  const data = useData();
  const ask = () => data.ask(calls.Home.Beside.name, {}) as Promise<Beside>;
  const { answer } = useAnswer(['home-beside'], ask, { isKept: true, every: BESIDE_SECONDS });
  return new Map((answer ?? []).map(({ Page, Count }) => [Page, Count]));
}
