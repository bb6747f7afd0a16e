import { DrillLink } from '../../Drill.tsx';
import { Ellipsis } from '../../fields/widgets/Ellipsis.tsx';
import type { Row } from '../../data.ts';
import { LeftOut } from '../../LeftOut.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { cellOf, useSaved } from '../saved.ts';
import { useSource } from '../source.ts';
import { leftOf, numberOf, shownValue, textIn } from '../values.ts';
import { isTop } from './top.ts';
import styles from './rank.module.css';

/** Rows that are shown when the schema does not say how many. */
const MOST = 10;

type Block = PartProps<'rank'>['block'];

/** Rows in their order, numbered; the first three stand out, on steps where the schema wants a podium. */
export function RankPart({ block, place, on }: PartProps<'rank'>) {
  const state = useSource(block.source, on);
  useSaved(place, block.title, state, (rows) => [
    ['名次', '名称', block.unit === undefined ? '数值' : `数值（${block.unit}）`],
    ...rows.map((row, index) => [
      placeOf(block, row, index),
      textIn(row, block.name),
      cellOf(row, block.value),
    ]),
  ]);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) => (
          <>
            <Ranked block={block} rows={rows} />
            <LeftOut {...leftOf(rows, block.most ?? MOST)} way="未列出" />
          </>
        )}
      </Sourced>
    </Frame>
  );
}

/** The number before a row: equal ones may share it. */
const placeOf = ({ place }: Pick<Block, 'place'>, row: Row, index: number): number =>
  (place === undefined ? undefined : numberOf(row[place])) ?? index + 1;

function Ranked({ block, rows }: { block: Block; rows: readonly Row[] }) {
  const hasPodium = block.look === 'podium';
  return (
    <ol className={hasPodium ? styles['stage'] : styles['rank']}>
      {rows.slice(0, block.most ?? MOST).map((row, index) => (
        <li key={index} data-top={isTop(index)} data-step={hasPodium && isTop(index) ? index + 1 : undefined}>
          <span className={isTop(index) ? styles['top'] : styles['place']}>{placeOf(block, row, index)}</span>
          <span className={styles['name']}>
            {block.ellipsis === undefined ? (
              textIn(row, block.name)
            ) : (
              <Ellipsis text={textIn(row, block.name)} width={block.ellipsis} />
            )}
          </span>
          <span className={styles['value']}>
            <DrillLink drill={block.drill} row={row}>
              {shownValue(row[block.value])}
              {block.unit !== undefined && <small>{block.unit}</small>}
            </DrillLink>
          </span>
        </li>
      ))}
    </ol>
  );
}
