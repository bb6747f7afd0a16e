import { Button } from 'antd';
import { useRef } from 'react';
import type { LinksArrange, LinksBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { SidePane } from '../../SidePane.tsx';
import { Empty } from '../../States.tsx';
import type { PartPage } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { textIn } from '../values.ts';
import { choicesLeft } from './arrange.ts';
import { Face } from './Face.tsx';
import styles from './arranging.module.css';

interface AddTilesProps {
  readonly block: LinksBlock;
  readonly arrange: LinksArrange;
  readonly on: PartPage;
  readonly tiles: readonly Row[];
  add(choice: Row): void;
  close(): void;
}

const NOTHING_LEFT = '可用的都已添加';

/** What may be added to the tiles, one by one. */
export function AddTiles({ block, arrange, on, tiles, add, close }: AddTilesProps) {
  const { title, source, key } = arrange.choices;
  const state = useSource(source, on);
  const pane = useRef<HTMLDivElement>(null);
  // The button that was pressed goes away: the focus must not go with it.
  const take = (choice: Row) => {
    pane.current?.focus();
    add(choice);
  };
  return (
    <SidePane title={title} width={420} close={close}>
      <div ref={pane} tabIndex={-1} className={styles['pane']}>
        <Sourced state={state} empty={NOTHING_LEFT}>
          {(offered) => {
            const left = choicesLeft(arrange, offered, tiles);
            if (left.length === 0) return <Empty text={NOTHING_LEFT} />;
            return (
              <ul className={styles['choices']}>
                {left.map((choice) => (
                  <li key={textIn(choice, key)}>
                    <Face block={block} row={choice} />
                    <Button aria-label={`添加${textIn(choice, block.name)}`} onClick={() => take(choice)}>
                      添加
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Sourced>
      </div>
    </SidePane>
  );
}
