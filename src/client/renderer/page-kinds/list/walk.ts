import type { Row } from '../../data.ts';
import type { ActionTarget, RowWalk } from '../../schema/target.ts';

/** Rows that stand on pages, of which one is loaded, or all up to one. */
export interface Walked {
  state(): {
    readonly rows: readonly Row[];
    readonly total: number;
    readonly pageIndex: number;
    readonly pageSize: number;
  };
  watch(changed: () => void): () => void;
  turn(index: number, size: number): Promise<void>;
  more(): Promise<void>;
}

/** Goes through the rows of a list from one that was opened, over the ends of its pages. */
export class ListWalk implements RowWalk {
  /** Where the row stands among those that are loaded; where it stood, once it is among them no longer. */
  private at = 0;

  /**
   * @param appending the list's pages stand below each other
   * @param targetOf what the buttons of a row work on
   */
  constructor(
    private readonly list: Walked,
    private id: string,
    private readonly appending: boolean,
    private readonly targetOf: (row: Row) => ActionTarget | undefined | Promise<ActionTarget | undefined>,
  ) {
    this.isThere();
  }

  readonly watch = (changed: () => void): (() => void) => this.list.watch(changed);

  readonly where = (): string => {
    const isThere = this.isThere();
    return `${isThere ? this.first() + this.at + 1 : ''}/${this.list.state().total}`;
  };

  readonly can = (by: -1 | 1): boolean => {
    const next = this.next(by);
    return next >= 0 && next < this.list.state().total;
  };

  readonly step = async (by: -1 | 1): Promise<ActionTarget | undefined> => {
    if (!this.can(by)) return undefined;
    const next = this.next(by);
    await this.load(next);
    const row = this.list.state().rows[next - this.first()];
    if (!row) return undefined;
    this.id = String(row['Id']);
    return this.targetOf(row);
  };

  private isThere(): boolean {
    const found = this.list.state().rows.findIndex((row) => String(row['Id']) === this.id);
    if (found >= 0) this.at = found;
    return found >= 0;
  }

  /** How many rows stand before those that are loaded. */
  private first(): number {
    const { pageIndex, pageSize } = this.list.state();
    return this.appending ? 0 : (pageIndex - 1) * pageSize;
  }

  /** Place of the next row, from 0. After a row that left the list comes the one that moved up into its place. */
  private next(by: -1 | 1): number {
    const hasGone = !this.isThere();
    return this.first() + this.at + (hasGone && by === 1 ? 0 : by);
  }

  private async load(place: number): Promise<void> {
    const { pageIndex, pageSize, rows } = this.list.state();
    if (this.appending) return place >= rows.length ? this.list.more() : undefined;
    const page = Math.floor(place / pageSize) + 1;
    if (page !== pageIndex) await this.list.turn(page, pageSize);
  }
}
