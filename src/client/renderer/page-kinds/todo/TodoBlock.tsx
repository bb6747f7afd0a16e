import { Button, Checkbox } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { TodoBox, TodoPage } from '../../../../contract/generated/meta.ts';
import { useNavigation } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { queryOf } from '../../query.ts';
import { useAnew } from '../../read.ts';
import { Icon } from '../../icons.tsx';
import { faultAt } from '../../schema/fault.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import { Pager } from '../../table/Pager.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import type { BlockProps } from '../index.ts';
import { useBeside } from '../list/useBeside.ts';
import { TodoFilters } from './TodoFilters.tsx';
import { TodoList, type TodoLine, type TodoState } from './todo-list.ts';
import { TodoRow } from './TodoRow.tsx';
import { useTodoCount } from './useTodoCount.ts';
import { useOpened } from './useOpened.ts';
import styles from './todo.module.css';

const PAGE_SIZE = 20;
/** While somebody looks at the list, what others do shows in it. */
const FRESH_SECONDS = 5;
/** What stands in the address of the page that is to open a box. */
const ASKED = 'tab';
/** The same of one that is to open a line. */
const ASKED_ROW = 'row';

/** The reader's approvals of all flows. */
export function TodoBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'todo') throw faultAt(page.place, `页面类型应为 todo，实际为 ${file.kind}`);
  return <Todo file={file} />;
}

const isBox = (file: TodoPage, box: string | null): box is TodoBox =>
  file.boxes.some((one) => one.box === box);

function Todo({ file }: { readonly file: TodoPage }) {
  const data = useData();
  const { path, keepInAddress } = useNavigation();
  const asked = queryOf(path).get(ASKED);
  const [list] = useState(
    () => new TodoList(data, isBox(file, asked) ? asked : file.boxes[0].box, file.pageSize ?? PAGE_SIZE),
  );
  const state = useSyncExternalStore(list.watch, list.state);
  const count = useTodoCount(FRESH_SECONDS);
  const beside = useBeside(true);
  useEffect(() => void list.load(), [list]);
  useAnew(list.load, undefined);
  // The number tells that something came or went; the lines follow it.
  const waiting = useRef(count?.Todo);
  useEffect(() => {
    if (count === undefined || waiting.current === count.Todo) return;
    const isFirst = waiting.current === undefined;
    waiting.current = count.Todo;
    if (!isFirst && state.box === 'todo' && state.status === 'ready' && state.total !== count.Todo)
      void list.load();
  }, [count, list, state.box, state.status, state.total]);
  const choose = (box: string) => {
    if (!isBox(file, box)) return;
    keepInAddress(ASKED, box);
    void list.show(box);
  };
  return (
    <div className={styles['page']}>
      <div className={styles['left']}>
        <TabStrip
          label={`${file.title}的分类`}
          active={state.box}
          tabs={file.boxes.map(({ box, title }) => ({
            key: box,
            title,
            ...(box === 'todo' && count ? { count: count.Todo } : {}),
          }))}
          choose={choose}
        />
        <Narrowing state={state} narrow={(filters) => void list.narrow(filters)} />
        <Lines {...{ file, list, state, beside }} />
      </div>
      <div className={styles['pane']} ref={beside.setElement}>
        {beside.place && beside.rowId === undefined && <Empty text="点开一件，在此查看和办理" />}
      </div>
    </div>
  );
}

/** The filters are folded away: most people's lines fit on a page. */
function Narrowing(props: { readonly state: TodoState; narrow(filters: TodoState['filters']): void }) {
  const [isOpen, setOpen] = useState(false);
  const used = Object.keys(props.state.filters).length;
  return (
    <>
      <Button
        className={styles['fold'] ?? ''}
        aria-expanded={isOpen}
        icon={<Icon name="FilterOutlined" />}
        onClick={() => setOpen(!isOpen)}
      >
        {used > 0 ? `筛选（${used}）` : '筛选'}
      </Button>
      {isOpen && <TodoFilters {...props} />}
    </>
  );
}

interface LinesProps {
  readonly file: TodoPage;
  readonly list: TodoList;
  readonly state: TodoState;
  readonly beside: ReturnType<typeof useBeside>;
}

function Lines({ file, list, state, beside }: LinesProps) {
  const { open, agree } = useOpened(list, beside.place);
  const { rows, ticked, total } = state;
  useLineAsked(rows, (line) => void open(line));
  if (state.status === 'failed') return <Failed text={state.failure} retry={() => void list.load()} />;
  if (rows.length === 0 && state.status === 'loading') return <Skeleton />;
  if (rows.length === 0) return <Nothing {...{ file, list, state }} />;
  const isBatch = state.box === 'todo';
  const chosen = rows.filter(({ Id }) => ticked.has(Id));
  return (
    <>
      {isBatch && (
        <div className={styles['bar']}>
          <Checkbox
            checked={chosen.length === rows.length}
            indeterminate={chosen.length > 0 && chosen.length < rows.length}
            onChange={(event) => list.tick(event.target.checked ? rows.map(({ Id }) => Id) : [])}
          >
            本页全选
          </Checkbox>
          <Button type="primary" disabled={chosen.length === 0} onClick={() => void agree(chosen)}>
            {chosen.length > 0 ? `批量同意（${chosen.length}）` : '批量同意'}
          </Button>
        </div>
      )}
      <ul className={styles['lines']} aria-busy={state.status === 'loading'} onKeyDown={moveByArrow}>
        {rows.map((line) => (
          <TodoRow
            key={line.Id}
            line={line}
            isShown={beside.rowId === line.Id}
            isTicked={ticked.has(line.Id)}
            tick={
              isBatch
                ? (isTicked) =>
                    list.tick(isTicked ? [...ticked, line.Id] : [...ticked].filter((id) => id !== line.Id))
                : undefined
            }
            open={() => void open(line)}
          />
        ))}
      </ul>
      <Pager
        pageIndex={state.pageIndex}
        pageSize={state.pageSize}
        total={total}
        isSingle={total <= state.pageSize}
        unit="件"
        turn={(index, size) => void list.turn(index, size)}
      />
    </>
  );
}

function Nothing({ file, list, state }: Pick<LinesProps, 'file' | 'list' | 'state'>) {
  if (Object.keys(state.filters).length > 0)
    return (
      <Empty text="没有符合条件的事项">
        <Button onClick={() => void list.narrow({})}>清除筛选</Button>
      </Empty>
    );
  return <Empty text={file.boxes.find(({ box }) => box === state.box)?.empty} />;
}

/** Opens the line that the address names, such as that of a message: once, so that going back does not open it again. */
function useLineAsked(rows: readonly TodoLine[], open: (line: TodoLine) => void): void {
  const { path, keepInAddress } = useNavigation();
  const asked = queryOf(path).get(ASKED_ROW);
  const line = rows.find(({ Id }) => Id === asked);
  const latest = useRef({ open, keepInAddress });
  latest.current = { open, keepInAddress };
  useEffect(() => {
    if (!line || !queryOf(window.location.href).has(ASKED_ROW)) return;
    latest.current.keepInAddress(ASKED_ROW, '');
    latest.current.open(line);
  }, [line]);
}

/** The arrow keys move between the lines. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = lines.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : lines[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
