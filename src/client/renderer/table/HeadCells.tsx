import type { TableColumn, stickyStyles } from './columns.ts';
import { WidthHandle } from './WidthHandle.tsx';
import { withPage, type TableSelection } from './selection.ts';
import styles from './table.module.css';

/** Order of the rows. */
export interface TableSort {
  readonly field: string;
  readonly order: 'ascend' | 'descend';
}

interface HeadCellsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sticky: ReturnType<typeof stickyStyles>;
  readonly selection: TableSelection | undefined;
  /** Keys of the rows on this page. */
  readonly keys: readonly string[];
  readonly sort: TableSort | undefined;
  readonly sortBy: ((sort: TableSort | undefined) => void) | undefined;
  /** Makes a column wider or narrower. */
  readonly resize: ((key: string, width: number) => void) | undefined;
  /** Pixels that stand before the boxes to tick. */
  readonly before: number;
}

/** Titles; those of sortable columns turn the order round: upwards, downwards, as it came. */
export function HeadCells<Row>({
  columns,
  sticky,
  selection,
  keys,
  sort,
  sortBy,
  resize,
  before,
}: HeadCellsProps<Row>) {
  return (
    <>
      {before > 0 && (
        <td className={styles['sticky']} style={{ left: 0 }}>
          <span className={styles['unseen']}>展开</span>
        </td>
      )}
      {selection && (
        <th scope="col" className={`${styles['sticky']} ${styles['tick']}`} style={{ left: before }}>
          <TickAll selection={selection} keys={keys} />
        </th>
      )}
      {columns.map((column, index) => {
        const order = sort?.field === column.key ? sort.order : undefined;
        return (
          <th
            key={column.key}
            scope="col"
            className={classOf(sticky[index]?.edge, sticky[index]?.style !== undefined)}
            style={{ ...sticky[index]?.style, textAlign: column.align }}
            aria-sort={order && (order === 'ascend' ? 'ascending' : 'descending')}
          >
            {column.sortable && sortBy ? (
              <button
                type="button"
                style={{ justifyContent: column.align }}
                onClick={() => sortBy(nextSort(column.key, order))}
              >
                <span title={column.title} data-sign={column.sign}>
                  {column.title}
                </span>
                <Marks order={order} />
              </button>
            ) : (
              <span title={column.title} data-sign={column.sign}>
                {column.title}
              </span>
            )}
            {resize && !column.isRoomy && (
              <WidthHandle width={column.width} resize={(width) => resize(column.key, width)} />
            )}
          </th>
        );
      })}
    </>
  );
}

export const classOf = (edge: 'left' | 'right' | undefined, isSticky: boolean): string =>
  `${isSticky ? styles['sticky'] : ''} ${edge ? styles[`${edge}Edge`] : ''}`;

function nextSort(field: string, order: TableSort['order'] | undefined): TableSort | undefined {
  if (order === undefined) return { field, order: 'ascend' };
  return order === 'ascend' ? { field, order: 'descend' } : undefined;
}

function Marks({ order }: { order: TableSort['order'] | undefined }) {
  return (
    <svg className={styles['marks']} width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
      <path d="M4 0 8 5H0z" opacity={order === 'ascend' ? 1 : 0.35} />
      <path d="M4 12 0 7h8z" opacity={order === 'descend' ? 1 : 0.35} />
    </svg>
  );
}

function TickAll({ selection, keys: all }: { selection: TableSelection; keys: readonly string[] }) {
  const keys = all.filter((key) => !selection.fixed?.has(key));
  const ticked = keys.filter((key) => selection.keys.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label="选择本页全部行"
      disabled={keys.length === 0}
      checked={keys.length > 0 && ticked === keys.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < keys.length;
      }}
      onChange={(event) => selection.select(withPage(selection.keys, keys, event.target.checked))}
    />
  );
}
