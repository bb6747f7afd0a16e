import { DrillLink } from '../../../Drill.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { numberOf, shownValue } from '../values.ts';
import styles from './table.module.css';

/** Rows of a source as a table; the first column names the row. */
export function TablePart({ block, on }: PartProps<'table'>) {
  const state = useSource(block.source, on);
  const [name, ...values] = block.items;
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) => (
          <div className={styles['scroller']} role="group" aria-label={`${block.title}表`} tabIndex={0}>
            <table className={styles['table']}>
              <thead>
                <tr>
                  {block.items.map((item) => (
                    <th key={item.field} scope="col">
                      {item.title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={index}>
                    <th scope="row">{name && shownValue(row[name.field])}</th>
                    {values.map((item) => (
                      <td key={item.field} data-number={numberOf(row[item.field]) !== undefined}>
                        <DrillLink drill={item.drill} row={row}>
                          {shownValue(row[item.field])}
                        </DrillLink>
                        {item.unit !== undefined && <small>{item.unit}</small>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Sourced>
    </Frame>
  );
}
