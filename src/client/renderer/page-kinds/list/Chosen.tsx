import { Button } from 'antd';
import type { ListController, ListState } from './controller.ts';
import styles from './list.module.css';

/** Beyond this a list does not count exactly, and the server does no more at once. */
const MOST_ROWS = 10_000;

interface ChosenProps {
  readonly controller: ListController;
  readonly state: ListState;
  /** Some button works on all rows that match. */
  readonly canAll: boolean;
}

const counted = (count: number) => count.toLocaleString('en');

/** How many rows are meant, and the way from a whole page to all rows that match. */
export function Chosen({ controller, state, canAll }: ChosenProps) {
  const { selected, rows, total, isAll } = state;
  if (selected.size === 0) return null;
  const isWholePage = rows.every((row) => selected.has(String(row['Id'])));
  const isOffered = canAll && !isAll && isWholePage && total > selected.size && total < MOST_ROWS;
  const chosen = isWholePage && selected.size === rows.length ? '已选本页' : '已选';
  return (
    <span className={styles['chosen']} aria-live="polite">
      {isAll ? `已选全部符合条件的 ${counted(total)} 条` : `${chosen} ${selected.size} 条`}
      {isOffered && (
        <Button type="link" size="small" onClick={() => controller.selectAll()}>
          {`选择全部符合条件的 ${counted(total)} 条`}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => controller.select([])}>
        取消选择
      </Button>
    </span>
  );
}
