import { useId, useState } from 'react';
import { Button } from 'antd';
import { ActionButtons } from '../../../ActionButtons.tsx';
import { useButtons, useDevice, useMe } from '../../../contexts.ts';
import type { Row } from '../../../data.ts';
import { kitOf } from '../../../fields/index.ts';
import { textOf } from '../../../fields/widgets/Plain.tsx';
import { tableButtons } from '../../../schema/buttons.ts';
import { twinKey } from '../../../schema/fields.ts';
import { Skeleton } from '../../../States.tsx';
import { Pager } from '../../../table/Pager.tsx';
import { isSinglePage } from '../controller.ts';
import type { RowsProps } from '../DesktopTable.tsx';
import { GroupRows } from './GroupRows.tsx';
import styles from './groups.module.css';

/** Rows under a heading for each value of a field; a group's rows are read when it is opened. */
export function Groups(props: RowsProps) {
  const { model, state, controller } = props;
  const appending = useDevice() === 'mobile' || model.file.card?.always === true;
  const field = model.file.groups?.field ?? '';
  if (state.rows.length === 0) return state.status === 'loading' ? <Skeleton /> : props.empty;
  const more = state.total - state.rows.length;
  return (
    <>
      <ul className={styles['groups']}>
        {state.rows.map((heading) => (
          <li key={String(heading[field])} className={styles['group']}>
            <Group {...props} heading={heading} />
          </li>
        ))}
      </ul>
      {!appending && (
        <Pager
          pageIndex={state.pageIndex}
          pageSize={state.pageSize}
          total={state.total}
          unit="组"
          isSingle={isSinglePage(state)}
          turn={(pageIndex, pageSize) => void controller.turn(pageIndex, pageSize)}
        />
      )}
      {appending && more > 0 && (
        <Button block loading={state.status === 'loading'} onClick={() => void controller.more()}>
          {`加载更多（还有${more}组）`}
        </Button>
      )}
    </>
  );
}

function Group({ heading, ...props }: RowsProps & { readonly heading: Row }) {
  const { model, controller } = props;
  const { entity, file, page } = model;
  const { field: name = '', fields = [], actions } = file.groups ?? {};
  const me = useMe();
  const buttons = useButtons();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const value = heading[name] ?? null;
  const field = entity.fields.get(name);
  const title = (field && textOf(heading[twinKey(field)] ?? value)) || `无${field?.title ?? ''}`;
  const count = Number(heading['_Count']);
  const told = fields.flatMap((one) => entity.fields.get(one) ?? []);
  const target = {
    ...props.targetOf(heading),
    rows: [],
    walk: undefined,
    all: count,
    exports: {
      Entity: entity.name,
      Page: page.path,
      ...(props.state.tab === undefined ? {} : { Tab: props.state.tab }),
      Columns: [],
      Filter: { ...controller.filter(), [name]: value },
    },
  };
  return (
    <section aria-label={title}>
      <header className={styles['head']}>
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className={styles['fold']}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{title}</span>
            <b>{`${count} 条`}</b>
          </button>
        </h2>
        {told.map((one) => {
          const { View } = kitOf(one.type);
          return (
            <span key={one.name} className={styles['told']}>
              {`${one.title}：`}
              <View field={one} value={heading[one.name]} row={heading} place="cell" />
            </span>
          );
        })}
        {value !== null && (
          <span className={styles['actions']}>
            <ActionButtons
              buttons={tableButtons(actions, entity, { me, buttons })}
              target={target}
              most={2}
              plain
            />
          </span>
        )}
      </header>
      <div id={id} className={styles['rows']} hidden={!isOpen}>
        {isOpen && <GroupRows {...props} value={value === null ? null : textOf(value)} title={title} />}
      </div>
    </section>
  );
}
