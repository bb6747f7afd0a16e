import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { TableSettings } from '../contexts.ts';
import { inOrder, stickyStyles, type TableColumn } from './columns.ts';
import { PlainRows } from './Rows.tsx';
import { HeadCells, type TableSort } from './HeadCells.tsx';
import type { TableSelection } from './selection.ts';
import styles from './table.module.css';

export interface DataTableProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  readonly size: TableSettings['size'];
  readonly isLoading?: boolean;
  /** Shown where rows would be. */
  readonly empty: ReactNode;
  readonly sort?: TableSort | undefined;
  sortBy?(sort: TableSort | undefined): void;
  readonly selection?: TableSelection | undefined;
  /** Pixels that the table may be high before it scrolls; without it a long one fills the window. */
  readonly height?: number;
}

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }));

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

/** A table with sticky edges, sorting, selection, and only the rows in sight where there are many. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, size, selection, isLoading = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const before = selection ? SELECT_WIDTH : 0;
  const columns = inOrder(props.columns);
  const sticky = stickyStyles(columns, before);
  const width = columns.reduce((sum, column) => sum + column.width, before);
  const isVirtual = rows.length >= VIRTUAL_FROM;
  const body = { columns, sticky, rows, keyOf: props.keyOf, selection };
  const span = columns.length + (selection ? 1 : 0);
  return (
    <div
      ref={scroller}
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
            />
          </tr>
        </thead>
        {isVirtual ? (
          <Suspense fallback={<tbody />}>
            <VirtualRows {...body} scroller={scroller} rowHeight={ROW_HEIGHTS[size]} />
          </Suspense>
        ) : (
          <tbody>
            <PlainRows {...body} />
            {rows.length === 0 && (
              <tr>
                <td colSpan={span}>{isLoading ? null : props.empty}</td>
              </tr>
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}
