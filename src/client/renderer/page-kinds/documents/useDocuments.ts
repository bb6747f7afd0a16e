import { useCallback, useEffect, useState } from 'react';
import { messageOf, useData, type PageData, type Row } from '../../data.ts';
import type { RecordLine } from '../../../../contract/print/records.ts';
import { chunked } from '../../../../contract/print/paginate.ts';

/** A row to be printed, with its approval records where the document shows them. */
export interface PrintedRow {
  readonly row: Row;
  readonly records: readonly RecordLine[];
  /** The signed code of this print; empty for a row that needs none. */
  readonly code?: string;
}

/** More in one go are refused, so that a browser does not choke on them. */
export const MOST = 500;
const AT_ONCE = 6;

/** What a row has come to: it, or why it could not be read. */
type Read = PrintedRow | { readonly reason: string };

/** Rows that could not be read for one reason. */
export interface Missing {
  readonly reason: string;
  /** Which of the rows that were asked for, from 1. */
  readonly numbers: readonly number[];
}

export interface Documents {
  /** Absent until all were asked for. */
  readonly rows?: readonly PrintedRow[];
  /** How many were read so far. */
  readonly read: number;
  readonly missing: readonly Missing[];
}

/** Reads the rows of some ids, a few at a time, in their order; `retry` reads those that could not be read. */
export function useDocuments(
  entity: string,
  ids: readonly string[],
  withRecords: boolean,
): [Documents, retry: () => void] {
  const data = useData();
  const [state, setState] = useState<Documents>({ read: 0, missing: [] });
  const [known] = useState(() => new Map<string, PrintedRow>());
  const [times, setTimes] = useState(0);
  const wanted = ids.join(',');
  useEffect(() => {
    let mounted = true;
    const readOne = async (id: string): Promise<Read> => {
      const key = `${entity} ${id}`;
      const found = known.get(key) ?? (await documentOf(data, entity, id, withRecords));
      if ('row' in found) known.set(key, found);
      return found;
    };
    const read = async () => {
      const found: Read[] = [];
      for (const some of chunked(wanted === '' ? [] : wanted.split(','), AT_ONCE)) {
        found.push(...(await Promise.all(some.map(readOne))));
        if (!mounted) return;
        setState({ read: found.length, missing: [] });
      }
      const rows = found.filter((one) => 'row' in one);
      if (mounted) setState({ rows, read: found.length, missing: missingOf(found) });
    };
    void read();
    return () => {
      mounted = false;
    };
  }, [data, entity, wanted, withRecords, known, times]);
  const retry = useCallback(() => setTimes((before) => before + 1), []);
  return [state, retry];
}

async function documentOf(data: PageData, entity: string, id: string, withRecords: boolean): Promise<Read> {
  try {
    const row = await data.get(entity, id);
    return { row, records: withRecords ? (await data.trace(entity, id)).Records : [] };
  } catch (problem) {
    return { reason: messageOf(problem) };
  }
}

function missingOf(found: readonly Read[]): Missing[] {
  const missing = new Map<string, number[]>();
  for (const [at, one] of found.entries())
    if ('reason' in one) missing.set(one.reason, [...(missing.get(one.reason) ?? []), at + 1]);
  return [...missing].map(([reason, numbers]) => ({ reason, numbers }));
}
