import { loadParts } from '../../blocks/index.ts';
import { beginSource } from '../../blocks/source.ts';
import { deviceNow } from '../../contexts.ts';
import type { PageData } from '../../data.ts';
import { preloadAnswer } from '../../read.ts';
import { askCard, TOGETHER_MS } from './ask-cards.ts';
import { cardOf, figuresOf, isShownOn, linesOf, type HeldCard } from './home.ts';

/** Begins to ask what the cards show, and for the program that draws them, before the first of them is drawn. */
export function beginCards(data: PageData, cards: readonly HeldCard[]): void {
  const shown = cards.filter((held) => isShownOn(deviceNow(), held));
  for (const held of shown) {
    const { figures, lines } = cardOf(held);
    const ask = () => askCard(data, held.Key);
    if (figures) void preloadAnswer(data, figuresOf(held.Key), ask);
    if (lines) void preloadAnswer(data, linesOf(held.Key), ask);
  }
  // Behind the cards, which stand above them.
  setTimeout(() => {
    for (const { block } of shown.map(cardOf))
      if (block && 'source' in block) beginSource(data, block.source);
  }, TOGETHER_MS);
  // A part that cannot be had is told where it is drawn.
  loadParts(shown.flatMap((held) => cardOf(held).block?.block ?? [])).catch(() => undefined);
}
