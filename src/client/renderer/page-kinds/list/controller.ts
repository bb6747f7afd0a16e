import type { PagedRequest } from '../../../../contract/envelope.ts';
import {
  messageOf,
  type FilterValues,
  type ListAnswer,
  type ListRequest,
  type PageData,
  type Row,
} from '../../data.ts';
import type { KeptLists } from '../../read.ts';
import type { ListFilter } from '../../schema/uses.ts';
import { initialValues, rangeProblem, requestFilter, withValue, type RangeProblem } from './filter-values.ts';

export interface ListSort {
  readonly field: string;
  readonly order: 'ascend' | 'descend';
}

/** What a list is made of. */
export interface ListSetup {
  readonly data: Pick<PageData, 'list'> & Partial<KeptLists>;
  readonly entity: string;
  /** Path of the page, whose own filter the server adds. */
  readonly page?: string;
  readonly tab?: string;
  /** Headings of groups, or the rows of one group, in place of all rows. */
  readonly group?: ListRequest['Group'] | undefined;
  readonly filters: readonly ListFilter[];
  readonly pageSize: number;
  readonly sort?: ListSort;
  /** Always asked for, whatever the filters say: the parent of a sub-list. */
  readonly fixed?: FilterValues;
  /** Pages are added below each other (phones) in place of replacing each other. */
  readonly appending?: boolean;
  /** What is ticked stays ticked whatever is searched for. */
  readonly keepsTicks?: boolean;
  /** Where the list was left, or was led to, to begin with. */
  readonly left?: (Pick<ListPlace, 'applied'> & Partial<ListPlace>) | undefined;
  /** Told where the list stands each time that rows have arrived. */
  keep?(place: ListPlace): void;
  warn(message: string): void;
}

/** Where a list stands: what its rows were asked with. */
export interface ListPlace {
  readonly applied: FilterValues;
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly sort: ListSort | undefined;
  readonly tab: string | undefined;
  /** Node of the tree on the left. */
  readonly node: { readonly field: string; readonly id: string } | undefined;
}

export interface ListState extends ListPlace {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: string;
  readonly rows: readonly Row[];
  readonly total: number;
  /** Statistics over all rows that match, by field. */
  readonly summary: ListAnswer['Summary'];
  /** Rows behind each choice of filters, as the first page told them. */
  readonly counts: ListAnswer['Counts'];
  /** Filters as they stand in the bar. */
  readonly typed: FilterValues;
  readonly problem: RangeProblem | undefined;
  readonly selected: ReadonlyMap<string, Row>;
  /** All rows that match are meant, not only the ticked ones. */
  readonly isAll: boolean;
}

/** Everything fits on one page, so that the pager need not be shown (C01). */
export const isSinglePage = (state: ListState): boolean => state.total <= state.pageSize;

/** The life of one list: filters, pages, order, selection. Knows no component. */
export class ListController {
  private readonly watchers = new Set<() => void>();
  private asked = 0;
  private current: ListState;

  constructor(private readonly setup: ListSetup) {
    const typed = setup.left?.applied ?? initialValues(setup.filters);
    this.current = {
      status: 'loading',
      failure: '',
      rows: [],
      total: 0,
      pageIndex: 1,
      pageSize: setup.pageSize,
      sort: setup.sort,
      tab: setup.tab,
      node: undefined,
      summary: undefined,
      counts: undefined,
      ...setup.left,
      typed,
      applied: typed,
      problem: undefined,
      selected: new Map(),
      isAll: false,
    };
    this.showKnown();
  }

  /** What the list showed when it was left stands until it is read anew. */
  private showKnown(): void {
    const { pageIndex } = this.current;
    const wanted = this.setup.appending
      ? Array.from({ length: pageIndex }, (_, index) => index + 1)
      : [pageIndex];
    const pages = wanted.map((page) => this.setup.data.known?.(this.request(page)));
    if (!pages.every((page) => page !== undefined)) return;
    const rows = pages.flatMap((page) => page.rows);
    const { total = 0, Summary: summary } = pages[0] ?? {};
    this.current = { ...this.current, status: 'ready', rows, total, summary };
  }

  readonly state = (): ListState => this.current;

  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  /** The filter of the next request, for exports too. */
  filter(): FilterValues {
    const { applied, node } = this.current;
    return {
      ...requestFilter(applied),
      ...(node === undefined ? {} : { [node.field]: node.id }),
      ...this.setup.fixed,
    };
  }

  /** Changes one filter in the bar; a range that ends before it begins is told at once. */
  type(key: string, value: unknown): void {
    const typed = withValue(this.setup.filters, this.current.typed, key, value);
    const problem = rangeProblem(this.setup.filters, typed);
    if (problem && problem.key === key) this.setup.warn(problem.message);
    this.put({ typed, problem });
  }

  /** Searches with the filters of the bar, from page 1; not while a range is wrong. */
  async search(): Promise<void> {
    const { typed } = this.current;
    const problem = rangeProblem(this.setup.filters, typed);
    if (problem) {
      this.setup.warn(problem.message);
      return this.put({ problem });
    }
    return this.ask({ applied: typed, pageIndex: 1, selected: new Map() });
  }

  /** Puts the filters back to how they began and searches. */
  async reset(): Promise<void> {
    const typed = initialValues(this.setup.filters);
    return this.ask({ typed, applied: typed, problem: undefined, pageIndex: 1, selected: new Map() });
  }

  async turn(pageIndex: number, pageSize: number): Promise<void> {
    return this.ask({ pageIndex: pageSize === this.current.pageSize ? pageIndex : 1, pageSize });
  }

  /** Sorts by a column; nothing goes back to the page's own order. */
  async sortBy(sort: ListSort | undefined): Promise<void> {
    return this.ask({ sort: sort ?? this.setup.sort, pageIndex: 1 });
  }

  async showTab(tab: string): Promise<void> {
    return this.ask({ tab, pageIndex: 1, rows: [], total: 0, selected: new Map() });
  }

  async chooseNode(node: ListState['node']): Promise<void> {
    return this.ask({ node, pageIndex: 1, selected: new Map() });
  }

  /** Reads the rows when the list appears: nothing blinks where those stand already that it was left with. */
  async begin(): Promise<void> {
    return this.ask({ selected: new Map() }, false, this.current.status);
  }

  async reload(): Promise<void> {
    return this.ask({ selected: new Map() });
  }

  /** Shows these filters and searches with them. */
  async apply(typed: FilterValues): Promise<void> {
    this.put({ typed, problem: undefined });
    return this.search();
  }

  /** Reads the rows anew without a word: nothing blinks, what is ticked stays ticked, a failure waits for the next time. */
  async poll(): Promise<void> {
    if (this.current.status !== 'ready') return;
    const turn = this.asked;
    try {
      const { total, rows, Summary } = await this.fetch(false);
      if (turn !== this.asked) return;
      if (rows.length === 0 && this.current.pageIndex > 1) return await this.stepBack(total);
      const { isAll, selected } = this.current;
      this.put({ total, rows, summary: Summary });
      this.select([...selected.keys()]);
      this.put({ isAll });
    } catch {
      // the rows that are shown are still the best there is
    }
  }

  /** Adds the next page below (phones). */
  async more(): Promise<void> {
    if (this.current.status === 'loading' || this.current.rows.length >= this.current.total) return;
    return this.ask({ pageIndex: this.current.pageIndex + 1 }, true);
  }

  select(ids: readonly string[]): void {
    const known = new Map(this.current.rows.map((row) => [String(row['Id']), row]));
    const selected = new Map<string, Row>();
    for (const id of ids) {
      const row = known.get(id) ?? this.current.selected.get(id);
      if (row) selected.set(id, row);
    }
    this.put({ selected, isAll: false });
  }

  /** Means every row that matches, those of other pages too. */
  selectAll(): void {
    this.put({ isAll: true });
  }

  private put(change: Partial<ListState>): void {
    this.current = { ...this.current, ...change };
    for (const changed of this.watchers) changed();
  }

  private async ask(
    change: Partial<ListState>,
    below = false,
    status: ListState['status'] = 'loading',
  ): Promise<void> {
    const ticked = this.setup.keepsTicks ? { selected: this.current.selected } : {};
    this.put({ ...change, ...ticked, isAll: false, status, failure: '' });
    const turn = (this.asked += 1);
    try {
      const answer = await this.fetch(below);
      if (turn !== this.asked) return;
      if (answer.rows.length === 0 && !below && this.current.pageIndex > 1)
        return await this.stepBack(answer.total);
      this.put({
        status: 'ready',
        total: answer.total,
        rows: below ? [...this.current.rows, ...answer.rows] : answer.rows,
        summary: answer.Summary,
        ...(answer.Counts && { counts: answer.Counts }),
      });
      const { applied, pageIndex, pageSize, sort, tab, node } = this.current;
      this.setup.keep?.({ applied, pageIndex, pageSize, sort, tab, node });
    } catch (failure) {
      if (turn === this.asked) this.put({ status: 'failed', failure: messageOf(failure) });
    }
  }

  /** One page back; when rows are missing by more than a page, to the last page there is. */
  private stepBack(total: number): Promise<void> {
    const { pageIndex, pageSize } = this.current;
    const last = Math.max(1, Math.ceil(total / pageSize));
    return this.ask({ pageIndex: Math.min(pageIndex - 1, last) });
  }

  /** One page; when pages stand below each other and are read anew, all of them. */
  private async fetch(below: boolean): Promise<ListAnswer> {
    const { pageIndex } = this.current;
    if (!this.setup.appending || below) return this.fetchPage(pageIndex);
    const pages = await Promise.all(
      Array.from({ length: pageIndex }, (_, index) => this.fetchPage(index + 1)),
    );
    return { total: 0, ...pages[0], rows: pages.flatMap((page) => page.rows) };
  }

  private fetchPage(PageIndex: number): Promise<ListAnswer> {
    return this.setup.data.list(this.request(PageIndex));
  }

  private request(PageIndex: number): ListRequest {
    const { pageSize, sort, tab } = this.current;
    const paging: PagedRequest = { PageIndex, PageSize: pageSize };
    return {
      Entity: this.setup.entity,
      Filter: this.filter(),
      ...paging,
      ...(sort === undefined ? {} : { sortField: sort.field, sortOrder: sort.order }),
      ...(this.setup.page === undefined ? {} : { Page: this.setup.page }),
      ...(tab === undefined ? {} : { Tab: tab }),
      ...(this.setup.group === undefined ? {} : { Group: this.setup.group }),
    };
  }
}
