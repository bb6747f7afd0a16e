import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { Row } from '../../data.ts';
import { kitOf } from '../index.ts';
import { LineRow, type LineRowProps } from './LineRow.tsx';
import { cellId, cellKey, wrongLines } from './lines.ts';
import styles from './list.module.css';

const LINE_HEIGHT = 40;
const OVERSCAN = 6;

type LargeLinesProps = Omit<LineRowProps, 'at' | 'stacked'>;

interface Place {
  readonly index: number;
  readonly column: string;
}

/** Many lines: those in sight alone are drawn, as text; a line becomes inputs when one of its cells is touched. */
export function LargeLines({ props, lines, places, columns, grid }: LargeLinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Place>();
  const virtual = useVirtualizer({
    count: places.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (open) document.getElementById(cellId(props.id, open.index, open.column))?.focus();
  }, [open, props.id]);
  const wrongs = wrongLines(props.problems);
  const wrong = places.findIndex((place) => wrongs.has(place));
  useEffect(() => {
    if (wrong >= 0) virtual.scrollToIndex(wrong, { align: 'center' });
  }, [virtual, wrong]);
  return (
    <div ref={scroller} className={styles['many']}>
      {/* the height that all lines would have */}
      <div className={styles['whole']} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: at, start }) => {
          const index = places[at] ?? 0;
          return (
            <div
              key={index}
              ref={virtual.measureElement}
              data-index={at}
              className={styles['placed']}
              style={{ transform: `translateY(${start}px)` }}
            >
              {open?.index === index ? (
                <LineRow {...{ props, lines, places, at, columns, grid }} stacked={false} />
              ) : (
                <TextLine {...{ props, index, columns, grid }} line={lines[index] ?? {}} open={setOpen} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface TextLineProps extends Pick<LineRowProps, 'props' | 'columns' | 'grid'> {
  readonly line: Row;
  readonly index: number;
  open(this: void, place: Place): void;
}

/** A line to read, each of its cells ready to be typed in. */
function TextLine({ props, line, index, columns, grid, open }: TextLineProps) {
  return (
    <div className={styles['line']} style={grid}>
      {columns.map((column) => {
        const { View } = kitOf(column.type);
        const isWrong = props.problems?.has(cellKey(index, column.name)) ?? false;
        return (
          <button
            key={column.name}
            type="button"
            className={`${styles['text']} ${isWrong ? styles['wrong'] : ''}`}
            aria-label={`第${index + 1}条${column.title}`}
            aria-invalid={isWrong || undefined}
            disabled={props.disabled}
            onFocus={() => open({ index, column: column.name })}
            onClick={() => open({ index, column: column.name })}
          >
            <View field={column} value={line[column.name]} row={line} place="cell" />
          </button>
        );
      })}
      <span />
    </div>
  );
}
