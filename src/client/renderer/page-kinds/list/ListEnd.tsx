import { Button } from 'antd';
import type { RowsProps } from './DesktopTable.tsx';
import styles from './card.module.css';

/** What stands below rows that are added below each other: a way to the next ones, or how many there are. */
export function ListEnd({ state, controller }: Pick<RowsProps, 'state' | 'controller'>) {
  const more = state.total - state.rows.length;
  if (more <= 0) return <p className={styles['end']}>{`共 ${state.total} 条`}</p>;
  return (
    <Button block loading={state.status === 'loading'} onClick={() => void controller.more()}>
      {`加载更多（还有${more}条）`}
    </Button>
  );
}
