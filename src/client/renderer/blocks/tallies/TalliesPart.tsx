import type { Row } from '../../data.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { rowsOfAnswer, useSource } from '../source.ts';
import { numberOf, textIn } from '../values.ts';
import { StackedLines } from './StackedLines.tsx';
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
            const choices = rowsOfAnswer(row[block.rows] ?? []);
            const lines = rowsOfAnswer(row[block.lines ?? ''] ?? []);
            return (
              <section key={index} aria-label={textIn(row, block.name)}>
                <Heading>{textIn(row, block.name)}</Heading>
                {block.text !== undefined && <p>{textIn(row, block.text)}</p>}
                {choices.length > 0 && <Choices choices={choices} />}
                {lines.length > 0 && <StackedLines lines={lines} />}
                {block.list && <WrittenList list={block.list} of={row} on={on} later={choices.length > 0} />}
              </section>
            );
          })}
        </div>
      )}
    </Sourced>
  );
  return block.title === undefined ? tallies : <Frame title={block.title}>{tallies}</Frame>;
}

function Choices({ choices }: { choices: readonly Row[] }) {
  return (
    <ul>
      {choices.map((line, index) => {
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
