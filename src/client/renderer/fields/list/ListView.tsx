import { kitOf } from '../index.ts';
import type { ViewProps } from '../kit.ts';
import { Line, Nothing } from '../widgets/Plain.tsx';
import { columnsOf, linesOf } from './lines.ts';
import styles from './list.module.css';

/** The lines below a row, for reading. */
export function ListView({ field, value, place }: ViewProps) {
  const lines = linesOf(value);
  if (lines.length === 0) return <Nothing />;
  if (place === 'cell') return <Line text={`${lines.length}条`} />;
  const columns = columnsOf(field);
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={`${field.title}明细`}>
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
                    <View field={column} value={line[column.name]} row={line} place="cell" />
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
