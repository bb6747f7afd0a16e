import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { HomeCard } from '../../../contract/generated/meta.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { Refusal } from '../../data/refusal.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { figuresOf } from './figures.ts';
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
  const now = await databaseNow(engine.database);
  return Promise.all(
    keys.map(async (Key) => {
      const nothing: Told = { Key, Failure: null, Items: [], Total: 0, Rows: [] };
      try {
        return { ...nothing, ...(await contentOf(engine, caller, holder, held.get(Key), now)) };
      } catch (error) {
        if (error instanceof Refusal) return { ...nothing, Failure: error.message };
        throw error;
      }
    }),
  );
}

async function contentOf(
  engine: Engine,
  caller: Caller,
  holder: Holder,
  card: HomeCard | undefined,
  now: string,
): Promise<Partial<Told>> {
  if (card?.figures) return { Items: await figuresOf(engine, caller, holder, card.figures, now) };
  if (card?.lines && heldList(engine.catalog, holder, card.lines.rows))
    return linesOf(engine, caller, holder, card.lines, now);
  return { Failure: NOT_HELD };
}
