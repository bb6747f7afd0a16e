import { Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import type { RowWalk } from '../renderer/schema/target.ts';
import styles from './dialogs.module.css';

interface TurnRowProps {
  /** Counter word of the rows. */
  readonly unit: string;
  readonly walk: RowWalk;
  goOn(by: -1 | 1): Promise<unknown>;
}

/** To the row before and the row after, and how far one has come. */
export function TurnRow({ unit, walk, goOn }: TurnRowProps) {
  const [place, total] = useSyncExternalStore(walk.watch, walk.where).split('/');
  const [going, setGoing] = useState<-1 | 1>();
  const go = (by: -1 | 1) => {
    if (going !== undefined) return;
    setGoing(by);
    void goOn(by).finally(() => setGoing(undefined));
  };
  return (
    <div className={styles['turn']}>
      <Button disabled={!walk.can(-1)} loading={going === -1} onClick={() => go(-1)}>
        {`上一${unit}`}
      </Button>
      <span role="status">{place ? `第${place}${unit}，共${total}${unit}` : `还有${total}${unit}`}</span>
      <Button type="primary" disabled={!walk.can(1)} loading={going === 1} onClick={() => go(1)}>
        {`下一${unit}`}
      </Button>
    </div>
  );
}
