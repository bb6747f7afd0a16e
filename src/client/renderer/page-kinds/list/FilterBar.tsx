import { Button } from 'antd';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useDevice } from '../../contexts.ts';
import type { ListController, ListState } from './controller.ts';
import { Skeleton } from '../../States.tsx';
import { FilterFields } from './FilterFields.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import type { ListModel } from './setup.ts';
import styles from './filters.module.css';

const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

export interface FilterBarProps {
  readonly model: ListModel;
  readonly controller: ListController;
  readonly state: ListState;
}

const SHOWN_WHEN_FOLDED = { desktop: 3, tablet: 2, mobile: 0 };

/** Filters above a list: the first ones in a row, the others on demand; on phones all of them in a drawer. */
export function FilterBar(props: FilterBarProps) {
  const device = useDevice();
  const { filters } = props.model;
  if (filters.length === 0) return null;
  if (device === 'mobile')
    return (
      <Suspense fallback={<Skeleton lines={1} />}>
        <FilterDrawer {...props} />
      </Suspense>
    );
  return <FilterRow {...props} folded={SHOWN_WHEN_FOLDED[device]} />;
}

function FilterRow({ folded, ...props }: FilterBarProps & { folded: number }) {
  const { controller, state, model } = props;
  const [open, setOpen] = useState(false);
  const foldable = model.filters.length > folded;
  const search = (event: FormEvent) => {
    event.preventDefault();
    void controller.search();
  };
  return (
    <form role="search" aria-label={`筛选${model.file.title}`} className={styles['bar']} onSubmit={search}>
      <FilterFields {...props} filters={open ? model.filters : model.filters.slice(0, folded)} />
      <div className={styles['buttons']}>
        <Button
          type="primary"
          htmlType="submit"
          loading={state.status === 'loading' && state.rows.length > 0}
        >
          查询
        </Button>
        <Button onClick={() => void controller.reset()}>重置</Button>
        <SavedFilters {...props} />
        {foldable && (
          <Button type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : '展开'}
          </Button>
        )}
      </div>
    </form>
  );
}
