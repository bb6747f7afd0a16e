import type { DaysProps } from './Calendar.tsx';
import { Event } from './Event.tsx';
import { dayKeys } from './day-keys.ts';
import { monthOf, shortDay, spokenDay, WEEKDAYS, weeksOfMonth } from './days.ts';
import { eventsOn } from './events.ts';
import { wholeDay } from './new-times.ts';
import styles from './calendar.module.css';

const MOST_SHOWN = 3;

/** A month as a table of weeks; the arrow keys move from day to day. */
export function Month(props: DaysProps) {
  const { day, go } = props;
  const isOther = (one: string) => monthOf(one) !== monthOf(day);
  return (
    <table className={styles['month']} onKeyDown={dayKeys(day, 'month', go)}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td
                key={one}
                data-other={isOther(one)}
                data-today={one === props.today}
                data-adds={props.add !== undefined}
              >
                <Day {...props} one={one} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ one, ...props }: DaysProps & { readonly one: string }) {
  const { add, day, go, view, rows } = props;
  const events = eventsOn(props.events, one);
  const shown = events.length > MOST_SHOWN ? events.slice(0, MOST_SHOWN - 1) : events;
  const number = Number(one.slice(8));
  return (
    <>
      <button
        type="button"
        className={styles['number']}
        data-day={one}
        tabIndex={one === day ? 0 : -1}
        aria-label={`${spokenDay(one)}，${events.length} 条${add ? '，新增' : ''}`}
        aria-current={one === props.today ? 'date' : undefined}
        onClick={() => (add ? add(...wholeDay(rows.model.entity, view, one)) : go(one, 'week'))}
      >
        {number === 1 ? shortDay(one) : number}
      </button>
      <ul>
        {shown.map((event) => (
          <li key={String(event.row['Id'])}>
            <Event rows={rows} event={event} day={one} colorOf={props.colorOf} short />
          </li>
        ))}
        {events.length > shown.length && (
          <li>
            <button type="button" className={styles['more']} onClick={() => go(one, 'week')}>
              {`还有 ${events.length - shown.length} 条`}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
