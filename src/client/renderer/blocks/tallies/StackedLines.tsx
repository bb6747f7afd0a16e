import type { Row } from '../../data.ts';
import { rowsOfAnswer } from '../source.ts';
import { numberOf, shownValue, textIn } from '../values.ts';
import { stackOf } from './stack.ts';
import styles from './tallies.module.css';

/** Lines of a matrix: a bar for each, stacked of what was chosen, from light to dark in the order of the choices. */
export function StackedLines({ lines }: { lines: readonly Row[] }) {
  const choices = rowsOfAnswer(lines[0]?.['Rows'] ?? []);
  return (
    <>
      <ol className={styles['legend']} aria-label="图例">
        {stackOf(choices).map(({ name, shade }, index) => (
          <li key={index}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" fillOpacity={shade} />
            </svg>
            {name}
          </li>
        ))}
      </ol>
      <ul>
        {lines.map((line, index) => (
          <StackedLine key={index} line={line} />
        ))}
      </ul>
    </>
  );
}

function StackedLine({ line }: { line: Row }) {
  const stack = stackOf(rowsOfAnswer(line['Rows'] ?? []));
  const mean = numberOf(line['Mean']);
  const told = stack.map(({ name, count, share }) => `${name}${count}人（${share}%）`).join('，');
  return (
    <li>
      <span>{textIn(line, 'Name')}</span>
      <svg
        className={styles['stack']}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={told}
      >
        <title>{told}</title>
        {stack.map(({ shade, from, share }, index) => (
          <rect key={index} x={from} width={share} height="10" fillOpacity={shade} />
        ))}
      </svg>
      <span className={styles['number']}>{mean === undefined ? '' : `均分 ${shownValue(mean)}`}</span>
    </li>
  );
}
