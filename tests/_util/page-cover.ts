import type { PageFile } from '../../src/contract/generated/meta.ts';
import { entityNameOf } from '../../src/contract/page.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';

/** Words whose value says as much as their being there. */
const TELLING: ReadonlySet<string> = new Set([
  'kind',
  'type',
  'view',
  'bar',
  'format',
  'as',
  'show',
  'layout',
]);

/** Every word of the vocabulary that a page uses, below the word that it stands in. */
function wordsIn(content: unknown, below: string, words: Set<string>, isDeep = true): void {
  if (Array.isArray(content)) for (const one of content) wordsIn(one, below, words);
  else if (typeof content === 'object' && content !== null)
    for (const [word, value] of Object.entries(content)) {
      words.add(`${below}.${word}`);
      if (TELLING.has(word) && typeof value === 'string') words.add(`${word}=${value}`);
      if (isDeep) wordsIn(value, word, words);
    }
}

/** The types of an entity's fields that a page names. */
function typesOn(catalog: Catalog, page: PageFile): string[] {
  const name = entityNameOf(page);
  const entity = name === undefined ? undefined : catalog.entities.get(name);
  const text = JSON.stringify(page);
  return [...(entity?.fields.values() ?? [])]
    .filter((field) => text.includes(`"${field.name}"`))
    .map(({ type }) => `field ${type}`);
}

/**
 * As few pages as show between them every word of the vocabulary in every kind of page, every type of field in every kind, and
 * every module: a run that measures these stays as long as it is when modules double. `npm run test:full` measures all pages, and so
 * does a run about the schemas of a module.
 * @param isDeep false for a page of every frame: words within words and types of fields do not count
 */
export function pageCover(catalog: Catalog, paths: readonly string[], isDeep = true): ReadonlySet<string> {
  const shapes = new Map(
    paths.map((path) => {
      const page = catalog.pages.get(path)!;
      const words = new Set<string>();
      wordsIn(page, '', words, isDeep);
      const shape = [...words, ...(isDeep ? typesOn(catalog, page) : [])].map(
        (word) => `${page.kind} ${word}`,
      );
      return [path, [...shape, `module ${path.split('/')[0]}`]] as const;
    }),
  );
  const left = new Set([...shapes.values()].flat());
  const cover = new Set<string>();
  const gain = (path: string) => shapes.get(path)!.filter((one) => left.has(one)).length;
  while (left.size > 0) {
    const best = paths.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    cover.add(best);
    for (const one of shapes.get(best)!) left.delete(one);
  }
  return cover;
}
