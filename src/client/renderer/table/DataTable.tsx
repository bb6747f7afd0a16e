import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { TableSettings } from '../contexts.ts';
import { inOrder, stickyStyles, type TableColumn } from './columns.ts';
import { Skeleton } from '../States.tsx';
import { FootRow } from './FootRow.tsx';
import type { RowMark } from './MarkSign.tsx';
import { OPENER_WIDTH, type Opening } from './Opener.tsx';
import { PlainRows } from './Rows.tsx';
import { HeadCells, type TableSort } from './HeadCells.tsx';
import type { TableSelection } from './selection.ts';
import type { VirtualRowsProps } from './VirtualRows.tsx';
import styles from './table.module.css';

export interface DataTableProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  readonly size: TableSettings['size'];
  /** Cells have two lines. */
  readonly hasTwoLines?: boolean;
  readonly isLoading?: boolean;
  /** Shown where rows would be. */
  readonly empty: ReactNode;
  readonly sort?: TableSort | undefined;
  sortBy?(sort: TableSort | undefined): void;
  readonly selection?: TableSelection | undefined;
  /** Makes a column wider or narrower. */
  resize?(key: string, width: number): void;
  /** The row that stands open beside the table. */
  readonly current?: string | undefined;
  /** How a row stands out. */
  markOf?(row: Row): RowMark | undefined;
  /** What stands below a row that was opened. */
  below?(row: Row): ReactNode;
  /** What stands below a column, over all rows. */
  footOf?(key: string): ReactNode;
  /** Pixels that the table may be high before it scrolls; without it a long one fills the window. */
  readonly height?: number;
}

// A lazy component forgets that it works for rows of any kind.
const VirtualRows = lazy(async () => ({
  default: (await import('./VirtualRows.tsx')).VirtualRows,
})) as unknown as <Row>(props: VirtualRowsProps<Row>) => ReactNode;

/** From so many rows on only those in sight are drawn. */
const VIRTUAL_FROM = 50;
const SELECT_WIDTH = 36;

/** Height of a row by the table setting; the rows in sight are found by it. */
export const ROW_HEIGHTS: Readonly<Record<TableSettings['size'], number>> = {
  default: 54,
  medium: 46,
  small: 40,
  mini: 34,
};

/** Height that a second line in the cells adds. */
const SECOND_LINE = 18;

const heightOf = ({ size, hasTwoLines }: Pick<DataTableProps<never>, 'size' | 'hasTwoLines'>): number =>
  ROW_HEIGHTS[size] + (hasTwoLines ? SECOND_LINE : 0);

/** A table with sticky edges, sorting, selection, and only the rows in sight where there are many. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, size, selection, isLoading = false, footOf } = props;
  // State and not a ref: rows that mount together with the table must learn of it.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const opening = useOpening(props.below);
  const openers = opening ? OPENER_WIDTH : 0;
  const before = openers + (selection ? SELECT_WIDTH : 0);
  const columns = inOrder(props.columns);
  const sticky = stickyStyles(columns, before);
  const width = columns.reduce((sum, column) => sum + column.width, before);
  // Rows that are open are as high as what they show.
  const isVirtual = rows.length >= VIRTUAL_FROM && (opening?.keys.size ?? 0) === 0;
  const { keyOf, markOf, current } = props;
  const body = { columns, sticky, rows, keyOf, selection, markOf, opening, current };
  const cellsBefore = (opening ? 1 : 0) + (selection ? 1 : 0);
  return (
    <div
      ref={setScroller}
      className={`${styles['scroll']} ${isVirtual ? styles['tall'] : ''} ${isLoading ? styles['loading'] : ''}`}
      style={props.height === undefined ? undefined : { maxHeight: props.height, overflowY: 'auto' }}
      aria-busy={isLoading}
      // A region that scrolls has to be reached by the keyboard.
      tabIndex={0}
      role="group"
      aria-label="列表"
    >
      <table
        className={`${styles['table']} ${styles[size]}`}
        style={{ minWidth: width }}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
        <colgroup>
          {opening && <col style={{ width: OPENER_WIDTH }} />}
          {selection && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map(({ key, width: own }) => (
            <col key={key} style={{ width: own }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <HeadCells
              {...{ columns, sticky, selection }}
              keys={rows.map(props.keyOf)}
              sort={props.sort}
              sortBy={props.sortBy}
              resize={props.resize}
              before={openers}
            />
          </tr>
        </thead>
        {isVirtual ? (
          <Suspense fallback={<tbody />}>
            <VirtualRows {...body} scroller={scroller} rowHeight={heightOf(props)} />
          </Suspense>
        ) : (
          <tbody>
            <PlainRows {...body} />
          </tbody>
        )}
        {footOf && rows.length > 0 && (
          <FootRow columns={columns} sticky={sticky} before={cellsBefore} footOf={footOf} />
        )}
      </table>
      {rows.length === 0 && (
        <div className={styles['instead']}>{isLoading ? <Skeleton lines={5} /> : props.empty}</div>
      )}
    </div>
  );
}

function useOpening<Row>(render: ((row: Row) => ReactNode) | undefined): Opening<Row> | undefined {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  if (!render) return undefined;
  return {
    keys,
    toggle: (key) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setKeys(next);
    },
    render,
  };
}
