import { isGiven } from './lines.ts';
import { LargeLines } from './LargeLines.tsx';
import { LineRow, type LineRowProps } from './LineRow.tsx';
import styles from './list.module.css';

/** More lines than this are drawn as text, and only those in sight. */
export const MANY = 30;

/** Lines that stand together, under the titles of their columns. */
export function Lines(shown: Omit<LineRowProps, 'at'>) {
  const { props, places, columns, stacked, grid } = shown;
  return (
    <>
      {!stacked && places.length > 0 && (
        <div className={styles['head']} style={grid} aria-hidden>
          {columns.map((column) => (
            <span
              key={column.name}
              className={
                column.required === true && !isGiven(props.lines, column.name)
                  ? styles['required']
                  : undefined
              }
            >
              {column.title}
            </span>
          ))}
          <span />
        </div>
      )}
      {places.length > MANY && !stacked ? (
        <LargeLines {...shown} />
      ) : (
        places.map((place, at) => <LineRow key={place} {...shown} at={at} />)
      )}
    </>
  );
}
