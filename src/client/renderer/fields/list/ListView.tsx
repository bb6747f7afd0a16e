import { useDevice } from '../../contexts.ts';
import { kitOf } from '../index.ts';
import type { ViewProps } from '../kit.ts';
import { Line, Nothing } from '../widgets/Plain.tsx';
import { Changed } from './Changed.tsx';
import { changeIn, columnsOf, linesOf } from './lines.ts';
import styles from './list.module.css';
import { withNoun } from '../../../../contract/with-noun.ts';

/** More columns than these are cut off on a phone. */
const NARROW_COLUMNS = 3;

/** The lines below a row, for reading; on phones each line is a card. */
export function ListView({ field, value, place }: ViewProps) {
  const device = useDevice();
  const lines = linesOf(value);
  if (lines.length === 0) return <Nothing />;
  if (place === 'cell') return <Line text={`${lines.length}条`} />;
  const columns = columnsOf(field);
  // A finger opens no tip: what is longer than a line of a narrow table is read in a card.
  const isCut = columns.length > NARROW_COLUMNS || columns.some(({ type }) => type === 'longtext');
  if (device === 'mobile' && isCut)
    return (
      <ul className={styles['cards']} aria-label={withNoun(field.title, '明细')}>
        {lines.map((line, index) => (
          <li key={index} className={styles['card']}>
            <dl>
              {columns.map((column) => {
                const { View } = kitOf(column.type);
                return (
                  <div key={column.name}>
                    <dt>{column.title}</dt>
                    <dd>
                      <Changed as={changeIn(columns, column, line)}>
                        <View field={column} value={line[column.name]} row={line} place="block" />
                      </Changed>
                    </dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={withNoun(field.title, '明细')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              {columns.map((column) => {
                const { View } = kitOf(column.type);
                return (
                  <td key={column.name}>
                    <Changed as={changeIn(columns, column, line)}>
                      <View field={column} value={line[column.name]} row={line} place="cell" />
                    </Changed>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
