import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { withNoun } from '../../../../contract/with-noun.ts';
import { DrillLink } from '../../Drill.tsx';
import { shownValue } from '../values.ts';
import type { ChartData } from './measures.ts';
import styles from './chart.module.css';

/** The numbers of a chart as a table. */
export function Numbers({ block, data }: { block: ChartBlock; data: ChartData }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={withNoun(block.title, '数据')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{block.x.title}</th>
            {data.series.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.names.map((name, place) => (
            <tr key={`${name}-${place}`}>
              <th scope="row">{name}</th>
              {data.series.map(({ title, values, rows }) => (
                <td key={title}>
                  <DrillLink drill={block.drill} row={rows[place] ?? {}}>
                    {shownValue(values[place])}
                  </DrillLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
