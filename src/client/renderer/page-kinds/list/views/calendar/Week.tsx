import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { DaysProps } from './Calendar.tsx';
import { Event } from './Event.tsx';
import { spokenDay, weekOf, WEEKDAYS } from './days.ts';
import { eventsOn, hoursOf, isTimed, placed } from './events.ts';
import { oneHour, wholeDay } from './new-times.ts';
import styles from './calendar.module.css';

/** Half hours. */
const ROWS_OF_HOUR = 2;

/** A week by the hour; what takes whole days stands above. */
export function Week(props: DaysProps) {
  const { day, view, rows } = props;
  const isByHour = rows.model.entity.fields.get(view.from)?.type === 'datetime';
  const week = useRef<HTMLDivElement>(null);
  const days = weekOf(day);
  const hours = hoursOf(props.events.filter(({ first }) => days.includes(first)));
  const most = Math.max(1, ...days.map((one) => wholeOn(props.events, one).length + (isByHour ? 0 : 1)));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? event.target.dataset['slot'] : undefined;
    const to = at === undefined ? undefined : slotByKey(event.key, at, days, hours);
    if (to === undefined) return;
    event.preventDefault();
    week.current?.querySelector<HTMLElement>(`[data-slot="${to}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div
      ref={week}
      className={styles['week']}
      role="group"
      aria-label="一周"
      tabIndex={0}
      onKeyDown={move}
      data-hours={isByHour}
      style={{ '--most': most } as CSSProperties}
    >
      {isByHour && (
        <div className={styles['hours']} aria-hidden>
          {Array.from({ length: hours[1] - hours[0] }, (_, at) => (
            <span key={at} style={{ gridRow: at * ROWS_OF_HOUR + 1 }}>{`${hours[0] + at}:00`}</span>
          ))}
        </div>
      )}
      {days.map((one, at) => (
        <section key={one} aria-label={spokenDay(one)} data-today={one === props.today}>
          <h3>
            {WEEKDAYS[at]} <b>{Number(one.slice(8))}</b>
          </h3>
          <WholeDays {...props} one={one} isByHour={isByHour} />
          {isByHour && <Hours {...props} one={one} hours={hours} isFirst={one === day} />}
        </section>
      ))}
    </div>
  );
}

const wholeOn = (events: DaysProps['events'], day: string) =>
  eventsOn(events, day).filter((event) => !isTimed(event));

type OneDayProps = DaysProps & { readonly one: string };

function WholeDays({ one, isByHour, ...props }: OneDayProps & { readonly isByHour: boolean }) {
  const events = wholeOn(props.events, one);
  const { add, rows, view } = props;
  return (
    <ul className={styles['whole']}>
      {events.map((event) => (
        <li key={String(event.row['Id'])}>
          <Event rows={rows} event={event} day={one} colorOf={props.colorOf} />
        </li>
      ))}
      {!isByHour && add && (
        <li>
          <button
            type="button"
            className={styles['slot']}
            aria-label={`${spokenDay(one)}，新增`}
            onClick={() => add(...wholeDay(rows.model.entity, view, one))}
          >
            ＋
          </button>
        </li>
      )}
    </ul>
  );
}

interface HoursProps extends OneDayProps {
  readonly hours: readonly [number, number];
  readonly isFirst: boolean;
}

function Hours({ one, hours, isFirst, ...props }: HoursProps) {
  const { add, rows } = props;
  const [first, last] = hours;
  const events = placed(eventsOn(props.events, one).filter(isTimed), first);
  const template = `repeat(${(last - first) * ROWS_OF_HOUR}, var(--half-hour))`;
  return (
    <div className={styles['day']} style={{ gridTemplateRows: template }}>
      {Array.from({ length: last - first }, (_, at) => {
        const place = { gridRow: `${at * ROWS_OF_HOUR + 1} / span ${ROWS_OF_HOUR}` };
        const hour = first + at;
        return add ? (
          <button
            key={hour}
            type="button"
            className={styles['slot']}
            style={place}
            data-slot={`${one} ${hour}`}
            tabIndex={isFirst && at === 0 ? 0 : -1}
            aria-label={`${spokenDay(one)} ${hour}:00，新增`}
            onClick={() => add(...oneHour(one, hour))}
          >
            ＋
          </button>
        ) : (
          <span key={hour} className={styles['slot']} style={place} />
        );
      })}
      {events.map(({ event, top, bottom, column, columns }) => (
        <div
          key={String(event.row['Id'])}
          className={styles['placed']}
          style={{
            gridRow: `${top + 1} / ${bottom + 1}`,
            marginLeft: `${(column * 100) / columns}%`,
            width: `${100 / columns}%`,
          }}
        >
          <Event rows={rows} event={event} day={one} colorOf={props.colorOf} />
        </div>
      ))}
    </div>
  );
}

/** The hour that a key leads to from one; nothing where it leads out of the week. */
export function slotByKey(
  key: string,
  at: string,
  days: readonly string[],
  [first, last]: readonly [number, number],
): string | undefined {
  const [day = '', hour = ''] = at.split(' ');
  const place = days.indexOf(day);
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (step === undefined) return undefined;
  const [to, then] = [days[place + step[0]!], Number(hour) + step[1]!];
  return to === undefined || then < first || then >= last ? undefined : `${to} ${then}`;
}
