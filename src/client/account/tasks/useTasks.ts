import { useCallback, useEffect, useRef, useState } from 'react';
import type { Paged } from '../../../contract/envelope.ts';
import { FIRST_QUERY, loadPage, NO_TASKS, type TaskQuery } from './task-query.ts';

/** How often a list is read again while one of its tasks runs. */
const POLL_MS = 5_000;

export interface Tasks<Row> {
  readonly query: TaskQuery;
  readonly page: Paged<Row>;
  readonly isLoading: boolean;
  /** Reads another page, or the same one again. */
  show(query: TaskQuery): void;
}

interface TaskSource<Row> {
  load(query: TaskQuery): Promise<Paged<Row>>;
  isRunning(row: Row): boolean;
  /** Told of what was read. */
  onPage?(page: Paged<Row>): void;
}

/**
 * The tasks of a dialog. A list that cannot be read is empty and nothing is said about it (specification 8); one that
 * holds a running task is read again every few seconds.
 */
export function useTasks<Row>(source: TaskSource<Row>): Tasks<Row> {
  const [query, setQuery] = useState<TaskQuery>(FIRST_QUERY);
  const [page, setPage] = useState<Paged<Row>>(NO_TASKS);
  const [isLoading, setLoading] = useState(true);
  const current = useRef(source);
  current.current = source;
  const asked = useRef(0);

  const read = useCallback((wanted: TaskQuery, isPoll: boolean) => {
    asked.current += 1;
    const turn = asked.current;
    if (!isPoll) setLoading(true);
    loadPage(wanted, (one) => current.current.load(one))
      .then(
        (found) => {
          if (turn !== asked.current) return;
          setQuery(found.query);
          setPage(found.page);
          current.current.onPage?.(found.page);
        },
        () => {
          if (turn === asked.current && !isPoll) setPage(NO_TASKS);
        },
      )
      .finally(() => {
        if (turn === asked.current) setLoading(false);
      });
  }, []);

  useEffect(() => {
    read(FIRST_QUERY, false);
    return () => {
      asked.current += 1;
    };
  }, [read]);

  useEffect(() => {
    if (isLoading || !page.rows.some((row) => current.current.isRunning(row))) return;
    const timer = setInterval(() => read(query, true), POLL_MS);
    return () => clearInterval(timer);
  }, [isLoading, page, query, read]);

  const show = useCallback(
    (wanted: TaskQuery) => {
      setQuery(wanted);
      read(wanted, false);
    },
    [read],
  );
  return { query, page, isLoading, show };
}
