import { useChosen } from '../../chosen.tsx';
import { DrillLink } from '../../Drill.tsx';
import { Frame } from '../Frame.tsx';
import type { Row } from '../../data.ts';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { linesOfItems, useSaved } from '../saved.ts';
import { useSource } from '../source.ts';
import { numberOf, shownValue } from '../values.ts';
import styles from './table.module.css';
import { withNoun } from '../../../../contract/with-noun.ts';

/** Rows of a source as a table; the first column names the row. */
export function TablePart({ block, place, on }: PartProps<'table'>) {
  const state = useSource(block.source, on);
  useSaved(place, block.title, state, (rows) => linesOfItems(block.items, rows));
  const chosen = useChosen();
  const [name, ...values] = block.items;
  const isChosen = (row: Row) => chosen.row !== undefined && sameRow(chosen.row, row);
  const toggle = (row: Row) =>
    isChosen(row) ? chosen.choose(undefined) : chosen.choose(row, nameOf(block, row));
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) => (
          <div
            className={styles['scroller']}
            role="group"
            aria-label={withNoun(block.title, '表')}
            tabIndex={0}
          >
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
                  <tr key={index} data-chosen={block.choose && isChosen(row)}>
                    <th scope="row">
                      {block.choose ? (
                        <button
                          type="button"
                          className={styles['choose']}
                          aria-pressed={isChosen(row)}
                          onClick={() => toggle(row)}
                        >
                          {name && shownValue(row[name.field])}
                        </button>
                      ) : (
                        name && shownValue(row[name.field])
                      )}
                    </th>
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

/** Rows have no Id of their own: they are the same when all that they say of themselves in words is. */
const sameRow = (one: Row, other: Row) =>
  Object.keys(one).every((key) => typeof one[key] === 'number' || one[key] === other[key]);

/** What a row is called: its words. */
const nameOf = ({ items }: PartProps<'table'>['block'], row: Row) =>
  items
    .map(({ field }) => row[field])
    .filter((value) => typeof value === 'string' && numberOf(value) === undefined)
    .slice(0, 2)
    .join(' ');
