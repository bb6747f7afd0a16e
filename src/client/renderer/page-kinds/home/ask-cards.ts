import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import type { PageData } from '../../data.ts';

type Told = CallOutput['Home/Cards'][number];

interface Waiting {
  readonly key: string;
  resolve(told: Told): void;
  reject(failure: unknown): void;
}

/** Cards of one request: few requests go at once, and none waits for all cards. */
const MOST = 6;
/** Cards that are drawn, or whose time has come, so soon after each other are asked for together. */
export const TOGETHER_MS = 10;

const waiting = new WeakMap<PageData, Waiting[]>();

/** The numbers and rows of one card, asked for together with those of the cards that are shown beside it. */
export function askCard(data: PageData, key: string): Promise<Told> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(data);
    const one = { key, resolve, reject };
    if (others) return void others.push(one);
    waiting.set(data, [one]);
    setTimeout(() => {
      const all = waiting.get(data) ?? [];
      waiting.delete(data);
      for (let at = 0; at < all.length; at += MOST) void answer(data, all.slice(at, at + MOST));
    }, TOGETHER_MS);
  });
}

async function answer(data: PageData, cards: readonly Waiting[]): Promise<void> {
  try {
    const Keys = [...new Set(cards.map(({ key }) => key))];
    const told = (await data.ask(calls.Home.Cards.name, { Keys })) as readonly Told[];
    const byKey = new Map(told.map((one) => [one.Key, one]));
    for (const { key, resolve, reject } of cards) {
      const one = byKey.get(key);
      if (one?.Failure === null) resolve(one);
      else reject(new Error(one?.Failure ?? ''));
    }
  } catch (failure) {
    // Of several cards it is not known which one failed: each is asked for by itself, so that the others live.
    if (cards.length === 1) cards[0]!.reject(failure);
    else for (const card of cards) void answer(data, [card]);
  }
}
