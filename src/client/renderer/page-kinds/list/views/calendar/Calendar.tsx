import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { CalendarView } from '../../../../../../contract/generated/meta.ts';
import { useData } from '../../../../data.ts';
import { useDevice, useNavigation, useNotify } from '../../../../contexts.ts';
import { useCodes } from '../../../../fields/codes.ts';
import { Icon } from '../../../../icons.tsx';
import { queryOf } from '../../../../query.ts';
import { shanghaiNow } from '../../../../schema/judge.ts';
import { Failed } from '../../../../States.tsx';
import type { ListController, ListState } from '../../controller.ts';
import type { RowsProps } from '../../DesktopTable.tsx';
import { useListController } from '../../useListController.ts';
import { boundsOf, isDayText, monthOf, shortDay, stepped, type Span } from './days.ts';
import { DayList } from './DayList.tsx';
import { eventOf, withinDays, type CalendarEvent } from './events.ts';
import { Month } from './Month.tsx';
import { Week } from './Week.tsx';
import styles from './calendar.module.css';

/** What each way to show days is given. */
export interface DaysProps {
  readonly rows: RowsProps;
  readonly view: CalendarView;
  readonly day: string;
  readonly today: string;
  readonly events: readonly CalendarEvent[];
  /** The list of what is shown, which a card belongs to. */
  readonly controller: ListController;
  readonly state: ListState;
  /** Goes to a day. */
  go(day: string, span?: Span): void;
  /** Begins a new row; absent where the reader may not. */
  readonly add: ((from: string, to: string) => void) | undefined;
  colorOf(event: CalendarEvent): string;
}

const ROWS_AT_ONCE = 100;
/** So many rows are read without being asked for. */
const MOST_ROWS = 500;

/** The rows of a list on the days that they take. */
export function Calendar({ view, ...rows }: RowsProps & { readonly view: CalendarView }) {
  const navigation = useNavigation();
  const isPhone = useDevice() === 'mobile';
  const today = shanghaiNow().slice(0, 10);
  const [day, setDay] = useState(() => {
    const asked = queryOf(navigation.path).get('day');
    return isDayText(asked) ? asked : today;
  });
  const [chosen, setSpan] = useState<Span>(() => {
    const asked = queryOf(navigation.path).get('span');
    return asked === 'week' || asked === 'month' ? asked : (view.span ?? 'month');
  });
  const span = isPhone ? 'week' : chosen;
  const go = (to: string, wanted: Span = chosen) => {
    setDay(to);
    setSpan(wanted);
    navigation.keepInAddress('day', to);
    navigation.keepInAddress('span', wanted);
  };
  const bounds = boundsOf(day, span);
  const [controller, state] = useRowsOf(rows, view, bounds);
  const colorOf = useColors(rows, view);
  const events = state.rows.flatMap((row) => eventOf(row, view) ?? []);
  const Days = isPhone ? DayList : span === 'week' ? Week : Month;
  const left = state.total - state.rows.length;
  const { addWith } = rows;
  const add =
    addWith &&
    ((from: string, to: string) =>
      addWith({ [view.from]: from, ...(view.to === undefined ? {} : { [view.to]: to }) }));
  return (
    <div className={styles['calendar']}>
      <Head {...{ day, span, today, bounds, go, isPhone }} />
      {state.status === 'failed' ? (
        <Failed text={state.failure} retry={() => void controller.reload()} />
      ) : (
        <Days {...{ rows, view, day, today, events, controller, state, go, add, colorOf }} />
      )}
      {left > 0 && state.rows.length >= MOST_ROWS && (
        <Button block loading={state.status === 'loading'} onClick={() => void controller.more()}>
          {`加载更多（还有${left}条）`}
        </Button>
      )}
      <p className={styles['count']} role="status">
        {state.status === 'ready'
          ? `${shortDay(bounds[0])}至${shortDay(bounds[1])}，共 ${state.total} 条`
          : ''}
      </p>
    </div>
  );
}

function useRowsOf(
  { model, controller: list, state: { tab, rows } }: RowsProps,
  view: CalendarView,
  bounds: readonly [string, string],
): [ListController, ListState] {
  const data = useData();
  const notify = useNotify();
  const fixed = withinDays(list.filter(), view, bounds);
  const [controller, state] = useListController(
    {
      data,
      entity: model.entity.name,
      page: model.page.path,
      filters: [],
      pageSize: ROWS_AT_ONCE,
      appending: true,
      fixed,
      sort: { field: view.from, order: 'ascend' },
      warn: notify.warning,
      ...(tab && { tab }),
    },
    `${model.page.answer.Version} ${tab} ${JSON.stringify(fixed)}`,
  );
  useEffect(() => void controller.poll(), [controller, rows]);
  const isShort = state.status === 'ready' && state.rows.length < Math.min(state.total, MOST_ROWS);
  useEffect(() => {
    if (isShort) void controller.more();
  }, [controller, isShort, state.rows.length]);
  return [controller, state];
}

function useColors({ model }: RowsProps, { color = '' }: CalendarView): DaysProps['colorOf'] {
  const items = useCodes(model.entity.fields.get(color)?.dict);
  return ({ row }) => items.find(({ code }) => code === row[color])?.color ?? 'default';
}

interface HeadProps extends Pick<DaysProps, 'day' | 'today' | 'go'> {
  readonly span: Span;
  readonly bounds: readonly [string, string];
  readonly isPhone: boolean;
}

const SPANS: readonly (readonly [Span, string])[] = [
  ['month', '月'],
  ['week', '周'],
];

function Head({ day, span, today, bounds, go, isPhone }: HeadProps) {
  const [year, month] = monthOf(day).split('-').map(Number);
  const what = span === 'month' ? '月' : '周';
  return (
    <div className={styles['head']}>
      <h2 aria-live="polite">
        {span === 'month'
          ? `${year}年${month}月`
          : `${bounds[0].slice(0, 4)}年${shortDay(bounds[0])}－${shortDay(bounds[1])}`}
      </h2>
      <span className={styles['moves']}>
        <Button
          aria-label={`上一${what}`}
          icon={<Icon name="LeftOutlined" />}
          onClick={() => go(stepped(day, span, -1))}
        />
        <Button onClick={() => go(today)} disabled={day === today}>
          今天
        </Button>
        <Button
          aria-label={`下一${what}`}
          icon={<Icon name="RightOutlined" />}
          onClick={() => go(stepped(day, span, 1))}
        />
      </span>
      {!isPhone && (
        <span role="group" aria-label="显示多少天" className={styles['spans']}>
          {SPANS.map(([key, text]) => (
            <button key={key} type="button" aria-pressed={key === span} onClick={() => go(day, key)}>
              {text}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
