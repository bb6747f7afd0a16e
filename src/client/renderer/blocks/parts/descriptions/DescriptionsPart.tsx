import { DrillLink } from '../../../Drill.tsx';
import { Ellipsis } from '../../../fields/widgets/Ellipsis.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { shownValue } from '../values.ts';
import { columnsOf } from './columns.ts';
import detail from '../../detail/detail.module.css';

/** Names and values of one row. */
export function DescriptionsPart({ block, on }: PartProps<'descriptions'>) {
  const state = useSource(block.source, on);
  const columns = columnsOf(block.columns);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state}>
        {([row]) => (
          <div className={detail['section']}>
            <dl className={detail[`grid${columns}`]}>
              {block.items.map((item) => {
                const text = `${shownValue(row[item.field])}${item.unit ? ` ${item.unit}` : ''}`;
                return (
                  <div key={item.field} className={detail[`span${Math.min(item.span ?? 1, columns)}`]}>
                    <dt title={item.title}>{item.title}</dt>
                    <dd>
                      <DrillLink drill={item.drill} row={row}>
                        {item.ellipsis === undefined ? text : <Ellipsis text={text} width={item.ellipsis} />}
                      </DrillLink>
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        )}
      </Sourced>
    </Frame>
  );
}
