import { Badge } from '../../fields/widgets/Badge.tsx';
import type { Row } from '../../data.ts';
import { LeftOut } from '../../LeftOut.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { leftOf, textIn } from '../values.ts';
import { Way } from '../Way.tsx';
import { Rolling } from './Rolling.tsx';
import styles from './feed.module.css';

const MOST = 10;

/** What happened or is announced, a row each. */
export function FeedPart({ block, on }: PartProps<'feed'>) {
  const state = useSource(block.source, on);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) =>
          block.roll ? (
            <Rolling label={block.title}>
              <Rows block={block} rows={rows} />
            </Rolling>
          ) : (
            <>
              <Rows block={block} rows={rows} />
              <LeftOut {...leftOf(rows, block.most ?? MOST)} way="未列出" />
            </>
          )
        }
      </Sourced>
    </Frame>
  );
}

function Rows({ block, rows }: { block: PartProps<'feed'>['block']; rows: readonly Row[] }) {
  const at = (row: Row, key: string | undefined) => (key === undefined ? '' : textIn(row, key));
  return (
    <ul className={styles['feed']}>
      {rows.slice(0, block.most ?? MOST).map((row, index) => {
        const [text, by, time, tag] = [block.text, block.by, block.time, block.tag].map((key) =>
          at(row, key),
        );
        return (
          <li key={index}>
            <div className={styles['line']}>
              {tag && <Badge text={tag} color="default" />}
              <Way url={at(row, block.url)} className={styles['name']}>
                {textIn(row, block.name)}
              </Way>
              {time && <time>{time}</time>}
            </div>
            {text && <p className={block.whole ? styles['whole'] : undefined}>{text}</p>}
            {by && <small>{by}</small>}
          </li>
        );
      })}
    </ul>
  );
}
