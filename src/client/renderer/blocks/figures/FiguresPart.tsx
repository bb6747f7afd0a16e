import type { BlockFigure } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { DrillLink } from '../../Drill.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { cellOf, useSaved } from '../saved.ts';
import { useSource } from '../source.ts';
import { shownValue } from '../values.ts';
import { changeText } from './change-text.ts';
import styles from './figures.module.css';

/** Large numbers beside each other. */
export function FiguresPart({ block, place, on }: PartProps<'figures'>) {
  const state = useSource(block.source, on);
  const isCompared = block.items.some(({ change }) => change !== undefined);
  useSaved(place, block.title, state, ([row = {}]) => [
    ['指标', '数值', '单位', ...(isCompared ? ['较上期(%)'] : [])],
    ...block.items.map(({ title, field, unit, change }) => [
      ...[title, cellOf(row, field), unit ?? ''],
      ...(isCompared ? [change === undefined ? '' : cellOf(row, change)] : []),
    ]),
  ]);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} lines={2}>
        {([row]) => (
          <dl className={styles['figures']}>
            {block.items.map((item) => (
              <Figure key={item.field} item={item} row={row} />
            ))}
          </dl>
        )}
      </Sourced>
    </Frame>
  );
}

function Figure({ item, row }: { item: BlockFigure; row: Row }) {
  return (
    <div>
      <dt>{item.title}</dt>
      <dd>
        <DrillLink drill={item.drill} row={row}>
          {shownValue(row[item.field])}
          {item.unit !== undefined && <small>{item.unit}</small>}
        </DrillLink>
        {item.change !== undefined && (
          <span className={styles['change']}>{changeText(row[item.change])}</span>
        )}
      </dd>
    </div>
  );
}
