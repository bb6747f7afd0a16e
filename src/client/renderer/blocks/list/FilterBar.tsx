import { Button, Drawer } from 'antd';
import { useState, type FormEvent } from 'react';
import { isAll } from '../../../../contract/envelope.ts';
import { useDevice } from '../../contexts.ts';
import type { ListController, ListState } from './controller.ts';
import { FilterFields } from './FilterFields.tsx';
import type { ListModel } from './setup.ts';
import styles from './filters.module.css';

interface FilterBarProps {
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
  if (device === 'mobile') return <FilterDrawer {...props} />;
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
    <form role="search" aria-label="筛选" className={styles['bar']} onSubmit={search}>
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
        {foldable && (
          <Button type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : '展开'}
          </Button>
        )}
      </div>
    </form>
  );
}

function FilterDrawer(props: FilterBarProps) {
  const { controller, state, model } = props;
  const [open, setOpen] = useState(false);
  const used = Object.values(state.applied).filter((value) => !isAll(value)).length;
  const search = async (event: FormEvent) => {
    event.preventDefault();
    await controller.search();
    if (!controller.state().problem) setOpen(false);
  };
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        {used > 0 ? `筛选（${used}）` : '筛选'}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="筛选" placement="bottom" height="80%">
        <form
          role="search"
          aria-label="筛选"
          className={styles['stack']}
          onSubmit={(event) => void search(event)}
        >
          <FilterFields {...props} filters={model.filters} />
          <div className={styles['buttons']}>
            <Button block onClick={() => void controller.reset()}>
              重置
            </Button>
            <Button block type="primary" htmlType="submit">
              查询
            </Button>
          </div>
        </form>
      </Drawer>
    </>
  );
}
