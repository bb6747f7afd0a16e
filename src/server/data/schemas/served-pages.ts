import type { PageFile } from '../../../contract/generated/meta.ts';

/** The pages of a catalog by path, the `comment` of menu items. A page that is broken is not among them. */
export interface ServedPages extends ReadonlyMap<string, PageFile> {
  /** The pages whose files hold a word as they are written, such as `"filter"`. */
  naming(word: string): readonly PageFile[];
  /** Their paths. */
  pathsNaming(word: string): readonly string[];
}

/** Pages that are worked out when they are asked for: one that nobody opens costs nothing. */
export abstract class PageMap implements ServedPages {
  private readonly named = new Map<string, readonly PageFile[]>();

  abstract get(path: string): PageFile | undefined;
  abstract pathsNaming(word: string): readonly string[];
  /** Paths of the pages, and of those that turn out not to be served. */
  protected abstract paths(): Iterable<string>;

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  naming(word: string): readonly PageFile[] {
    const known = this.named.get(word);
    if (known) return known;
    const found = this.pathsNaming(word).flatMap((path) => this.get(path) ?? []);
    this.named.set(word, found);
    return found;
  }

  get size(): number {
    return [...this.entries()].length;
  }

  *entries(): MapIterator<[string, PageFile]> {
    for (const path of this.paths()) {
      const page = this.get(path);
      if (page) yield [path, page];
    }
  }

  *keys(): MapIterator<string> {
    for (const [path] of this.entries()) yield path;
  }

  *values(): MapIterator<PageFile> {
    for (const [, page] of this.entries()) yield page;
  }

  [Symbol.iterator](): MapIterator<[string, PageFile]> {
    return this.entries();
  }

  forEach(visit: (page: PageFile, path: string, pages: ReadonlyMap<string, PageFile>) => void): void {
    for (const [path, page] of this.entries()) visit(page, path, this);
  }
}
