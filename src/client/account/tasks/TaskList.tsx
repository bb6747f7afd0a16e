import type { ReactNode } from 'react';
import type { Paged } from '../../../contract/envelope.ts';
import type { KEYS } from '../../storage/keys.ts';
import { writeKey } from '../../storage/storage.ts';
import type { BusinessType, TaskQuery } from './task-query.ts';
import { TaskDialog } from './TaskDialog.tsx';
import { TaskFilterBar, type Choice } from './TaskFilterBar.tsx';
import { TaskTable, type TaskColumn } from './TaskTable.tsx';
import { useBusinessTypes } from './useBusinessTypes.ts';
import { useTasks } from './useTasks.ts';
import styles from './tasks.module.css';

/** What every task tells of itself, whichever its kind. */
export interface TaskFacts {
  readonly id: string;
  readonly name: string;
  readonly businessType: string;
  readonly businessName: string;
  readonly fileType: string;
  readonly date: string;
}

interface TaskListProps<Row> {
  readonly title: string;
  readonly dateTitle: string;
  readonly fileTypes: readonly Choice[];
  /** Where the numbers of the tasks are kept for the header. */
  readonly countsKey: typeof KEYS.myDownloads | typeof KEYS.myUploads;
  /** Stays the same from one drawing to the next, as `loadTypes` does. */
  load(query: TaskQuery): Promise<Paged<Row>>;
  loadTypes(): Promise<readonly BusinessType[]>;
  factsOf(row: Row): TaskFacts;
  isRunning(row: Row): boolean;
  state(row: Row): ReactNode;
  acts(row: Row, reload: () => void): ReactNode;
  onClose(): void;
}

/** A dialog that lists tasks of the user, with filters; while one of them runs the list is read again. */
export function TaskList<Row extends object>(props: TaskListProps<Row>) {
  const { fileTypes, factsOf, isRunning, state, acts } = props;
  const types = useBusinessTypes(props.loadTypes);
  const tasks = useTasks<Row>({
    load: props.load,
    isRunning,
    onPage: ({ total, rows }) => writeKey(props.countsKey, { total, running: rows.filter(isRunning).length }),
  });
  const reload = () => tasks.show(tasks.query);
  const kindOf = (code: string) => fileTypes.find(({ value }) => value === code)?.label ?? '';
  const columns: readonly TaskColumn<Row>[] = [
    {
      key: 'name',
      title: '文件名',
      width: 200,
      card: 'title',
      render: (row) => <span className={styles['name']}>{factsOf(row).name}</span>,
    },
    {
      key: 'type',
      title: '业务类型',
      width: 100,
      render: (row) => types.nameOf(factsOf(row).businessType, factsOf(row).businessName),
    },
    { key: 'file', title: '文件类型', width: 80, render: (row) => kindOf(factsOf(row).fileType) },
    { key: 'state', title: '状态', width: 190, render: state },
    { key: 'date', title: props.dateTitle, width: 165, render: (row) => factsOf(row).date },
    { key: 'acts', title: '操作', width: 80, card: 'actions', render: (row) => acts(row, reload) },
  ];
  return (
    <TaskDialog title={props.title} onClose={props.onClose}>
      <TaskFilterBar
        fileTypes={fileTypes}
        businessTypes={types.offered}
        onSearch={(filters) => tasks.show({ ...tasks.query, filters, pageIndex: 1 })}
      />
      <TaskTable tasks={tasks} columns={columns} keyOf={(row) => factsOf(row).id} />
    </TaskDialog>
  );
}
