import { Button, Drawer } from 'antd';
import { useState, type FormEvent } from 'react';
import { isAll } from '../../../../contract/envelope.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import { FilterFields } from './FilterFields.tsx';
import styles from './filters.module.css';

/** All filters in a drawer from below. */
export function FilterDrawer(props: FilterBarProps) {
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
          aria-label={`筛选${model.file.title}`}
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
