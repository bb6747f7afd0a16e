import type { ChildGrid } from '../../../../../contract/generated/meta.ts';
import { useMe } from '../../../contexts.ts';
import type { Row } from '../../../data.ts';
import type { InputProps } from '../../kit.ts';
import { LineCell } from '../LineCell.tsx';
import { columnsOf, isLocked, withLine, wrongLines } from '../lines.ts';
import { placesOf, spotKey, spotOf, type Spot } from './layout.ts';
import styles from './layout.module.css';

interface OnePlaceProps {
  readonly props: InputProps;
  readonly grid: ChildGrid;
  readonly lines: readonly Row[];
  readonly spot: Spot;
}

/** The values of the place where the focus was last; while something is wrong, of every wrong place. */
export function OnePlace({ props, grid, lines, spot }: OnePlaceProps) {
  const me = useMe();
  const here = placesOf(grid, lines).get(spotKey(spot));
  const wrong = [...wrongLines(props.problems)].filter((index) => lines[index]);
  const shown = [...new Set([...wrong.slice(0, MOST_WRONG), ...(here === undefined ? [] : [here])])];
  const columns = columnsOf(props.field).filter(({ name }) => name !== grid.row && name !== grid.column);
  return shown.map((index) => {
    const line = lines[index] ?? {};
    const { row, column } = spotOf(grid, line);
    const title = `第${row}行第${column}列`;
    return (
      <div key={index} className={styles['one']} role="group" aria-label={title}>
        <strong>{title}</strong>
        {columns.map((one) => (
          <LineCell
            key={one.name}
            {...{ props, column: one, line, index }}
            stacked
            locked={props.disabled === true || isLocked(props.lines, line, me)}
            change={(change) => props.onChange(withLine(lines, index, change))}
          />
        ))}
      </div>
    );
  });
}

const MOST_WRONG = 10;
