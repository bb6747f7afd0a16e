import { Button, Checkbox, Input, Select } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { allOptions } from '../../all-options.ts';
import { useData } from '../../data.ts';
import { DateBox } from '../../fields/widgets/DateBox.tsx';
import { useAnswer } from '../../read.ts';
import { isSought } from '../../fields/widgets/sought.ts';
import type { TodoFilters as Filters, TodoState } from './todo-list.ts';
import styles from './todo.module.css';

interface TodoFiltersProps {
  readonly state: TodoState;
  narrow(filters: Filters): void;
}

/** Field of applications whose choices are the colleges. */
const COLLEGE = 'CollegeId';

/** What the boxes are narrowed by: kind, applicant, college, days, lateness. */
export function TodoFilters({ state, narrow }: TodoFiltersProps) {
  const [draft, setDraft] = useState<Filters>(state.filters);
  const data = useData();
  const flow = state.flows.find(({ OrgSource }) => OrgSource !== null);
  const { answer: colleges } = useAnswer(
    flow ? ['todo-colleges', flow.Entity] : null,
    () =>
      allOptions(data, {
        Source: flow!.OrgSource!,
        Entity: flow!.Entity,
        Field: COLLEGE,
        Narrowing: true,
      }).catch(() => undefined),
    { isKept: true },
  );
  const put = (change: Filters) => setDraft({ ...draft, ...change });
  const search = (event: FormEvent) => {
    event.preventDefault();
    narrow(used(draft));
  };
  const reset = () => {
    setDraft({});
    narrow({});
  };
  const isWrong = isReversed(draft);
  return (
    <form role="search" aria-label="筛选待办" className={styles['filters']} onSubmit={search}>
      <Select
        aria-label="业务"
        placeholder="全部业务"
        allowClear
        value={draft.Entity ?? null}
        options={state.flows.map(({ Entity, Title }) => ({ value: Entity, label: Title }))}
        onChange={(Entity) => put({ Entity: Entity ?? undefined })}
      />
      <Input
        aria-label="申请人姓名、学号或编号"
        placeholder="申请人姓名、学号或编号"
        maxLength={60}
        value={draft.Keyword ?? ''}
        onChange={(event) => put({ Keyword: event.target.value })}
      />
      <Select
        aria-label="学院"
        placeholder="全部学院"
        allowClear
        showSearch
        filterOption={isSought}
        value={draft.CollegeId ?? null}
        options={(colleges?.options ?? []).map(({ Value, Label }) => ({ value: Value, label: Label }))}
        onChange={(CollegeId) => put({ CollegeId: CollegeId ?? undefined })}
      />
      <Days draft={draft} put={put} />
      <Checkbox
        checked={draft.Overdue === 1}
        onChange={(event) => put({ Overdue: event.target.checked ? 1 : undefined })}
      >
        只看超期
      </Checkbox>
      <span className={styles['filterButtons']}>
        {isWrong && (
          <span role="alert" className={styles['wrong']}>
            截止日期早于起始日期
          </span>
        )}
        <Button type="primary" htmlType="submit" disabled={isWrong}>
          查询
        </Button>
        <Button onClick={reset}>重置</Button>
      </span>
    </form>
  );
}

interface DaysProps {
  readonly draft: Filters;
  put(change: Filters): void;
}

/** From one day of submission to another. */
function Days({ draft, put }: DaysProps) {
  const id = useId();
  const invalid = isReversed(draft);
  const end = (name: 'From' | 'To', label: string) => (
    <DateBox
      id={`${id}-${name}`}
      value={draft[name] ?? null}
      grain="day"
      placeholder={label}
      label={label}
      invalid={invalid}
      onChange={(day) =>
        put({ [name]: typeof day === 'string' && day !== '' ? day.slice(0, 10) : undefined })
      }
    />
  );
  return (
    <span className={styles['days']}>
      {end('From', '提交日期起')}
      <span aria-hidden>至</span>
      {end('To', '提交日期止')}
    </span>
  );
}

const isReversed = ({ From, To }: Filters): boolean => Boolean(From && To && From > To);

/** Only what was filled in. */
const used = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''));
