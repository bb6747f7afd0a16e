import { useVirtualizer } from '@tanstack/react-virtual';
import { BodyRow, type RowsProps } from './Rows.tsx';

const OVERSCAN = 4;

export interface VirtualRowsProps<Row> extends RowsProps<Row> {
  /** What scrolls; nothing before it is there. */
  readonly scroller: HTMLElement | null;
  readonly rowHeight: number;
}

/** The rows in sight, between two empty ones that stand for the others. */
export function VirtualRows<Row>({ rows, scroller, rowHeight, ...rest }: VirtualRowsProps<Row>) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <BodyRow key={rest.keyOf(row)} {...rest} row={row} index={index} height={rowHeight} />
        );
      })}
      {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
    </tbody>
  );
}
