import { useEffect, useState } from 'react';
import { messageOf, useData, type ExportRequest, type Row } from '../../data.ts';
import { MOST } from '../documents/useDocuments.ts';
import { batchRow, type BatchRow, type TemplateModel } from './model.ts';

/** Which documents are offered. */
export interface BatchQuery {
  /** Only these; absent: all that the user reaches. */
  readonly ids: readonly string[] | undefined;
  /** Only those that match what a list asked for. */
  readonly match?: Match | undefined;
  readonly keyword: string;
  /** What is chosen beside the rows, by field. */
  readonly filter: Row;
  /** Number of the batch, from 0. */
  readonly batch: number;
}

/** What rows match that were chosen all at once in a list. */
export type Match = Pick<ExportRequest, 'Filter' | 'Page' | 'Tab'>;

/** How far the documents of a batch have come. */
export interface BatchState {
  readonly rows?: readonly BatchRow[];
  readonly total: number;
  readonly read: number;
  readonly failure?: string;
}

const AT_ONCE = 100;
const NOTHING: BatchState = { total: 0, read: 0 };

/** Reads the documents of one batch, some at a time. `times` reads them anew. */
export function useBatch(
  call: string,
  template: TemplateModel,
  query: BatchQuery,
  times: number,
): BatchState {
  const data = useData();
  const { keyword, batch, match, filter } = query;
  const ids = query.ids?.join(',');
  const [state, setState] = useState<BatchState>(NOTHING);
  useEffect(() => {
    let mounted = true;
    const wanted = ids?.split(',').slice(batch * MOST, (batch + 1) * MOST);
    const ask = async (at: number): Promise<{ total: number; rows: Row[] }> => {
      const which = wanted
        ? { Ids: wanted.slice(at * AT_ONCE, (at + 1) * AT_ONCE) }
        : {
            ...match,
            Filter: { ...match?.Filter, ...filter },
            Keyword: keyword,
            PageIndex: batch * (MOST / AT_ONCE) + at + 1,
          };
      const answer = await data.ask(call, { TplCode: template.code, PageSize: AT_ONCE, ...which });
      return answer as { total: number; rows: Row[] };
    };
    const read = async () => {
      const rows: BatchRow[] = [];
      let total = ids === undefined ? 0 : ids.split(',').length;
      for (let at = 0; at < MOST / AT_ONCE; at += 1) {
        const answer = await ask(at);
        if (ids === undefined) total = answer.total;
        rows.push(...answer.rows.map((one) => batchRow(template, one)));
        const wholly = wanted ? wanted.length : Math.min(MOST, total - batch * MOST);
        if (!mounted || (at + 1) * AT_ONCE >= wholly) break;
        setState({ total, read: rows.length });
      }
      if (mounted) setState({ rows, total, read: rows.length });
    };
    setState((before) => (times > 0 && before.rows ? before : NOTHING));
    read().catch((problem: unknown) => mounted && setState({ ...NOTHING, failure: messageOf(problem) }));
    return () => {
      mounted = false;
    };
  }, [data, call, template, ids, match, keyword, filter, batch, times]);
  return state;
}
