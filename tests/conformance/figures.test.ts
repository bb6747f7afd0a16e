import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallFile, PageBlock } from '../../src/contract/generated/meta.ts';
import { blocksOf } from '../../src/contract/page.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { figuresOf } from '../_util/query-figures.ts';

const { pages, entities } = loadCatalog('schemas');

const callOf = (name: string): CallFile =>
  JSON.parse(readFileSync(`schemas/calls/${name}.json`, 'utf8')) as CallFile;

type Typed = Readonly<Record<string, { readonly type?: string | readonly string[] }>>;

/** Fields of an answer's rows that are numbers. */
function numbersOf({ output }: CallFile): string[] {
  const { items, properties } = output as { items?: { properties?: Typed }; properties?: Typed };
  return Object.entries(items?.properties ?? properties ?? {}).flatMap(([name, { type }]) =>
    [type].flat().some((one) => one === 'integer' || one === 'number') ? [name] : [],
  );
}

/** The numbers that a block shows, without those that lead to their rows themselves. */
function shownIn(block: PageBlock): string[] {
  switch (block.block) {
    case 'figures':
    case 'table':
      return block.items.flatMap(({ field, drill }) => (drill ? [] : [field]));
    case 'chart':
      return block.drill ? [] : [block.y].flat().map(({ field }) => field);
    case 'pivot':
      return block.drill || !block.value ? [] : [block.value.field];
    case 'rank':
      return [block.value];
    default:
      return [];
  }
}

const shown = [...pages].flatMap(([path, page]) =>
  blocksOf(page).flatMap((block) => {
    const source = 'source' in block ? block.source : undefined;
    const name = source && 'call' in source ? source.call : undefined;
    const call = name === undefined ? undefined : callOf(name);
    const numbers = call ? numbersOf(call) : [];
    return shownIn(block)
      .filter((field) => numbers.includes(field))
      .map((field) => [`${path} ${name} ${field}`, call!, field] as const);
  }),
);

describe('16.8 a number on a page says which list it is the total of', () => {
  it('finds them', () => expect(shown.length).toBeGreaterThan(120));

  it.each(shown)('%s', (_place, call, field) => {
    expect(
      figuresOf(call, entities).some(({ fields }) => fields.includes(field)),
      'say in "figures" of the call what it counts, or why no list shows it',
    ).toBe(true);
  });
});
