import { useButtons, useMe } from '../../../../contexts.ts';
import { useRunning } from '../../../../ActionButtons.tsx';
import { textOf } from '../../../../fields/widgets/Plain.tsx';
import { rowButtons } from '../../../../schema/buttons.ts';
import { twinKey } from '../../../../schema/fields.ts';
import { cardOf } from '../../card.ts';
import type { DaysProps } from './Calendar.tsx';
import { shortDay } from './days.ts';
import type { CalendarEvent } from './events.ts';
import styles from './calendar.module.css';

interface EventProps extends Pick<DaysProps, 'rows' | 'colorOf'> {
  readonly event: CalendarEvent;
  readonly day: string;
  /** Only when it begins, where there is little room. */
  readonly short?: boolean;
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** When an event is, as it is said on one of its days. */
export function timeOf({ first, last, minutes }: CalendarEvent, day: string): string {
  if (!minutes) return first === last ? '' : `${shortDay(first)}－${shortDay(last)}`;
  const [begin, end] = minutes;
  if (first !== last)
    return day === first ? `${clockOf(begin)} 起` : day === last ? `至 ${clockOf(end)}` : '全天';
  return end > begin ? `${clockOf(begin)}－${clockOf(end)}` : clockOf(begin);
}

/** What an event is called: the title of its card. */
export function nameOf({ model }: DaysProps['rows'], { row }: CalendarEvent): string {
  const { title } = cardOf(model);
  return title ? textOf(row[twinKey(title.field)] ?? row[title.key]) : '';
}

/** An event on the calendar; pressed, it opens its row. */
export function Event({ rows, event, day, colorOf, short = false }: EventProps) {
  const me = useMe();
  const buttons = useButtons();
  const { run } = useRunning(rows.targetOf(event.row));
  const { title } = cardOf(rows.model);
  const [linked] = title?.link
    ? rowButtons([{ EnCode: title.link }], rows.model.entity, event.row, { me, buttons })
    : [];
  const opener = linked ?? rows.buttonsOf(event.row).find(({ action }) => action?.verb === 'view');
  const [time, name, mark] = [timeOf(event, day), nameOf(rows, event), rows.markOf?.(event.row)];
  const content = (
    <>
      {time !== '' && <time>{short ? time.split('－')[0] : time}</time>}
      <span>{name}</span>
    </>
  );
  const attributes = {
    className: styles['event'],
    'data-color': colorOf(event),
    title: [time, name, mark?.title].filter((part) => part).join(' '),
  };
  return opener ? (
    <button type="button" {...attributes} onClick={() => run(opener)}>
      {content}
    </button>
  ) : (
    <span {...attributes}>{content}</span>
  );
}
