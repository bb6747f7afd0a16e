import type { Row } from '../../../data.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { rowsOfAnswer, useSource } from '../source.ts';
import { numberOf, textIn } from '../values.ts';
import { WrittenList } from './WrittenList.tsx';
import styles from './tallies.module.css';

const PERCENT = 100;

/** How often each choice was taken, below the heading of each row: bars with their numbers. */
export function TalliesPart({ block, on }: PartProps<'tallies'>) {
  const state = useSource(block.source, on);
  // below the block's own heading, or right below the page's
  const Heading = block.title === undefined ? 'h2' : 'h3';
  const tallies = (
    <Sourced state={state} empty={block.empty}>
      {(rows) => (
        <div className={styles['tallies']}>
          {rows.map((row, index) => {
            const lines = rowsOfAnswer(row[block.rows] ?? []);
            return (
              <section key={index} aria-label={textIn(row, block.name)}>
                <Heading>{textIn(row, block.name)}</Heading>
                {block.text !== undefined && <p>{textIn(row, block.text)}</p>}
                {lines.length > 0 && <Lines lines={lines} />}
                {block.list && <WrittenList list={block.list} of={row} on={on} later={lines.length > 0} />}
              </section>
            );
          })}
        </div>
      )}
    </Sourced>
  );
  return block.title === undefined ? tallies : <Frame title={block.title}>{tallies}</Frame>;
}

function Lines({ lines }: { lines: readonly Row[] }) {
  return (
    <ul>
      {lines.map((line, index) => {
        const name = textIn(line, 'Name');
        const share = numberOf(line['Share']) ?? 0;
        return (
          <li key={index}>
            <span>{name}</span>
            <meter min={0} max={PERCENT} value={share} aria-label={name} />
            <span className={styles['number']}>
              {textIn(line, 'Count')}
              <small>{`${share}%`}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
