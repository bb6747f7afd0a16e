import { Pagination, Table, type TableColumnsType } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useDevice } from '../../renderer/contexts.ts';
import { Empty, Skeleton } from '../../renderer/States.tsx';
import { useTableLook } from '../../renderer/table-look.ts';
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

function pagerOf<Row>({ query, page, show }: Tasks<Row>) {
  return {
    current: query.pageIndex,
    pageSize: query.pageSize,
    total: page.total,
    showSizeChanger: true,
    hideOnSinglePage: page.total <= query.pageSize && query.pageSize === 10,
    showTotal: (total: number) => `共 ${total} 条`,
    size: 'small' as const,
    onChange: (pageIndex: number, pageSize: number) => show({ ...query, pageIndex, pageSize }),
  };
}

function TaskRows<Row extends object>({ tasks, columns, keyOf }: TaskTableProps<Row>) {
  const look = useTableLook();
  const shown: TableColumnsType<Row> = columns.map(({ key, title, width, card, render }) => ({
    key,
    title,
    width,
    fixed: card === 'actions' ? 'right' : undefined,
    align: look.align(),
    render: (_, row) => render(row),
  }));
  return (
    <Table<Row>
      className={`${styles['table']} ${look.className}`}
      size={look.size}
      rowKey={keyOf}
      columns={shown}
      dataSource={[...tasks.page.rows]}
      loading={tasks.isLoading}
      scroll={{ x: columns.reduce((sum, { width }) => sum + width, 0) }}
      locale={{ emptyText: <Empty /> }}
      pagination={pagerOf(tasks)}
    />
  );
}

function TaskCards<Row extends object>({ tasks, columns, keyOf }: TaskTableProps<Row>) {
  const { page, isLoading } = tasks;
  if (page.rows.length === 0) return isLoading ? <Skeleton /> : <Empty />;
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
      <Pagination {...pagerOf(tasks)} showSizeChanger={false} className={styles['pager']} />
    </>
  );
}
