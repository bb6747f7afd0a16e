import { Button } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useMe, useNotify } from '../../contexts.ts';
import { TextLine } from '../../fields/widgets/TextLine.tsx';
import { useKept } from '../../keep.ts';
import type { Box } from '../../popup/place.ts';
import { Popup } from '../../popup/Popup.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import { areSaved, MOST_SAVED, savable, withSaved, type SavedFilter } from './saved-filters.ts';
import styles from './saved-filters.module.css';

const LONGEST_NAME = 20;

/** Filters under names of the user's own: one click shows them again. */
export function SavedFilters({ model, controller, state }: FilterBarProps) {
  const me = useMe();
  const notify = useNotify();
  const id = useId();
  const [anchor, setAnchor] = useState<Box>();
  const [name, setName] = useState('');
  const [kept = [], keep] = useKept(`filters:${me.UserId}:${model.page.path}`, areSaved);
  const close = () => setAnchor(undefined);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The popup stands inside the form of the filters.
    event.stopPropagation();
    const values = savable(model.filters, state.typed);
    if (name.trim() === '') return notify.warning('请输入名称');
    if (Object.keys(values).length === 0)
      return notify.warning('没有可保存的筛选条件，关键字和个人信息不保存');
    const all = withSaved(kept, { name: name.trim(), values });
    if (!all) return notify.warning(`最多保存${MOST_SAVED}个筛选，请先删除不用的`);
    keep(all);
    setName('');
  };
  const use = ({ values }: SavedFilter) => {
    close();
    void controller.apply(values);
  };
  // A visitor has no place of their own to keep them in.
  if (me.UserId === '') return null;
  return (
    <>
      <Button
        type="link"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) =>
          setAnchor(anchor === undefined ? currentTarget.getBoundingClientRect() : undefined)
        }
      >
        常用筛选
      </Button>
      {anchor && (
        <Popup anchor={anchor} edge="right" role="dialog" aria-label="常用筛选" close={close}>
          <div className={styles['saved']}>
            {kept.length === 0 && <p>还没有保存的筛选</p>}
            <ul>
              {kept.map((saved) => (
                <li key={saved.name}>
                  <button
                    type="button"
                    className={styles['use']}
                    title={saved.name}
                    onClick={() => use(saved)}
                  >
                    {saved.name}
                  </button>
                  <button
                    type="button"
                    aria-label={`删除筛选${saved.name}`}
                    onClick={() => keep(kept.filter((other) => other !== saved))}
                  >
                    <span aria-hidden>×</span>
                  </button>
                </li>
              ))}
            </ul>
            <form onSubmit={save}>
              <TextLine
                id={id}
                label="筛选名称"
                placeholder="给当前筛选起个名称"
                text={name}
                onText={(text) => setName([...text].slice(0, LONGEST_NAME).join(''))}
              />
              <Button htmlType="submit">保存</Button>
            </form>
          </div>
        </Popup>
      )}
    </>
  );
}
