import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { FILTER_ALL } from '../../../contract/envelope.ts';
import { isSought } from '../../renderer/fields/widgets/sought.ts';
import { messages } from '../../renderer/messages/messages.ts';
import {
  isRangeWrong,
  NO_FILTERS,
  TIME_FORMAT,
  WRONG_RANGE,
  type BusinessType,
  type TaskFilters,
} from './task-query.ts';
import styles from './tasks.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface TaskFilterBarProps {
  readonly fileTypes: readonly Choice[];
  readonly businessTypes: readonly BusinessType[];
  /** Called with filters that hold together. */
  onSearch(filters: TaskFilters): void;
}

const TIMES = [
  { name: 'start', label: '开始时间' },
  { name: 'end', label: '结束时间' },
] as const;

const ALL: Choice = { value: FILTER_ALL, label: '全部' };

function useTaskFilters(onSearch: TaskFilterBarProps['onSearch']) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const isWrong = isRangeWrong(filters);
  const set = (part: Partial<TaskFilters>) => setFilters((old) => ({ ...old, ...part }));
  const warn = () => void messages.show({ kind: 'warning', text: WRONG_RANGE });
  const pick = (part: Partial<TaskFilters>) => {
    if (isRangeWrong({ ...filters, ...part })) warn();
    set(part);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return warn();
    onSearch(filters);
  };
  const reset = () => {
    setFilters(NO_FILTERS);
    onSearch(NO_FILTERS);
  };
  return { filters, isWrong, set, pick, search, reset };
}

/** The filters of a task dialog. An end before its start is told when it is picked and when it is searched with. */
export function TaskFilterBar({ fileTypes, businessTypes, onSearch }: TaskFilterBarProps) {
  const [isListOpen, setListOpen] = useState(false);
  const { filters, isWrong, set, pick, search, reset } = useTaskFilters(onSearch);
  return (
    <form
      className={styles['filters']}
      role="search"
      aria-label="筛选任务"
      onSubmit={search}
      onKeyDown={(event) => {
        if (!isListOpen) return;
        // The keys are the open list's: the dialog behind it would close as well, or a search begin.
        if (event.key === 'Escape') event.stopPropagation();
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      <Labelled label="文件名">
        {(id) => (
          <Input
            id={id}
            allowClear
            maxLength={50}
            placeholder="请输入文件名"
            value={filters.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label="业务类型">
        {(id) => (
          <Select
            id={id}
            onOpenChange={setListOpen}
            showSearch
            filterOption={isSought}
            value={filters.businessType}
            options={[ALL, ...businessTypes.map(({ Id, Name }) => ({ value: Id, label: Name }))]}
            onChange={(businessType: string) => set({ businessType })}
          />
        )}
      </Labelled>
      <Labelled label="文件类型">
        {(id) => (
          <Select
            id={id}
            onOpenChange={setListOpen}
            value={filters.fileType}
            options={[ALL, ...fileTypes]}
            onChange={(fileType: string) => set({ fileType })}
          />
        )}
      </Labelled>
      {TIMES.map(({ name, label }) => (
        <TimeFilter
          key={name}
          label={label}
          value={filters[name]}
          isWrong={isWrong}
          onOpenChange={setListOpen}
          onPick={(time) => pick({ [name]: time })}
        />
      ))}
      <div className={styles['search']}>
        <Button type="primary" htmlType="submit">
          查询
        </Button>
        <Button onClick={reset}>重置</Button>
      </div>
    </form>
  );
}

interface TimeFilterProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  onOpenChange(isOpen: boolean): void;
  onPick(time: string): void;
}

function TimeFilter({ label, value, isWrong, onOpenChange, onPick }: TimeFilterProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <DatePicker
          id={id}
          showTime
          format={TIME_FORMAT}
          placeholder="不限"
          value={value === '' ? null : dayjs(value)}
          status={isWrong ? 'error' : ''}
          onOpenChange={onOpenChange}
          onChange={(picked) => onPick(picked?.format(TIME_FORMAT) ?? '')}
        />
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles['filter']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
