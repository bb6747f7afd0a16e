import { calls, type CallInput, type CallOutput } from '../../../../contract/generated/calls.ts';
import type { TodoBox } from '../../../../contract/generated/meta.ts';
import { messageOf, type PageData, type Row } from '../../data.ts';
import type { Walked } from '../list/walk.ts';

type Answer = CallOutput['Flow/Todo'];

/** A line of a box. Its Id is that of the application. */
export type TodoLine = Answer['Rows'][number] & Row & { readonly Id: string };

/** What a box is narrowed by. */
export type TodoFilters = Pick<
  CallInput['Flow/Todo'],
  'Entity' | 'Keyword' | 'CollegeId' | 'From' | 'To' | 'Status' | 'Overdue'
>;

/** What the page shows. */
export interface TodoState {
  readonly box: TodoBox;
  readonly filters: TodoFilters;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure: string;
  readonly rows: readonly TodoLine[];
  readonly total: number;
  readonly flows: Answer['Flows'];
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly ticked: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** One box at a time, page after page. Of answers that cross each other the latest question's counts. */
export class TodoList implements Walked {
  private now: TodoState;
  private readonly watchers = new Set<() => void>();
  private asked = 0;
  private latest: Promise<void> = Promise.resolve();

  constructor(
    private readonly data: Pick<PageData, 'ask'>,
    box: TodoBox,
    pageSize: number,
  ) {
    this.now = {
      box,
      filters: {},
      status: 'loading',
      failure: '',
      rows: [],
      total: 0,
      flows: [],
      pageIndex: 1,
      pageSize,
      ticked: NOTHING,
    };
  }

  readonly state = (): TodoState => this.now;

  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  /** Asks anew for what is shown, and is done once the latest question, by this caller or another, is answered. */
  readonly load = (): Promise<void> => {
    this.latest = this.read();
    return this.latest;
  };

  /** The page that ran empty by what was done on it gives way to the one before. */
  private async read(): Promise<void> {
    const asked = (this.asked += 1);
    const { box, filters, pageIndex, pageSize } = this.now;
    this.set({ status: 'loading' });
    try {
      const input: CallInput['Flow/Todo'] = {
        ...filters,
        Box: box,
        PageIndex: pageIndex,
        PageSize: pageSize,
      };
      const answer = (await this.data.ask(calls.Flow.Todo.name, { ...input })) as Answer;
      if (asked !== this.asked) return await this.latest;
      if (answer.Rows.length === 0 && pageIndex > 1) return await this.turn(pageIndex - 1);
      const rows = answer.Rows.map((row) => ({ ...row, Id: row.RowId }));
      const ticked = new Set(rows.map(({ Id }) => Id).filter((id) => this.now.ticked.has(id)));
      this.set({ status: 'ready', failure: '', rows, total: answer.Total, flows: answer.Flows, ticked });
    } catch (failure) {
      if (asked !== this.asked) return await this.latest;
      this.set({ status: 'failed', failure: messageOf(failure) });
    }
  }

  readonly show = (box: TodoBox): Promise<void> => this.anew({ box, rows: [], total: 0 });

  readonly narrow = (filters: TodoFilters): Promise<void> => this.anew({ filters });

  readonly turn = (pageIndex: number, pageSize = this.now.pageSize): Promise<void> => {
    this.set({ pageIndex, pageSize, ticked: NOTHING });
    return this.load();
  };

  /** Pages stand in place of each other. */
  readonly more = (): Promise<void> => this.turn(this.now.pageIndex + 1);

  readonly tick = (ids: readonly string[]): void => this.set({ ticked: new Set(ids) });

  private anew(change: Partial<TodoState>): Promise<void> {
    this.set({ ...change, pageIndex: 1, ticked: NOTHING });
    return this.load();
  }

  private set(change: Partial<TodoState>): void {
    this.now = { ...this.now, ...change };
    for (const watcher of this.watchers) watcher();
  }
}
