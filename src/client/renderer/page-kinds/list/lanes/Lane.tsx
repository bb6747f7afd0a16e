import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CodeItem } from '../../../../../contract/generated/meta.ts';
import { useData, type Row } from '../../../data.ts';
import { useNotify } from '../../../contexts.ts';
import { Badge } from '../../../fields/widgets/Badge.tsx';
import { PopupMenu } from '../../../popup/PopupMenu.tsx';
import { Empty, Failed, Skeleton } from '../../../States.tsx';
import { cardOf } from '../card.ts';
import type { RowsProps } from '../DesktopTable.tsx';
import { RowCard } from '../RowCard.tsx';
import { useListController } from '../useListController.ts';
import styles from './lanes.module.css';

/** How cards go from lane to lane. */
export interface Moving {
  readonly lanes: readonly CodeItem[];
  readonly dragged: Row | undefined;
  drag(row: Row | undefined): void;
  /** Whether a row may be moved. */
  may(row: Row): boolean;
  to(row: Row, code: string): void;
  /** Whether a row has just come to a lane: once, so that the focus can follow it. */
  hasArrived(row: Row, code: string): boolean;
}

interface LaneProps extends RowsProps {
  readonly item: CodeItem;
  readonly field: string;
  readonly moving: Moving;
}

const CARDS_AT_ONCE = 20;

/** One lane with the rows of one value; it reads them itself, and again whenever the list does. */
export function Lane({ item, field, moving, ...props }: LaneProps) {
  const { model } = props;
  const data = useData();
  const notify = useNotify();
  const [isOver, setOver] = useState(false);
  const { tab, sort, rows: listed } = props.state;
  const fixed = { ...props.controller.filter(), [field]: item.code };
  const [controller, state] = useListController(
    {
      data,
      entity: model.entity.name,
      page: model.page.path,
      filters: [],
      pageSize: CARDS_AT_ONCE,
      appending: true,
      fixed,
      warn: notify.warning,
      ...(tab && { tab }),
      ...(sort && { sort }),
    },
    `${model.page.answer.Version} ${tab} ${JSON.stringify([fixed, sort])}`,
  );
  useEffect(() => void controller.poll(), [controller, listed]);
  const card = cardOf(model);
  const takes = moving.dragged !== undefined && String(moving.dragged[field]) !== item.code;
  const more = state.total - state.rows.length;
  return (
    <section
      className={styles['lane']}
      aria-label={item.name}
      data-over={isOver && takes}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (moving.dragged) moving.to(moving.dragged, item.code);
      }}
    >
      <header>
        <h2>
          <Badge color={item.color ?? 'default'} text={item.name} />
        </h2>
        <span>{`${state.total} 条`}</span>
      </header>
      {state.status === 'failed' && <Failed text={state.failure} retry={() => void controller.reload()} />}
      {state.status === 'loading' && state.rows.length === 0 && <Skeleton lines={3} />}
      {state.status === 'ready' && state.rows.length === 0 && <Empty text="暂无卡片" />}
      <ul>
        {state.rows.map((row) => (
          <Card key={String(row['Id'])} row={row} code={item.code} moving={moving}>
            <RowCard
              {...props}
              card={card}
              row={row}
              state={state}
              controller={controller}
              selectable={false}
              more={<MoveMenu row={row} code={item.code} moving={moving} />}
            />
          </Card>
        ))}
      </ul>
      {more > 0 && (
        <Button block loading={state.status === 'loading'} onClick={() => void controller.more()}>
          {`加载更多（还有${more}条）`}
        </Button>
      )}
    </section>
  );
}

interface CardProps {
  readonly row: Row;
  readonly code: string;
  readonly moving: Moving;
  readonly children: ReactNode;
}

function Card({ row, code, moving, children }: CardProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (moving.hasArrived(row, code))
      element.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  });
  return (
    <li
      ref={element}
      draggable={moving.may(row)}
      data-dragged={moving.dragged?.['Id'] === row['Id']}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', '');
        moving.drag(row);
      }}
      onDragEnd={() => moving.drag(undefined)}
    >
      {children}
    </li>
  );
}

function MoveMenu({ row, code, moving }: Omit<CardProps, 'children'>) {
  if (!moving.may(row)) return undefined;
  const entries = moving.lanes
    .filter((lane) => lane.code !== code)
    .map((lane) => ({ key: lane.code, label: `移动到“${lane.name}”` }));
  return (
    <PopupMenu entries={entries} edge="right" choose={(chosen) => moving.to(row, chosen)}>
      {(opener) => <Button {...opener}>移动</Button>}
    </PopupMenu>
  );
}
