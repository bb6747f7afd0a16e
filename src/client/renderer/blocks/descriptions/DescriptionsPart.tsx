import { DrillLink } from '../../Drill.tsx';
import { Ellipsis } from '../../fields/widgets/Ellipsis.tsx';
import { Picture } from '../../Picture.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { shownValue, textIn } from '../values.ts';
import { columnsOf } from './columns.ts';
import detail from '../../page-kinds/detail/detail.module.css';
import styles from './descriptions.module.css';

/** Names and values of one row, beside a picture of what they are about. */
export function DescriptionsPart({ block, on }: PartProps<'descriptions'>) {
  const state = useSource(block.source, on);
  const columns = columnsOf(block.columns);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state}>
        {([row]) => {
          const picture = block.picture === undefined ? '' : textIn(row, block.picture);
          return (
            <div className={styles['beside']}>
              {picture !== '' && <Picture id={picture} name="照片" className={styles['picture']} />}
              <div className={detail['section']}>
                <dl className={detail[`grid${columns}`]}>
                  {block.items.map((item) => {
                    const text = `${shownValue(row[item.field])}${item.unit ? ` ${item.unit}` : ''}`;
                    return (
                      <div key={item.field} className={detail[`span${Math.min(item.span ?? 1, columns)}`]}>
                        <dt title={item.title}>{item.title}</dt>
                        <dd>
                          <DrillLink drill={item.drill} row={row}>
                            {item.ellipsis === undefined ? (
                              text
                            ) : (
                              <Ellipsis text={text} width={item.ellipsis} />
                            )}
                          </DrillLink>
                        </dd>
                      </div>
                    );
                  })}
                </dl>
              </div>
            </div>
          );
        }}
      </Sourced>
    </Frame>
  );
}
