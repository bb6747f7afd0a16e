import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { HomeCard } from '../../../contract/generated/meta.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { Refusal } from '../../data/refusal.ts';
import { sharedNow } from '../../data/time/clock.ts';
import { cameBefore } from './came-before.ts';
import { figuresOf, type Moments } from './figures.ts';
import { heldCards, heldList, type Holder } from './held.ts';
import { linesOf } from './lines.ts';

type Told = CallOutput['Home/Cards'][number];

const NOT_HELD = '首页没有该卡片';

/**
 * The numbers and rows of several cards at one moment. Each stands by its own rights: a card that the caller does not have, or may
 * not ask, says so in its own place.
 * @param keys of cards, as the caller's home names them
 */
export async function cardsOf(
  engine: Engine,
  caller: Caller,
  holder: Holder,
  keys: readonly string[],
): Promise<Told[]> {
  const held = new Map(heldCards(engine.catalog, holder).map(({ key, card }) => [key, card]));
  const cards = keys.map((key) => held.get(key));
  const since = cards.some(readsSince) ? await cameBefore(engine.database, caller) : undefined;
  const moments = { now: await sharedNow(engine.database), since };
  return Promise.all(
    keys.map(async (Key, at) => {
      const nothing: Told = { Key, Failure: null, Items: [], Total: 0, Rows: [] };
      try {
        return { ...nothing, ...(await contentOf(engine, caller, holder, cards[at], moments)) };
      } catch (error) {
        if (error instanceof Refusal) return { ...nothing, Failure: error.message };
        throw error;
      }
    }),
  );
}

/** Whether a number of the card is about what changed since the caller's last visit. */
const readsSince = (card: HomeCard | undefined): boolean =>
  /\bsince\b/.test(JSON.stringify(card?.figures?.map(({ rows }) => rows.filter) ?? ''));

async function contentOf(
  engine: Engine,
  caller: Caller,
  holder: Holder,
  card: HomeCard | undefined,
  moments: Moments,
): Promise<Partial<Told>> {
  if (card?.figures) return { Items: await figuresOf(engine, caller, holder, card.figures, moments) };
  if (card?.lines && heldList(engine.catalog, holder, card.lines.rows))
    return linesOf(engine, caller, holder, card.lines, moments.now);
  return { Failure: NOT_HELD };
}
