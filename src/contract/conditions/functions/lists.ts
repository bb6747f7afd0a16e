import { fifteenDigits } from '../decimal.ts';
import { order, WrongKind } from '../values.ts';
import { present, type ConditionFunction, type FunctionContext, type Functions } from './kinds.ts';
import { characters } from './texts.ts';

const ofList = (
  usage: string,
  result: ConditionFunction['result'],
  run: (
    items: unknown[],
    rest: readonly unknown[],
    context: FunctionContext,
  ) => ReturnType<ConditionFunction['run']>,
  rest: ConditionFunction['parameters'] = [],
): ConditionFunction => ({
  parameters: ['list', ...rest],
  result,
  form: 'both',
  usage,
  run([list, ...others], context) {
    const items = present(list);
    context.charge(items.length);
    return run(items, others, context);
  },
});

const isNumbers = (items: readonly unknown[]): items is number[] =>
  items.every((item) => typeof item === 'number');

const total = (items: readonly number[]) => items.reduce((sum, item) => fifteenDigits(sum + item), 0);

/** The item that stands at one end of the order. */
const outermost = (items: readonly unknown[], side: 1 | -1) =>
  items.reduce(
    (best: unknown, item) => (best === null || (order(item, best) ?? 0) * side > 0 ? item : best),
    null,
  );

function sorted(items: readonly unknown[]): unknown[] {
  if (items.some((item) => typeof item !== typeof items[0]))
    throw new WrongKind('cannot sort items of two kinds');
  return items.toSorted((a, b) => order(a, b) ?? 0);
}

export const listFunctions: Functions = {
  size: {
    parameters: ['sized'],
    result: 'number',
    form: 'both',
    usage: 'size(row.Files), row.Reason.size(): items of a list, characters of a text',
    run: ([value], context) => (Array.isArray(value) ? value.length : charged(String(value), context)),
  },
  sum: ofList('row.Items.map(i, i.Amount).sum(); null when an item is not a number', 'number', (items) =>
    isNumbers(items) ? total(items) : null,
  ),
  mean: ofList(
    '[row.First, row.Second].mean(); null when there is none, or an item is not a number',
    'number',
    (items) => (isNumbers(items) && items.length > 0 ? fifteenDigits(total(items) / items.length) : null),
  ),
  min: ofList(
    '[row.First, row.Second].min(): the smallest of those that are there',
    'dyn',
    (items) => outermost(items, -1) as string | number | null,
  ),
  max: ofList(
    '[row.First, row.Second].max(): the largest of those that are there',
    'dyn',
    (items) => outermost(items, 1) as string | number | null,
  ),
  first: ofList(
    'row.Tags.first(); null of an empty list',
    'dyn',
    (items) => (items[0] ?? null) as string | number | null,
  ),
  last: ofList(
    'row.Tags.last(); null of an empty list',
    'dyn',
    (items) => (items.at(-1) ?? null) as string | number | null,
  ),
  distinct: ofList('row.Tags.distinct(): each item once, where it stands first', 'list', (items) => [
    ...new Set(items),
  ]),
  sort: ofList('row.Tags.sort(): numbers by size, texts by code point', 'list', sorted),
  join: ofList(
    "row.Tags.join('、')",
    'string',
    (items, [separator], context) => {
      const texts = items.map(String);
      const length = texts.reduce((sum, item) => sum + item.length + String(separator).length, 0);
      context.charge(length >> 5);
      return texts.join(String(separator));
    },
    ['string'],
  ),
};

function charged(value: string, context: FunctionContext): number {
  context.charge(value.length >> 5);
  return characters(value);
}
