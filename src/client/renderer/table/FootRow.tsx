import type { ReactNode } from 'react';
import type { TableColumn, stickyStyles } from './columns.ts';
import { classOf } from './HeadCells.tsx';
import styles from './table.module.css';

interface FootRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sticky: ReturnType<typeof stickyStyles>;
  /** Cells that stand before the columns. */
  readonly before: number;
  footOf(key: string): ReactNode;
}

/** The last line of a table, over all of its rows. */
export function FootRow<Row>({ columns, sticky, before, footOf }: FootRowProps<Row>) {
  return (
    <tfoot>
      <tr>
        {before > 0 && <td className={styles['sticky']} style={{ left: 0 }} colSpan={before} />}
        {columns.map(({ key, align }, place) => (
          <td
            key={key}
            className={classOf(sticky[place]?.edge, sticky[place]?.style !== undefined)}
            style={{ ...sticky[place]?.style, textAlign: align }}
          >
            {footOf(key)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
