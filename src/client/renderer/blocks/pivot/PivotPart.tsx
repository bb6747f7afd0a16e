import { useMemo } from 'react';
import type { PivotBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { DrillLink } from '../../Drill.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSaved } from '../saved.ts';
import { useSource } from '../source.ts';
import { shownValue } from '../values.ts';
import { pivotLines, pivotOf, shownName, TOTAL_TITLES } from './pivot.ts';
import styles from './pivot.module.css';

/** A table of numbers with the totals of its lines and columns. */
export function PivotPart({ block, place, on }: PartProps<'pivot'>) {
  const state = useSource(block.source, on);
  useSaved(place, block.title, state, (rows) => pivotLines(block, pivotOf(block, rows)));
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty} lines={6}>
        {(rows) => <Table block={block} rows={rows} />}
      </Sourced>
    </Frame>
  );
}

function Table({ block, rows }: { block: PivotBlock; rows: readonly Row[] }) {
  const table = useMemo(() => pivotOf(block, rows), [block, rows]);
  const total = TOTAL_TITLES[block.stat];
  const measure = block.value ? `${block.value.title}，` : '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={`${block.title}，可滚动`}>
      <table>
        <caption>{`${measure}按${block.rows.title}和${block.columns.title}统计`}</caption>
        <thead>
          <tr>
            <th scope="col">{`${block.rows.title}＼${block.columns.title}`}</th>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {shownName(column)}
              </th>
            ))}
            <th scope="col" className={styles['total']}>
              {total}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{shownName(line.name)}</th>
              {line.cells.map(({ value, row }, index) => (
                <td key={table.columns[index]}>
                  <DrillLink drill={row && block.drill} row={row ?? {}}>
                    {shownValue(value)}
                  </DrillLink>
                </td>
              ))}
              <td className={styles['total']}>{shownValue(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {table.totals.map((value, index) => (
              <td key={table.columns[index]}>{shownValue(value)}</td>
            ))}
            <td>{shownValue(table.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
