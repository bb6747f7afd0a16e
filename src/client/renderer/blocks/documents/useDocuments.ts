import { useEffect, useState } from 'react';
import { useData, type FlowTrace, type PageData, type Row } from '../../data.ts';
import { chunked } from '../../../../contract/print/paginate.ts';

/** A row to be printed, with its approval records where the document shows them. */
export interface PrintedRow {
  readonly row: Row;
  readonly records: FlowTrace['Records'];
  /** The signed code of this print; empty for a row that needs none. */
  readonly code?: string;
}

/** More in one go are refused, so that a browser does not choke on them. */
export const MOST = 500;
const AT_ONCE = 6;

export interface Documents {
  /** Absent until all were asked for. */
  readonly rows?: readonly PrintedRow[];
  /** How many were read so far. */
  readonly read: number;
  /** How many could not be read. */
  readonly missing: number;
}

/** Reads the rows of some ids, a few at a time, in their order. */
export function useDocuments(entity: string, ids: readonly string[], withRecords: boolean): Documents {
  const data = useData();
  const [state, setState] = useState<Documents>({ read: 0, missing: 0 });
  const wanted = ids.join(',');
  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const found: (PrintedRow | undefined)[] = [];
      for (const some of chunked(wanted === '' ? [] : wanted.split(','), AT_ONCE)) {
        found.push(...(await Promise.all(some.map((id) => readOne(data, entity, id, withRecords)))));
        if (!mounted) return;
        setState({ read: found.length, missing: 0 });
      }
      const rows = found.filter((one) => one !== undefined);
      if (mounted) setState({ rows, read: found.length, missing: found.length - rows.length });
    };
    void read();
    return () => {
      mounted = false;
    };
  }, [data, entity, wanted, withRecords]);
  return state;
}

async function readOne(
  data: PageData,
  entity: string,
  id: string,
  withRecords: boolean,
): Promise<PrintedRow | undefined> {
  try {
    const row = await data.get(entity, id);
    return { row, records: withRecords ? (await data.trace(entity, id)).Records : [] };
  } catch {
    return undefined;
  }
}
