import { memo, type ReactNode } from 'react';
import type { TableColumn, stickyStyles } from './columns.ts';
import { classOf } from './HeadCells.tsx';
import { MarkSign, type RowMark } from './MarkSign.tsx';
import { OPENER_WIDTH, Opener, type Opening } from './Opener.tsx';
import { withKey, type TableSelection } from './selection.ts';
import styles from './table.module.css';

export interface RowsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sticky: ReturnType<typeof stickyStyles>;
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  readonly selection: TableSelection | undefined;
  /** How a row stands out. */
  readonly markOf: ((row: Row) => RowMark | undefined) | undefined;
  readonly opening: Opening<Row> | undefined;
  /** The row that stands open beside the table. */
  readonly current?: string | undefined;
}

/** Every row. */
export function PlainRows<Row>({ rows, ...rest }: RowsProps<Row>) {
  return rows.map((row, index) => <BodyRow key={rest.keyOf(row)} {...rest} row={row} index={index} />);
}

interface BodyRowProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  readonly row: Row;
  readonly index: number;
  /** Given where only the rows in sight are drawn. */
  readonly height?: number;
}

function Body<Row>(props: BodyRowProps<Row>) {
  const { columns, sticky, row, index, keyOf, selection, markOf, opening, current, height } = props;
  const key = keyOf(row);
  const isTicked = selection !== undefined && isTickedIn(selection, key);
  const isOpen = opening?.keys.has(key) ?? false;
  const mark = markOf?.(row);
  return (
    <>
      <tr
        className={isTicked ? styles['ticked'] : undefined}
        style={height === undefined ? undefined : { height }}
        aria-rowindex={height === undefined ? undefined : index + 2}
        data-row={key}
        data-mark={mark?.as}
        aria-current={key === current || undefined}
      >
        {opening && (
          <td className={`${styles['sticky']} ${styles['tick']}`} style={{ left: 0 }}>
            <Opener index={index} isOpen={isOpen} toggle={() => opening.toggle(key)} />
          </td>
        )}
        {selection && (
          <td
            className={`${styles['sticky']} ${styles['tick']}`}
            style={{ left: opening ? OPENER_WIDTH : 0 }}
          >
            <Tick selection={selection} rowKey={key} index={index} isTicked={isTicked} />
          </td>
        )}
        {columns.map((column, place) => (
          <td key={column.key} className={cellClass(column, row, sticky[place])} style={sticky[place]?.style}>
            {place === 0 && mark ? signed(mark, column.render(row, index)) : column.render(row, index)}
          </td>
        ))}
      </tr>
      {opening && isOpen && (
        <tr className={styles['below']}>
          <td colSpan={columns.length + (selection ? 2 : 1)}>{opening.render(row)}</td>
        </tr>
      )}
    </>
  );
}

const isTickedIn = ({ fixed, keys }: TableSelection, key: string): boolean =>
  fixed?.has(key) === true || keys.has(key);

interface TickProps {
  readonly selection: TableSelection;
  readonly rowKey: string;
  readonly index: number;
  readonly isTicked: boolean;
}

const Tick = ({ selection, rowKey, index, isTicked }: TickProps) => (
  <input
    type="checkbox"
    aria-label={`选择第${index + 1}行`}
    checked={isTicked}
    disabled={selection.fixed?.has(rowKey) ?? false}
    onChange={(event) => selection.select(withKey(selection.keys, rowKey, event.target.checked))}
  />
);

function cellClass<Row>(
  { isRoomy, fits, align = 'left' }: TableColumn<Row>,
  row: Row,
  sticky: ReturnType<typeof stickyStyles>[number] | undefined,
): string {
  const roomy = isRoomy || fits?.(row) ? styles['roomy'] : '';
  return `${classOf(sticky?.edge, sticky?.style !== undefined)} ${roomy} ${styles[align] ?? ''}`;
}

const signed = (mark: RowMark, content: ReactNode) => (
  <div className={styles['signed']}>
    <MarkSign mark={mark} />
    {content}
  </div>
);

/** One row; drawn anew only when something of it changed, since scrolling draws rows all the time. */
export const BodyRow = memo(Body) as typeof Body;
