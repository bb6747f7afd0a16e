import { Button } from 'antd';
import { Icon } from '../../../../icons.tsx';
import { Empty, Skeleton } from '../../../../States.tsx';
import { cardOf } from '../../card.ts';
import { RowCard } from '../../RowCard.tsx';
import cards from '../../card.module.css';
import type { DaysProps } from './Calendar.tsx';
import { spokenDay, weekOf, WEEKDAYS } from './days.ts';
import { eventsOn } from './events.ts';
import { timeOf } from './Event.tsx';
import { wholeDay } from './new-times.ts';
import styles from './calendar.module.css';

/** On a phone: the days of a week, and below what the chosen one holds. */
export function DayList(props: DaysProps) {
  const { day, today, go, add, view, rows, state, controller } = props;
  const events = eventsOn(props.events, day);
  const card = cardOf(rows.model);
  const count = (one: string) => eventsOn(props.events, one).length;
  return (
    <>
      <div role="group" aria-label="选择日期" className={styles['strip']}>
        {weekOf(day).map((one, at) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            aria-current={one === today ? 'date' : undefined}
            data-some={count(one) > 0}
            onClick={() => go(one)}
          >
            <span>{WEEKDAYS[at]}</span>
            <b>{Number(one.slice(8))}</b>
            <span className={styles['hidden']}>{`日，${count(one)} 条`}</span>
          </button>
        ))}
      </div>
      <h3 className={styles['dayName']}>{spokenDay(day)}</h3>
      {events.length === 0 &&
        (state.status === 'loading' ? <Skeleton lines={2} /> : <Empty text="这一天没有安排" />)}
      <ul className={cards['cards']}>
        {events.map((event) => (
          <li key={String(event.row['Id'])} className={cards['card']}>
            <p className={styles['when']} data-color={props.colorOf(event)}>
              {timeOf(event, day) || '全天'}
            </p>
            <RowCard
              {...rows}
              card={card}
              row={event.row}
              state={state}
              controller={controller}
              selectable={false}
            />
          </li>
        ))}
      </ul>
      {add && (
        <Button
          block
          icon={<Icon name="PlusOutlined" />}
          onClick={() => add(...wholeDay(rows.model.entity, view, day))}
        >
          {`新增到${spokenDay(day)}`}
        </Button>
      )}
    </>
  );
}
