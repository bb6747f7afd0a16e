import { resolveColumns, type ListColumn } from '../../schema/uses.ts';
import { under } from '../../schema/fault.ts';
import type { ListModel } from './setup.ts';

/** How a row looks on a phone. */
export interface CardModel {
  readonly title: ListColumn | undefined;
  readonly tags: readonly ListColumn[];
  readonly fields: readonly ListColumn[];
  /** The number reached and the whole. */
  readonly bar?: readonly [ListColumn, ListColumn] | undefined;
}

const MOST_FIELDS = 6;

/** The card that the page describes; without one: the first column names the row, coloured codes are tags. */
export function cardOf(model: ListModel): CardModel {
  const { card } = model.file;
  const visible = model.columns.filter((column) => !column.hidden);
  if (card) {
    const known = new Map(visible.map((column) => [column.key, column]));
    const place = under(model.page.place, 'card');
    const find = (names: readonly string[]) =>
      names.flatMap((name) => {
        const column = known.get(name) ?? resolveColumns([name], model.entity, place)[0];
        return column && !('fault' in column) ? [column] : [];
      });
    const tags = find(card.tags ?? []);
    const shown = new Set([card.title, ...(card.tags ?? [])]);
    const rest = visible.filter((column) => !shown.has(column.key)).slice(0, MOST_FIELDS);
    const [reached, whole] = card.bar ? find([card.bar.field, card.bar.of]) : [];
    return {
      title: find([card.title])[0],
      tags,
      fields: card.fields ? find(card.fields) : rest,
      bar: reached && whole && [reached, whole],
    };
  }
  const title = visible.find((column) => column.key === model.entity.label) ?? visible[0];
  const tags = visible.filter((column) => column.field.type === 'dict' && column.key === 'Status');
  const fields = visible.filter((column) => column !== title && !tags.includes(column)).slice(0, MOST_FIELDS);
  return { title, tags, fields };
}
