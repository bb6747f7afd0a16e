import { Fragment, type ReactNode } from 'react';
import { useDevice, useTableSettings } from '../../renderer/contexts.ts';
import { Empty, Skeleton } from '../../renderer/States.tsx';
import { DataTable } from '../../renderer/table/DataTable.tsx';
import { Pager } from '../../renderer/table/Pager.tsx';
import { emptyText } from './task-query.ts';
import type { Tasks } from './useTasks.ts';
import styles from './tasks.module.css';

/** A column of a task table; on phones all of them make a card. */
export interface TaskColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly width: number;
  /** Where it stands on a card; a plain line unless given. */
  readonly card?: 'title' | 'state' | 'actions';
  render(row: Row): ReactNode;
}

interface TaskTableProps<Row> {
  readonly tasks: Tasks<Row>;
  readonly columns: readonly TaskColumn<Row>[];
  keyOf(row: Row): string;
}

/** A page of tasks: a table, or cards on a phone. */
export function TaskTable<Row extends object>(props: TaskTableProps<Row>) {
  const isPhone = useDevice() === 'mobile';
  return isPhone ? <TaskCards {...props} /> : <TaskRows {...props} />;
}

function TaskPager<Row>({ tasks: { query, page, show } }: { tasks: Tasks<Row> }) {
  return (
    <Pager
      pageIndex={query.pageIndex}
      pageSize={query.pageSize}
      total={page.total}
      isSingle={page.total <= query.pageSize}
      turn={(pageIndex, pageSize) => show({ ...query, pageIndex, pageSize })}
    />
  );
}

function TaskRows<Row extends object>({ tasks, columns, keyOf }: TaskTableProps<Row>) {
  const { size, align } = useTableSettings();
  const shown = columns.map(({ key, title, width, card, render }) => ({
    key,
    title,
    width,
    align: align === 'custom' ? undefined : align,
    fixed: card === 'actions' ? ('right' as const) : undefined,
    isRoomy: true,
    render,
  }));
  return (
    <div className={styles['rows']}>
      <DataTable<Row>
        columns={shown}
        rows={tasks.page.rows}
        keyOf={keyOf}
        size={size}
        isLoading={tasks.isLoading}
        empty={<Empty text={emptyText(tasks.query.filters)} />}
      />
      <TaskPager tasks={tasks} />
    </div>
  );
}

function TaskCards<Row extends object>({ tasks, columns, keyOf }: TaskTableProps<Row>) {
  const { page, isLoading, query } = tasks;
  if (page.rows.length === 0) return isLoading ? <Skeleton /> : <Empty text={emptyText(query.filters)} />;
  const part = (kind: TaskColumn<Row>['card']) => columns.filter(({ card }) => card === kind);
  const drawn = (kind: TaskColumn<Row>['card'], row: Row) =>
    part(kind).map(({ key, render }) => <Fragment key={key}>{render(row)}</Fragment>);
  return (
    <>
      <ul className={styles['cards']} aria-busy={isLoading}>
        {page.rows.map((row) => (
          <li key={keyOf(row)}>
            <div className={styles['head']}>
              <strong>{drawn('title', row)}</strong>
              {drawn('state', row)}
            </div>
            <dl>
              {part(undefined).map(({ key, title, render }) => (
                <div key={key}>
                  <dt>{title}</dt>
                  <dd>{render(row)}</dd>
                </div>
              ))}
            </dl>
            <div className={styles['acts']}>{drawn('actions', row)}</div>
          </li>
        ))}
      </ul>
      <TaskPager tasks={tasks} />
    </>
  );
}
