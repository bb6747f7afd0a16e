import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ListView } from '../../../../contract/generated/meta.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import type { Row } from '../../data.ts';
import { Icon } from '../../icons.tsx';
import type { ShownButton } from '../../schema/buttons.ts';
import type { ActionTarget } from '../../schema/target.ts';
import { Chosen } from './Chosen.tsx';
import type { ListController, ListState } from './controller.ts';
import type { ViewKind } from './views/views.ts';
import { ViewSwitch } from './views/ViewSwitch.tsx';
import styles from './list.module.css';

interface ToolbarProps {
  readonly controller: ListController;
  readonly state: ListState;
  readonly asCards: boolean;
  readonly toolbar: readonly ShownButton[];
  /** Buttons that work on the rows that are ticked. */
  readonly batch: readonly ShownButton[];
  readonly views: readonly ListView[];
  readonly shown: ViewKind;
  /** Chooses the columns, where there are some. */
  readonly chooser: ReactNode;
  target(rows: readonly Row[]): ActionTarget;
  show(view: ViewKind): void;
}

const isForAll = ({ action }: ShownButton) => action?.batch === 'all';

/** The buttons above the rows: of the list, of the rows that are ticked, and the tools of the reader. */
export function Toolbar(props: ToolbarProps) {
  const { controller, state, asCards, toolbar, batch, views, target } = props;
  const selected = [...state.selected.values()];
  return (
    <div className={styles['toolbar']}>
      <ActionButtons buttons={toolbar} target={target([])} most={asCards ? 2 : 6} />
      {batch.length > 0 && (!asCards || selected.length > 0) && (
        <>
          <ActionButtons
            buttons={state.isAll ? batch.filter(isForAll) : batch}
            target={state.isAll ? { ...target([]), all: state.total } : target(selected)}
            disabled={selected.length === 0}
            most={asCards ? 1 : 4}
          />
          <Chosen controller={controller} state={state} canAll={batch.some(isForAll)} />
        </>
      )}
      <span className={styles['tools']}>
        {views.length > 1 && <ViewSwitch views={views} shown={props.shown} choose={props.show} />}
        <Button
          type="text"
          aria-label="刷新"
          icon={<Icon name="ReloadOutlined" />}
          onClick={() => void controller.reload()}
        />
        {!asCards && props.chooser}
      </span>
    </div>
  );
}
