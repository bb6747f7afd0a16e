import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { HeldCard } from './held.ts';

type Card = CallOutput['Home/Mine']['Cards'][number];
type Placed = CallInput['Home/Arrange']['Cards'][number];

const BLOCK_WIDTH = 2;

/** The cards as an arrangement has them; those that it does not know, such as a new module's, stand where they would by themselves. */
export function arranged(held: readonly HeldCard[], layout: readonly Placed[]): Card[] {
  const places = new Map(layout.map((placed, at) => [placed.Key, { placed, at }]));
  const cards = held.map(({ key, link, card }, at) => {
    const { placed, at: wanted } = places.get(key) ?? {};
    return {
      sort: wanted ?? followed(held, places, at),
      told: {
        Key: key,
        Title: placed?.Title ?? card.title,
        At: placed?.At ?? card.at ?? 'below',
        Width: placed?.Width ?? card.width ?? (card.block || card.page ? BLOCK_WIDTH : 1),
        Hidden: placed?.Hidden ?? 0,
        Link: link,
        Card: { ...card },
      } satisfies Card,
    };
  });
  return cards.toSorted((one, other) => one.sort - other.sort).map(({ told }) => told);
}

/** A card that nobody placed stands behind the one that it would follow. */
function followed(
  held: readonly HeldCard[],
  places: ReadonlyMap<string, { readonly at: number }>,
  at: number,
): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const place = places.get(held[before]!.key);
    if (place) return place.at + 0.5;
  }
  return -1;
}
