import { CheckSquareOutlined } from '@ant-design/icons';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { usePolling } from '../renderer/refresh.ts';
import { watchWrites } from '../renderer/writes.ts';
import { serverHas } from '../request/features.ts';
import { useFrame } from './frame.ts';
import type { NavItem } from './menu-routes.ts';
import { frameData, pageData } from './page-data.ts';
import styles from './notices.module.css';

type Count = CallOutput['Flow/TodoCount'];

/** The page with what waits for the reader. */
const ROUTE = namedRoutes.flowTodo;
/** How often it is counted anew while the window is in sight; what the reader does is counted at once. */
const FRESH_SECONDS = 30;
/** The server keeps the count for a moment: sooner it would say the same. */
const LEAST_MS = 4_000;
/** Beyond this the number only says that there are more. */
const MOST = 99;

type Beside = CallOutput['Home/Beside'];

const Counted = createContext<Count | undefined>(undefined);
/** Numbers beside other entries of the menu, by their pages. */
const Besides = createContext<ReadonlyMap<string, number>>(new Map());

interface TodoCountProviderProps {
  /** Changes with every page that is opened. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Counts what waits for the user, for the header and the menu. */
export function TodoCountProvider({ place, children }: TodoCountProviderProps) {
  const { routes, me } = useFrame();
  const isHeld = routes.has(ROUTE);
  const [counted, setCounted] = useState<{ readonly of: unknown; readonly count: Count }>();
  const [besides, setBesides] = useState<ReadonlyMap<string, number>>(new Map());
  const askedAt = useRef(-Infinity);
  const load = useCallback(() => {
    // A server that is not ours need not know of flows and homes.
    if (!serverHas('idempotency')) return;
    askedAt.current = performance.now();
    (frameData.ask(calls.Home.Beside.name, {}) as Promise<Beside>).then(
      (rows) => setBesides(new Map(rows.map(({ Page, Count }) => [Page, Count]))),
      () => undefined,
    );
    if (!isHeld) return;
    const ask = frameData.ask(calls.Flow.TodoCount.name, {}) as Promise<Count>;
    // A number that cannot be told is left as it was: the page itself says why.
    ask.then(
      (count) => setCounted({ of: me, count }),
      () => undefined,
    );
  }, [isHeld, me]);
  useEffect(load, [load]);
  useEffect(() => watchWrites(pageData, load), [load]);
  useEffect(() => {
    if (performance.now() - askedAt.current > LEAST_MS) load();
  }, [load, place]);
  usePolling(load, FRESH_SECONDS);
  const count = isHeld && counted?.of === me ? counted?.count : undefined;
  return (
    <Counted.Provider value={count}>
      <Besides.Provider value={besides}>{children}</Besides.Provider>
    </Counted.Provider>
  );
}

const textOf = (count: number) => (count > MOST ? `${MOST}+` : String(count));

/** The way to what waits, with its number. */
export function TodoLink({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const { routes } = useFrame();
  const { Todo = 0, Overdue = 0 } = useContext(Counted) ?? {};
  const route = routes.get(ROUTE);
  if (!route) return null;
  const told = [Todo > 0 ? `${Todo}件` : '', Overdue > 0 ? `其中超期${Overdue}件` : ''].filter(Boolean);
  return (
    <a
      href={ROUTE}
      className={`${className} ${styles['bell']}`}
      title={route.title}
      aria-label={[route.title, ...told].join('，')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(ROUTE);
      }}
    >
      <CheckSquareOutlined />
      {Todo > 0 && <span className={styles['count']}>{textOf(Todo)}</span>}
    </a>
  );
}

/** The number beside an entry of the menu: what waits behind it, or behind those that it holds while it is closed. */
export function TodoBadge({ item }: { item: NavItem }) {
  const todo = useContext(Counted)?.Todo ?? 0;
  const besides = useContext(Besides);
  const { routes } = useFrame();
  const countOf = ({ path, children }: NavItem): number => {
    if (children.length > 0) return children.reduce((all, child) => all + countOf(child), 0);
    return path === ROUTE ? todo : (besides.get(routes.get(path)?.page ?? '') ?? 0);
  };
  const count = countOf(item);
  return count === 0 ? null : <span className={styles['inMenu']}>{textOf(count)}</span>;
}
