import type { PageFile } from '../../../contract/generated/meta.ts';
import { checkPage } from './catalog-check.ts';
import { parsePage } from './catalog-read.ts';
import type { Catalog, SchemaFault } from './catalog.ts';
import { PageMap } from './served-pages.ts';

interface Judged {
  readonly page: PageFile | undefined;
  readonly faults: readonly SchemaFault[];
}

const fileOf = (path: string) => `pages/${path}.json`;

/**
 * Pages that are parsed and judged when they are first asked for: one that nobody opens costs the start of a server nothing,
 * and none is handed out that was not judged.
 */
export class JudgedPages extends PageMap {
  private readonly judged = new Map<string, Judged>();
  private readonly there: ReadonlySet<string>;

  constructor(
    private readonly catalog: Pick<Catalog, 'entities' | 'codes' | 'calls' | 'enCodes'>,
    private readonly texts: ReadonlyMap<string, string>,
    private readonly found: ReadonlyMap<string, readonly SchemaFault[]>,
  ) {
    super();
    // A page that is there but broken shows its own fault; the tabs and lists that lead to it are sound.
    this.there = new Set(texts.keys());
  }

  get(path: string): PageFile | undefined {
    return this.judge(path).page;
  }

  pathsNaming(word: string): readonly string[] {
    return [...this.texts].filter(([, text]) => text.includes(word)).map(([path]) => path);
  }

  /** What is wrong with a page. */
  faultsOf(path: string): readonly SchemaFault[] {
    return this.judge(path).faults;
  }

  /** What is wrong with any page: judges all of them. */
  faults(): readonly SchemaFault[] {
    return [...this.texts.keys()].flatMap((path) => this.faultsOf(path));
  }

  private judge(path: string): Judged {
    const known = this.judged.get(path);
    if (known) return known;
    const text = this.texts.get(path);
    if (text === undefined) return { page: undefined, faults: [] };
    const { page, fault } = parsePage(fileOf(path), text);
    const faults =
      this.found.get(path) ?? (page ? checkPage(this.catalog, this.there, path, page) : [fault!]);
    const judged = { page: faults.length === 0 ? page : undefined, faults };
    this.judged.set(path, judged);
    return judged;
  }

  protected paths(): Iterable<string> {
    return this.texts.keys();
  }
}
