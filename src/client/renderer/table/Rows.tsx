import type { TableColumn, stickyStyles } from './columns.ts';
import { classOf } from './HeadCells.tsx';
import { withKey, type TableSelection } from './selection.ts';
import styles from './table.module.css';

export interface RowsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sticky: ReturnType<typeof stickyStyles>;
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  readonly selection: TableSelection | undefined;
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

/** One row. */
export function BodyRow<Row>({ columns, sticky, row, index, keyOf, selection, height }: BodyRowProps<Row>) {
  const key = keyOf(row);
  const isTicked = selection?.keys.has(key) ?? false;
  return (
    <tr
      className={isTicked ? styles['ticked'] : undefined}
      style={height === undefined ? undefined : { height }}
      aria-rowindex={height === undefined ? undefined : index + 2}
      data-row={key}
    >
      {selection && (
        <td className={`${styles['sticky']} ${styles['tick']}`} style={{ left: 0 }}>
          <input
            type="checkbox"
            aria-label={`选择第${index + 1}行`}
            checked={isTicked}
            onChange={(event) => selection.select(withKey(selection.keys, key, event.target.checked))}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          className={`${classOf(sticky[place]?.edge, sticky[place]?.style !== undefined)} ${column.isRoomy ? styles['roomy'] : ''}`}
          style={{ ...sticky[place]?.style, textAlign: column.align }}
        >
          {column.render(row, index)}
        </td>
      ))}
    </tr>
  );
}
