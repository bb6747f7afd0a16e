import { Button } from 'antd';
import { useState } from 'react';
import { ListBlock } from '../../page-kinds/list/ListBlock.tsx';
import type { FilterValues, Row } from '../../data.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import type { LoadedPage } from '../../pages.ts';
import { SidePane } from '../../SidePane.tsx';
import styles from './list.module.css';

interface PickDialogProps {
  readonly title: string;
  readonly page: LoadedPage;
  /** Only rows with these values are offered. */
  readonly fixed: FilterValues | undefined;
  /** Rows that are picked already. */
  readonly taken: ReadonlySet<string>;
  /** How many more may be picked. */
  readonly most: number;
  choose(this: void, rows: readonly Row[]): void;
  close(this: void): void;
}

/** A list page to pick rows from, several at once and over several pages. */
export function PickDialog({ title, page, fixed, taken, most, choose, close }: PickDialogProps) {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const count = chosen.length;
  return (
    <SidePane
      title={title}
      width={960}
      close={close}
      footer={
        <div className={styles['foot']}>
          <span className={styles['footNote']} role="status">
            {count > most && `最多还能选择${most}项`}
          </span>
          <Button onClick={close}>取消</Button>
          <Button type="primary" disabled={count === 0 || count > most} onClick={() => choose(chosen)}>
            {`选择${count}项`}
          </Button>
        </div>
      }
    >
      {/* events of a portal rise through the form that it was opened from: a search must not submit it */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <ErrorBoundary place={page.place}>
          <ListBlock page={page} fixed={fixed} picking={{ taken, picked: setChosen }} />
        </ErrorBoundary>
      </div>
    </SidePane>
  );
}
