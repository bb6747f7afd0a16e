import type { CSSProperties } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { withNoun } from '../../../../contract/with-noun.ts';
import type { Row } from '../../data.ts';
import { kitOf } from '../index.ts';
import { sumOf } from './lines.ts';
import styles from './list.module.css';

interface SumLineProps {
  readonly columns: readonly NamedField[];
  readonly lines: readonly Row[];
  readonly stacked: boolean;
  readonly grid: CSSProperties;
}

/** The sums of the columns that want one, below their lines. */
export function SumLine({ columns, lines, stacked, grid }: SumLineProps) {
  const summed = columns.filter(({ sum }) => sum);
  if (summed.length === 0) return null;
  if (stacked)
    return (
      <div className={styles['sums']} aria-live="polite">
        {summed.map((column) => (
          <span key={column.name}>
            {`${withNoun(column.title, '合计')} `}
            <Sum column={column} lines={lines} />
          </span>
        ))}
      </div>
    );
  const first = columns.findIndex(({ sum }) => sum);
  return (
    <div className={styles['sum']} style={grid} aria-live="polite">
      {columns.map((column, index) => (
        <span key={column.name}>
          {index === 0 && first > 0 && '合计'}
          {column.sum && <Sum column={column} lines={lines} />}
        </span>
      ))}
    </div>
  );
}

/** The sum of a column over lines. */
export function Sum({ column, lines }: { column: NamedField; lines: readonly Row[] }) {
  const { View } = kitOf(column.type);
  return <View field={column} value={sumOf(column, lines)} row={{}} place="cell" />;
}
